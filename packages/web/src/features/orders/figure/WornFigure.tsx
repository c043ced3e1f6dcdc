import type { ReactNode } from 'react';
import { Person } from '../../../shared/body/figure/Person.tsx';
import styles from './WornFigure.module.css';
import type { WornBody } from './wornBody.ts';

type WornFigureProps = {
  readonly shown: WornBody;
  readonly marks?: ReactNode;
  /** Content above the figure, positioned with `onFigure`. */
  readonly children: ReactNode;
};

/** A figure wearing a garment; decorative next to feedback by zone. */
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
