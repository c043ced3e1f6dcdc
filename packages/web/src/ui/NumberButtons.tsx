import type { ReactNode } from 'react';
import styles from './NumberButtons.module.css';

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type TenButtonsProps = {
  readonly count: number;
  /** Number of buttons after a proposed change; those beyond `count` are drawn as a gain. */
  readonly to?: number;
};

/** A share rounded down to tenths, and never ten of ten. */
export const ofTen = (share: number): number =>
  share < 0.095 ? 0 : Math.min(9, Math.round(share * 10));

/**
 * A share as ten shirt buttons, without thread because crossed thread looks like an
 * error. Decorative beside a text.
 */
export const NumberButtons = ({ count, to = count }: TenButtonsProps): ReactNode => (
  <svg className={styles.buttons} viewBox="0 0 250 24" aria-hidden="true">
    {places.map((place) => (
      <g
        key={place}
        className={place <= count ? styles.sewn : place <= to ? styles.gained : styles.open}
        transform={`translate(${(place - 1) * 25 + 12} 12)`}
      >
        <circle r="10" />
        {place <= Math.max(count, to) && <path d="M-3-3h0M3-3h0M-3 3h0M3 3h0" />}
      </g>
    ))}
  </svg>
);
