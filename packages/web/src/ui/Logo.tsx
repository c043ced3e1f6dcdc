import { productName } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { withBase } from './basePath.ts';
import styles from './Logo.module.css';

/**
 * The bird with its accent-colored thread (`public/mark.svg`), and the name. The surrounding
 * link names its target.
 */
export const Logo = (): ReactNode => (
  <span className={styles.logo} aria-hidden="true">
    <img src={withBase('/mark.svg')} width={36} height={36} alt="" />
    <span className={styles.name}>{productName}</span>
  </span>
);
