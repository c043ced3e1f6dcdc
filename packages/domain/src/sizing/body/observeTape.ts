import type { Centimeters } from '../units.ts';
import { type BodyMeasure, bodyMeasureBounds, bodyMeasures } from './bodyMeasure.ts';
import { type Gaussian, observe } from './gaussian.ts';

/** Standard deviation of a tape's error as a share of the length: where it lies, how tight, how deep a breath. */
export const tapeNoise = 0.012;

/**
 * The logs of a body's measures after some were taken by tape. However unlikely the answers make it, a taped measure comes back within
 * the tape's noise: far from what the answers say, the answers are wrong, not the tape; the other measures follow it there. A length outside its bounds
 * counts as the bound, and what is no number as not taken.
 */
export const observeTape = (
  body: Gaussian,
  known: Readonly<Partial<Record<BodyMeasure, Centimeters>>>,
): Gaussian => {
  const taped = bodyMeasures.flatMap((measure, index) => {
    const length = known[measure];
    if (length === undefined || Number.isNaN(length)) return [];
    const { minimum, maximum } = bodyMeasureBounds[measure];
    return [{ index, log: Math.log(Math.min(maximum, Math.max(minimum, length))) }];
  });
  const seen = taped.reduce(
    (each, { index, log }) => observe(each, index, log, tapeNoise ** 2),
    body,
  );
  const settled = taped.reduce((each, { index, log }) => {
    const length = Math.min(log + tapeNoise, Math.max(log - tapeNoise, seen.mean[index] ?? log));
    return observe(each, index, length, 0);
  }, body);
  return { mean: settled.mean, covariance: seen.covariance };
};
