import { cutForOf, shapeGarment, standardMeasurements } from '@tailorbird/domain/sizing';
import { type Proportions, proportionsOf } from '@tailorbird/packshot';
import type { MadeTo } from './madeTo.ts';

type Measured = Readonly<Record<string, number>>;

/** Finished measurements, in centimeters. */
const measured = (
  measurements: readonly { readonly measure: string; readonly value: number }[],
): Measured => Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/**
 * Difference between a garment in a size and its drawing; none if its measurements are unknown.
 */
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
