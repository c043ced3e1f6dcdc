import { productName } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import styles from './Logo.module.css';

/** The bird, its thread in the accent color (`public/mark.svg`), and the name. The link around it says where it leads. */
export const Logo = (): ReactNode => (
  <span className={styles.logo} aria-hidden="true">
    <img src="/mark.svg" width={36} height={36} alt="" />
    <span className={styles.name}>{productName}</span>
  </span>
);
