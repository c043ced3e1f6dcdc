import type { GarmentMeasurement } from '@tailorbird/domain/sizing';
import {
  type BodyNumbers,
  drawBody,
  drawGarmentOn,
  landmarksOf,
  setOff,
  sheetHeight,
} from '@tailorbird/packshot/body';
import { type ReactNode, useId } from 'react';
import styles from './BodyFigure.module.css';

type GarmentDrawingProps = {
  readonly body: BodyNumbers;
  readonly sizeTypeSlug: string;
  readonly measurements: readonly GarmentMeasurement[];
  /** The closest of garments that differ in how close they are: the room that the others leave is drawn larger than it is, with the body within. */
  readonly closest?: readonly GarmentMeasurement[] | undefined;
};

/** A garment on the upper half of its wearer, small: a decoration beside its name. */
export const GarmentDrawing = ({
  body,
  sizeTypeSlug,
  measurements,
  closest,
}: GarmentDrawingProps): ReactNode => {
  const clip = useId();
  const { arms, trunk, head } = drawBody(body);
  const worn = drawGarmentOn(
    body,
    sizeTypeSlug,
    closest ? setOff(measurements, closest) : measurements,
  );
  const { top, crotch, arm, chest, shoulder } = landmarksOf(body);
  const neck = (chest + shoulder) / 2;
  const half = arm.at(arm.length, 8)[0];
  const parts = [...arms, trunk, head];
  const cloth = [...worn.sleeves, worn.trunk];
  return (
    <svg
      viewBox={`${-half} ${sheetHeight - top * 0.93} ${half * 2} ${top * 0.93 - crotch + 12}`}
      className={styles.small}
      aria-hidden="true"
      focusable="false"
    >
      {[styles.outline, styles.skin].map((look) => (
        <g key={look} className={look}>
          {parts.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
      {[styles.clothOutline, styles.cloth].map((look) => (
        <g key={look} className={look}>
          {cloth.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
      <path className={styles.seams} d={worn.details} />
      {closest && (
        <>
          <clipPath id={clip}>
            <rect x={-half} y={sheetHeight - neck} width={half * 2} height={neck - crotch - 6} />
          </clipPath>
          <path className={styles.within} clipPath={`url(#${clip})`} d={trunk} />
        </>
      )}
    </svg>
  );
};
