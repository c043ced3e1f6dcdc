import type { ReactNode } from 'react';
import styles from './TenButtons.module.css';

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type TenButtonsProps = {
  readonly count: number;
  /** So many will be, with what is proposed: those beyond `count` are drawn as gained. */
  readonly to?: number;
};

/** So many of ten as a share is worth: never more than is so, and nothing is sure of all. */
export const ofTen = (share: number): number =>
  share < 0.095 ? 0 : Math.min(9, Math.round(share * 10));

/** A share as shirt buttons, so many of ten there, with their four holes: thread across them reads as a mark of what is wrong. A decoration beside the same in words. */
export const TenButtons = ({ count, to = count }: TenButtonsProps): ReactNode => (
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
