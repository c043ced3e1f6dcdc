import type { BodyMeasure } from './bodyMeasure.ts';
import type { FeltZone } from './feltAnswer.ts';

/** What is assumed of people and cloth. */
export type FeltModel = {
  /** The zones people can judge; answers about others are ignored. */
  readonly zones: Readonly<Partial<Record<BodyMeasure, FeltZone>>>;
  /** By which share of the body's measure a washed garment is smaller than it was cut, and the standard deviation of that share. */
  readonly shrinkage: { readonly mean: number; readonly sd: number };
  /** How far a body's change may be from what the estimates say of it: the standard deviation as a share of that change. */
  readonly drift: number;
};

/**
 * Assumptions, to be replaced once enough answers were followed by a tape. In a blind test four experts felt half a centimeter at the waist of trousers, and one
 * and a half at hip and crotch (S. P. Ashdown, M. DeLong, Perception testing of apparel ease variation, Applied Ergonomics 26, 1995); customers judge one
 * garment, with nothing to compare it to. Cloth that was shrunk before it is cut still loses about a percent.
 */
export const feltModel: FeltModel = {
  zones: {
    chestCircumference: { toleranceCm: 2.5, noiseCm: 1.5 },
    waistCircumference: { toleranceCm: 3, noiseCm: 1.8 },
    hipCircumference: { toleranceCm: 2.5, noiseCm: 1.5 },
    neckCircumference: { toleranceCm: 1.2, noiseCm: 0.8 },
    sleeveLengthSpineWrist: { toleranceCm: 1.2, noiseCm: 0.8 },
    torsoLength: { toleranceCm: 1.8, noiseCm: 1.2 },
  },
  shrinkage: { mean: 0.01, sd: 0.005 },
  drift: 0.5,
};
