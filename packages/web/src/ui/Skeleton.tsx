import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** Lines that stand for a text on its way. Say elsewhere, once, that something is loading. */
export const Skeleton = ({ lines = 3 }: { readonly lines?: number }): ReactNode => (
  <div className={styles.lines} aria-hidden="true">
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move.
      <span key={index} className={styles.line} />
    ))}
  </div>
);
