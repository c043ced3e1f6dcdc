import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  perMeasure,
} from './body/bodyMeasure.ts';
import { type Gaussian, observe } from './body/gaussian.ts';
import type { CutFor } from './cutFor.ts';
import { bodyOfOwned, type OwnedGarment } from './ownedGarment.ts';

/**
 * Standard deviations in centimeters between the body and what a fitting garment suggests: by
 * the wearer's taste, shared by all garments, and by make and ruler, separate for each. Assumed
 * until such garments are followed by tape measurements.
 */
export const ownedNoise: Readonly<
  Partial<Record<BodyMeasure, { readonly taste: number; readonly garment: number }>>
> = {
  chestCircumference: { taste: 3, garment: 3 },
  neckCircumference: { taste: 1, garment: 1 },
  biacromialBreadth: { taste: 1.2, garment: 1.5 },
  sleeveLengthSpineWrist: { taste: 1.2, garment: 1.5 },
  torsoLength: { taste: 2.5, garment: 2.5 },
};

/**
 * The estimate after garments that fit (SIZE-83 … SIZE-85): each is an observation of the body
 * it would be cut for, with its own and a shared error. Garments never lower confidence, their
 * order does not matter, and no number of them beats the shared error.
 */
export const observeOwned = (
  estimate: BodyEstimate,
  owned: readonly OwnedGarment[],
  cutFor?: CutFor,
): BodyEstimate => {
  if (owned.length === 0) return estimate;
  const bodies = owned.map((garment) => bodyOfOwned(garment, cutFor));
  const known: Gaussian = {
    mean: bodyMeasures.map((measure) => estimate[measure].meanCm),
    covariance: bodyMeasures.map((measure, index) => {
      const { sdCm, covariances } = estimate[measure];
      return covariances ?? bodyMeasures.map((_, other) => (other === index ? sdCm ** 2 : 0));
    }),
  };
  const seen = bodyMeasures.reduce((body, measure, index) => {
    const noise = ownedNoise[measure];
    // Sorted, so that the sum does not depend on the order.
    const values = bodies.flatMap((each) => each[measure] ?? []).sort((one, other) => one - other);
    if (!noise || values.length === 0) return body;
    const { minimum, maximum } = bodyMeasureBounds[measure];
    const average =
      values.reduce((sum, each) => sum + Math.min(maximum, Math.max(minimum, each)), 0) /
      values.length;
    return observe(body, index, average, noise.taste ** 2 + noise.garment ** 2 / values.length);
  }, known);
  return perMeasure((measure, index) => {
    const { minimum, maximum } = bodyMeasureBounds[measure];
    const covariances = seen.covariance[index] ?? [];
    return {
      meanCm: Math.min(maximum, Math.max(minimum, seen.mean[index] ?? 0)),
      sdCm: Math.sqrt(Math.max(0, covariances[index] ?? 0)),
      covariances,
    };
  });
};
