import fc from 'fast-check';
import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasures,
  type Centimeters,
  centimeters,
  type FeltFit,
  perceivedFits,
  type WornGarment,
} from '../src/sizing/index.ts';

export const shirtZones = [
  'chestCircumference',
  'waistCircumference',
  'neckCircumference',
  'sleeveLengthSpineWrist',
  'torsoLength',
] as const;

/** The estimated body with each measure `off` standard deviations away. */
export const bodyOff = (
  estimate: BodyEstimate,
  off: (measure: BodyMeasure) => number = () => 0,
): Record<BodyMeasure, Centimeters> =>
  Object.fromEntries(
    bodyMeasures.map((measure) => [
      measure,
      centimeters(estimate[measure].meanCm + off(measure) * estimate[measure].sdCm),
    ]),
  ) as Record<BodyMeasure, Centimeters>;

/**
 * A garment that fits the same everywhere, made for the estimate unless it was cut for another
 * body.
 */
export const feltEverywhere = (
  estimate: BodyEstimate,
  felt: FeltFit,
  cutFor: WornGarment['cutFor'] = bodyOff(estimate),
  zones: readonly BodyMeasure[] = shirtZones,
): WornGarment => ({ cutFor, answers: zones.map((zone) => ({ zone, felt })) });

/**
 * A garment of unknown wearer: its distance from the estimate in standard deviations, and any
 * feedback.
 */
export type GarmentFeedback = {
  readonly off: readonly number[];
  readonly answers: WornGarment['answers'];
  readonly washed: boolean;
};

export const garmentFeedback: fc.Arbitrary<GarmentFeedback> = fc.record({
  off: fc.array(fc.integer({ min: -300, max: 300 }), {
    minLength: bodyMeasures.length,
    maxLength: bodyMeasures.length,
  }),
  answers: fc.uniqueArray(
    fc.record({ zone: fc.constantFrom(...bodyMeasures), felt: fc.constantFrom(...perceivedFits) }),
    {
      selector: ({ zone }) => zone,
      maxLength: 8,
    },
  ),
  washed: fc.boolean(),
});

export const wornBy = (
  estimate: BodyEstimate,
  garments: readonly GarmentFeedback[],
): readonly WornGarment[] =>
  garments.map(({ off, answers, washed }) => ({
    cutFor: bodyOff(estimate, (measure) => (off[bodyMeasures.indexOf(measure)] ?? 0) / 100),
    answers,
    washed,
  }));
