import type { BodyMeasure } from './bodyMeasure.ts';
import type { FeltZone } from './feltAnswer.ts';

export type FeltModel = {
  /** Zones people can judge; answers about others are ignored. */
  readonly zones: Readonly<Partial<Record<BodyMeasure, FeltZone>>>;
  /** Shrinkage by washing as a share of the body measurement, and its standard deviation. */
  readonly shrinkage: { readonly mean: number; readonly sd: number };
  /** Standard deviation of a body's change as a share of the predicted change. */
  readonly drift: number;
};

/**
 * Assumptions until answers are followed by tape measurements. In a blind test, four experts
 * perceived half a centimeter at the waist of trousers and one and a half at hip and crotch (S.
 * P. Ashdown, M. DeLong, Perception testing of apparel ease variation, Applied Ergonomics 26,
 * 1995); customers judge one garment without a reference. Preshrunk fabric still shrinks by
 * about a percent.
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
