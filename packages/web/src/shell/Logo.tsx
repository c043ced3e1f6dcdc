import { productName } from '@tailorbird/domain/shell';
import { drawMark } from '@tailorbird/packshot';
import type { ReactNode } from 'react';
import styles from './Logo.module.css';

const mark = { __html: drawMark({ size: 36 }) };

/** The bird, its thread in the accent color, and the name. The link around it says where it leads. */
export const Logo = (): ReactNode => (
  <span className={styles.logo} aria-hidden="true">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the house's own drawing. */}
    <span className={styles.mark} dangerouslySetInnerHTML={mark} />
    <span className={styles.name}>{productName}</span>
  </span>
);
