import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './IntervalBar.module.css';

type IntervalBarProps = {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly scale: { readonly minimum: number; readonly maximum: number };
  readonly compared?: number | undefined;
  /** True if it was measured, not estimated. */
  readonly isTaped?: boolean;
};

/**
 * Width of an estimate: a bar from low to high with a mark at the mean. Decorative: the numbers
 * show next to it.
 */
export const IntervalBar = ({
  mean,
  low,
  high,
  scale,
  compared,
  isTaped = false,
}: IntervalBarProps): ReactNode => {
  const place = (value: number): string =>
    `${Math.min(100, Math.max(0, ((value - scale.minimum) / (scale.maximum - scale.minimum)) * 100))}%`;
  return (
    <span className={classNames(styles.bar, isTaped && styles.taped)} aria-hidden="true">
      <span
        className={styles.interval}
        style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
      />
      {compared !== undefined && (
        <span className={styles.compared} style={{ left: place(compared) }} />
      )}
      <span className={styles.mean} style={{ left: place(mean) }} />
    </span>
  );
};
