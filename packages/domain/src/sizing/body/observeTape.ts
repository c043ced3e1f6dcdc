import type { Centimeters } from '../units.ts';
import { type BodyMeasure, bodyMeasureBounds, bodyMeasures } from './bodyMeasure.ts';
import { type Gaussian, observe } from './gaussian.ts';

/**
 * Standard deviation of a tape measurement as a share of the length: position, tension, breath.
 */
export const tapeNoise = 0.012;

/**
 * The logs of a body's measurements after tape measurements. A taped measurement stays within
 * tape noise, even if the answers make it unlikely: then the answers are wrong, and the others
 * follow. Out-of-bounds lengths are clamped, and anything but numbers is ignored.
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
