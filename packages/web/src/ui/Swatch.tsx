import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Swatch.module.css';

type SwatchProps = {
  readonly hex: string;
  readonly size?: 'small' | 'large';
  readonly isSoldOut?: boolean;
};

/** A fabric sample in its color, cut with pinking shears. Its container names it. */
export const Swatch = ({ hex, size = 'large', isSoldOut = false }: SwatchProps): ReactNode => (
  <span
    className={classNames(styles.place, styles[size], isSoldOut && styles.soldOut)}
    style={{ ['--fabric' as string]: hex }}
    aria-hidden="true"
  />
);
