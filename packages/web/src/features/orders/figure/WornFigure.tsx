import type { ReactNode } from 'react';
import { Person } from '../../../shared/body/figure/Person.tsx';
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
  shown: { aspectRatio, body, viewBox, worn },
  marks,
  children,
}: WornFigureProps): ReactNode => (
  <div className={styles.figure} style={{ aspectRatio }}>
    <svg viewBox={viewBox} aria-hidden="true" focusable="false">
      <Person body={body} worn={worn} />
      {marks}
    </svg>
    {children}
  </div>
);
