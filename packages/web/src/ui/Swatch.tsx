import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { clothPath } from './clothPath.ts';
import styles from './Swatch.module.css';

type SwatchProps = {
  readonly hex: string;
  readonly size?: 'small' | 'large';
  readonly isSoldOut?: boolean;
  /** Shows the cloth of `clothStyle` around it. */
  readonly showsCloth?: boolean;
};

/** Style of an element around swatches of one cloth. */
export const clothStyle = (name: string): CSSProperties => ({
  ['--cloth' as string]: `url(${clothPath(name, 'webp')})`,
});

/** A fabric sample in its color, cut with pinking shears. Its container names it. */
export const Swatch = ({
  hex,
  size = 'large',
  isSoldOut = false,
  showsCloth = false,
}: SwatchProps): ReactNode => (
  <span
    className={classNames(
      styles.place,
      styles[size],
      isSoldOut && styles.soldOut,
      showsCloth && styles.cloth,
    )}
    style={{ ['--fabric' as string]: hex }}
    aria-hidden="true"
  />
);
