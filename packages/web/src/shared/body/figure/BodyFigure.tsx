import type { BodyMeasure, GarmentMeasure, GarmentMeasurement } from '@tailorbird/domain/sizing';
import {
  type BodyNumbers,
  drawGarmentOn,
  garmentPlaceOf,
  landmarksOf,
  type MeasurePlace,
  placeOf,
  round,
  sheetHeight,
} from '@tailorbird/packshot/body';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './BodyFigure.module.css';
import { Person } from './Person.tsx';
import { useSmoothBody } from './useSmoothBody.ts';

export type Highlight =
  | { readonly of: 'body'; readonly measure: BodyMeasure }
  | { readonly of: 'garment'; readonly measure: GarmentMeasure };

type WornGarment = {
  readonly sizeTypeSlug: string;
  readonly measurements: readonly GarmentMeasurement[];
};

type BodyFigureProps = {
  readonly body: BodyNumbers;
  readonly garment?: WornGarment | undefined;
  readonly compared?: WornGarment | undefined;
  readonly highlight?: Highlight | null | undefined;
  readonly text: string;
  /** The whole figure on a ruled sheet, its upper half, or a close-up of the highlight. */
  readonly view?: 'whole' | 'upper' | 'close' | undefined;
  readonly className?: string | undefined;
};

const halfSheet = 66;

const Tape = ({ place }: { readonly place: MeasurePlace }): ReactNode => {
  if (place.kind === 'line') {
    const path = round(place.points);
    const ends = [place.points[0], place.points.at(-1)];
    return (
      <g className={classNames(styles.tape, place.isBehind && styles.behind)}>
        <path d={path} className={styles.tapeEdge} />
        <path d={path} className={styles.tapeInk} />
        {ends.map(
          (end) => end && <circle key={end.join()} cx={end[0]} cy={sheetHeight - end[1]} r={1.3} />,
        )}
      </g>
    );
  }
  const { center, half, depth, degrees } = place;
  const front = `M${-half} 0A${half} ${depth} 0 0 0 ${half} 0`;
  const back = `M${-half} 0A${half} ${depth} 0 0 1 ${half} 0`;
  return (
    <g
      className={styles.tape}
      transform={`translate(${center[0]} ${sheetHeight - center[1]}) rotate(${degrees})`}
    >
      <path d={back} className={styles.tapeBack} />
      <path d={front} className={styles.tapeEdge} />
      <path d={front} className={styles.tapeInk} />
    </g>
  );
};

const Ruler = ({ height }: { readonly height: number }): ReactNode => (
  <g className={styles.ruler}>
    <path d={`M${-halfSheet + 6} ${sheetHeight}H${halfSheet - 6}`} />
    {Array.from({ length: 23 }, (_, index) => index * 10).map((up) => (
      <path key={up} d={`M${-halfSheet + 6} ${sheetHeight - up}h${up % 50 === 0 ? 5 : 2.5}`} />
    ))}
    <path
      className={styles.height}
      d={`M${-halfSheet + 6} ${sheetHeight - height}H${halfSheet - 6}`}
    />
  </g>
);

const boxOf = (
  view: 'whole' | 'upper' | 'close',
  body: BodyNumbers,
  place: MeasurePlace | null,
): string => {
  if (view === 'upper') {
    const { top, crotch, arm } = landmarksOf(body);
    const half = arm.at(arm.length, 10)[0];
    return `${-half} ${sheetHeight - top - 3} ${half * 2} ${top - crotch + 24}`;
  }
  if (view === 'whole' || !place) return `${-halfSheet} 0 ${halfSheet * 2} ${sheetHeight + 2}`;
  const { top } = landmarksOf(body);
  const ups = place.kind === 'loop' ? [place.center[1]] : place.points.map(([, up]) => up);
  const middle = (Math.max(...ups) + Math.min(...ups)) / 2;
  const size = Math.max(
    58,
    Math.max(...ups) - Math.min(...ups) + 34,
    place.kind === 'loop' && place.center[0] === 0 ? place.half * 2.5 : 0,
  );
  const across =
    place.kind === 'loop'
      ? place.center[0] * 0.8
      : place.points.reduce((sum, [x]) => sum + x, 0) / place.points.length;
  const y = Math.max(sheetHeight - top - 4, sheetHeight - middle - size / 2);
  return `${across - size * 0.62} ${y} ${size * 1.24} ${size}`;
};

/**
 * Body with garment from the front, drawn to scale in a fixed frame. Screen readers
 * get the text.
 */
export const BodyFigure = ({
  body,
  garment,
  compared,
  highlight,
  text,
  view = 'whole',
  className,
}: BodyFigureProps): ReactNode => {
  const shown = useSmoothBody(body);
  const clip = useId();
  const worn = garment && drawGarmentOn(shown, garment.sizeTypeSlug, garment.measurements);
  const other = compared && drawGarmentOn(shown, compared.sizeTypeSlug, compared.measurements);
  const place = ((): MeasurePlace | null => {
    if (!highlight) return null;
    if (highlight.of === 'body') return placeOf(highlight.measure, shown);
    return garmentPlaceOf(highlight.measure, shown, garment?.measurements ?? []);
  })();
  return (
    <figure className={classNames(styles.figure, className)}>
      <svg
        viewBox={boxOf(view, shown, place)}
        className={styles.sheet}
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id={clip}>
          <rect x={-halfSheet} y={0} width={halfSheet * 2} height={sheetHeight + 0.4} />
        </clipPath>
        {view === 'whole' && <Ruler height={shown.heightCm} />}
        <g clipPath={`url(#${clip})`}>
          <Person body={shown} worn={worn} />
          {other && (
            <g className={styles.compared}>
              <path d={other.trunk} />
              <path d={other.sleeves[0]} />
              <path d={other.sleeves[1]} />
            </g>
          )}
        </g>
        {place && <Tape place={place} />}
      </svg>
      <VisuallyHidden>
        <figcaption>{text}</figcaption>
      </VisuallyHidden>
    </figure>
  );
};
