import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  readonly lines?: number;
  /** Text only, or text next to a drawing, as in the size finder. */
  readonly shape?: 'text' | 'beside';
};

/** Placeholder of loading content. Announce the loading state elsewhere, once. */
export const Skeleton = ({ lines = 3, shape = 'text' }: SkeletonProps): ReactNode => {
  const text = (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are equal and never move.
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
  if (shape === 'text') return text;
  return (
    <div className={styles.beside} aria-hidden="true">
      <span className={styles.drawing} />
      {text}
    </div>
  );
};
