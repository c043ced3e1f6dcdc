import { clampedProportions } from './blocks.ts';
import type { Proportions } from './garment.ts';

/** Finished measurements by slug (`chest`, `bodyLength`, `sleeveLength`, …), in one unit. */
export type Measured = Readonly<Record<string, number>>;

/** Which measurements speak for a direction, and how loudly. What a size type lacks is left out. */
const WIDTH = { chest: 2, waist: 1, hem: 1 };
const LENGTH = { bodyLength: 1 };
const SLEEVE = { sleeveLength: 1 };

const ratio = (
  measurements: Measured,
  base: Measured,
  weights: Readonly<Record<string, number>>,
): number => {
  const said = Object.entries(weights).flatMap(([slug, weight]) => {
    const [value = 0, of = 0] = [measurements[slug], base[slug]];
    return value > 0 && of > 0 && Number.isFinite(value) && Number.isFinite(of)
      ? [{ share: value / of, weight }]
      : [];
  });
  const weight = said.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? 1 : said.reduce((sum, one) => sum + one.share * one.weight, 0) / weight;
};

/**
 * How a garment of the given measurements departs from the one of base size 7 Regular of the same size type: each ratio is 1
 * where they agree or nothing is known, grows with its measurements, and is clamped as drawings are.
 */
export const proportionsOf = (measurements: Measured, sevenRegular: Measured): Proportions =>
  clampedProportions({
    widthRatio: ratio(measurements, sevenRegular, WIDTH),
    lengthRatio: ratio(measurements, sevenRegular, LENGTH),
    sleeveRatio: ratio(measurements, sevenRegular, SLEEVE),
  });
