import { cutForOf, shapeGarment, standardMeasurements } from '@tailorbird/domain/sizing';
import { type Proportions, proportionsOf } from '@tailorbird/packshot';
import type { MadeTo } from './madeTo.ts';

type Measured = Readonly<Record<string, number>>;

/** Finished measurements, in centimeters. */
const measured = (
  measurements: readonly { readonly measure: string; readonly value: number }[],
): Measured => Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/** How a garment made to a size differs from its drawing; nothing where it is not known to be measured. */
export const proportionsFor = ({
  sizeType,
  size,
  middle,
}: MadeTo): { readonly proportions?: Proportions } => {
  const chosen = 'measurements' in size ? size.measurements : standardMeasurements(sizeType, size);
  const usual = standardMeasurements(sizeType, middle);
  if (!chosen || !usual) return {};
  const shaping = shapeGarment(sizeType, chosen, cutForOf(size));
  return {
    proportions: {
      ...proportionsOf(measured(chosen), measured(usual)),
      ...(shaping && { shaping: shaping.waistDarts === null ? 'seams' : 'darts' }),
    },
  };
};
