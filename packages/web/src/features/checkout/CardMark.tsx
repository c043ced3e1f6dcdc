import type { ReactNode } from 'react';
import styles from './CardMark.module.css';

/** A drawn card beside a saved one. */
export const CardMark = (): ReactNode => (
  <svg className={styles.mark} width="36" height="24" viewBox="0 0 36 24" aria-hidden="true">
    <path d="M8 5.5h20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM6 10h24M10 14.5h5" />
  </svg>
);
