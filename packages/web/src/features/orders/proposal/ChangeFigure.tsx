import type { SizeProposal } from '@tailorbird/domain/orders';
import type { Centimeters, CutFor, GarmentMeasure } from '@tailorbird/domain/sizing';
import { centimeters } from '@tailorbird/domain/sizing';
import type { Point } from '@tailorbird/packshot/body';
import type { ReactNode } from 'react';
import { WornFigure } from '../figure/WornFigure.tsx';
import { type WornBody, wornBodyOf } from '../figure/wornBody.ts';
import styles from './ChangeFigure.module.css';

const other = ([across, up]: Point): Point => [-across, up];

/** Label position of each measure, in centimeters from the center and the floor. */
const spotsOf = ({
  landmarks: { arm, chest, chestHalf, crotch, nape, shoulder, waist },
}: WornBody): Readonly<Record<GarmentMeasure, Point>> => ({
  neck: [0, nape - 4],
  shoulder: [-chestHalf * 0.86, shoulder - 2],
  chest: [0, chest - 1],
  waist: [0, waist + 2],
  hem: [chestHalf * 0.45, crotch + 1],
  bodyLength: [-chestHalf * 0.5, crotch + 12],
  sleeveLength: arm.at(arm.length * 0.62, 0),
  biceps: other(arm.at(arm.length * 0.36, 0)),
  wrist: other(arm.at(arm.length * 0.9, 0)),
});

/** Smallest change shown, in centimeters: smaller ones are invisible. */
const leastDrawn = 0.5;

type ChangeFigureProps = {
  readonly cutFor: CutFor;
  readonly measures: SizeProposal['measures'];
  readonly write: (difference: Centimeters) => string;
};

/** Size changes drawn on a garment. Decorative: the table next to it shows the same. */
export const ChangeFigure = ({ cutFor, measures, write }: ChangeFigureProps): ReactNode => {
  const shown = wornBodyOf(cutFor);
  const spots = spotsOf(shown);
  return (
    <div className={styles.room} aria-hidden="true">
      <WornFigure shown={shown}>
        {measures.flatMap(({ measure, before, after }) => {
          const difference = centimeters(after.value - before.value);
          return Math.abs(difference) < leastDrawn
            ? []
            : [
                <span
                  key={measure}
                  className={styles.change}
                  data-way={difference > 0 ? 'more' : 'less'}
                  style={shown.onFigure(spots[measure])}
                >
                  {write(difference)}
                </span>,
              ];
        })}
      </WornFigure>
    </div>
  );
};
