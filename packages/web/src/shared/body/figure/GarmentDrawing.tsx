import type { GarmentMeasurement } from '@tailorbird/domain/sizing';
import {
  type BodyNumbers,
  drawGarmentOn,
  drawTrunk,
  landmarksOf,
  setOff,
  sheetHeight,
} from '@tailorbird/packshot/body';
import { type ReactNode, useId } from 'react';
import styles from './BodyFigure.module.css';
import { Person } from './Person.tsx';

type GarmentDrawingProps = {
  readonly body: BodyNumbers;
  readonly sizeTypeSlug: string;
  readonly measurements: readonly GarmentMeasurement[];
  /**
   * The closest-fitting of several garments; the ease of the others is exaggerated
   * relative to it.
   */
  readonly closest?: readonly GarmentMeasurement[] | undefined;
  readonly isHeadShown?: boolean;
};

/** Small drawing of a garment on the upper body; decorative beside its name. */
export const GarmentDrawing = ({
  body,
  sizeTypeSlug,
  measurements,
  closest,
  isHeadShown = false,
}: GarmentDrawingProps): ReactNode => {
  const clip = useId();
  const worn = drawGarmentOn(
    body,
    sizeTypeSlug,
    closest ? setOff(measurements, closest) : measurements,
  );
  const { top, crotch, arm, chest, shoulder } = landmarksOf(body);
  const neck = (chest + shoulder) / 2;
  const half = arm.at(arm.length, 8)[0];
  const upper = isHeadShown ? top + 2 : top * 0.93;
  return (
    <svg
      viewBox={`${-half} ${sheetHeight - upper} ${half * 2} ${upper - crotch + 12}`}
      className={styles.small}
      aria-hidden="true"
      focusable="false"
    >
      <Person body={body} worn={worn} />
      {closest && (
        <>
          <clipPath id={clip}>
            <rect x={-half} y={sheetHeight - neck} width={half * 2} height={neck - crotch - 6} />
          </clipPath>
          <path className={styles.within} clipPath={`url(#${clip})`} d={drawTrunk(body)} />
        </>
      )}
    </svg>
  );
};
