import type { ReactNode } from 'react';
import styles from './WornFigure.module.css';
import type { WornBody } from './wornBody.ts';

type WornFigureProps = {
  readonly shown: WornBody;
  /** What is drawn over it. */
  readonly marks?: ReactNode;
  /** What lies over it, placed by `onFigure`. */
  readonly children: ReactNode;
};

/** Somebody who wears a garment: a decoration beside what is said of places. */
export const WornFigure = ({
  shown: { aspectRatio, person, viewBox, worn },
  marks,
  children,
}: WornFigureProps): ReactNode => (
  <div className={styles.figure} style={{ aspectRatio }}>
    <svg viewBox={viewBox} aria-hidden="true" focusable="false">
      {[styles.outline, styles.skin].map((look) => (
        <g key={look} className={look}>
          {[...person.arms, person.trunk, person.head].map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
      {[styles.clothOutline, styles.cloth].map((look) => (
        <g key={look} className={look}>
          {[...worn.sleeves, worn.trunk].map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
      <path className={styles.seams} d={worn.details} />
      {marks}
    </svg>
    {children}
  </div>
);
