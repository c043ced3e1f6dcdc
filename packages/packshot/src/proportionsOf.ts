import { clampedProportions } from './blocks.ts';
import type { Proportions } from './garment.ts';

/**
 * Finished measurements by slug (`chest`, `bodyLength`, `sleeveLength`, …), all in one
 * unit.
 */
export type Measured = Readonly<Record<string, number>>;

/** Weights of the measurements in each direction. Missing measurements are ignored. */
const WIDTH = { chest: 2, waist: 1, hem: 1 };
const LENGTH = { bodyLength: 1 };
const SLEEVE = { sleeveLength: 1 };

const ratio = (
  measurements: Measured,
  base: Measured,
  weights: Readonly<Record<string, number>>,
): number => {
  const ratios = Object.entries(weights).flatMap(([slug, weight]) => {
    const [value = 0, of = 0] = [measurements[slug], base[slug]];
    return value > 0 && of > 0 && Number.isFinite(value) && Number.isFinite(of)
      ? [{ share: value / of, weight }]
      : [];
  });
  const weight = ratios.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? 1 : ratios.reduce((sum, one) => sum + one.share * one.weight, 0) / weight;
};

/**
 * Ratios of the measurements to base size 7 Regular of the same size type. Each is 1 if
 * they are equal or unknown, grows with its measurements, and is clamped to 0.8–1.25.
 */
export const proportionsOf = (measurements: Measured, sevenRegular: Measured): Proportions =>
  clampedProportions({
    widthRatio: ratio(measurements, sevenRegular, WIDTH),
    lengthRatio: ratio(measurements, sevenRegular, LENGTH),
    sleeveRatio: ratio(measurements, sevenRegular, SLEEVE),
  });
