import type { Bounds } from '../idealSizeInput.ts';
import type { FeltAnswer } from './feltAnswer.ts';

/** Measures of a body the model knows, as the survey behind it took them; the waist is at the navel, the torso from the nape to the crotch. */
export const bodyMeasures = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'neckCircumference',
  'shoulderCircumference',
  'biacromialBreadth',
  'shoulderLength',
  'sleeveLengthSpineWrist',
  'sleeveOutseam',
  'bicepsCircumferenceFlexed',
  'forearmCircumferenceFlexed',
  'wristCircumference',
  'waistBackLength',
  'torsoLength',
] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

/** A value for each measure. */
export const perMeasure = <Value>(
  make: (measure: BodyMeasure, index: number) => Value,
): Readonly<Record<BodyMeasure, Value>> =>
  Object.fromEntries(
    bodyMeasures.map((measure, index) => [measure, make(measure, index)]),
  ) as Record<BodyMeasure, Value>;

/** What a tape may say, in centimeters: wider than any body of the form's bounds (SIZE-48) is expected to be. */
export const bodyMeasureBounds: Readonly<Record<BodyMeasure, Bounds>> = {
  chestCircumference: { minimum: 55, maximum: 200 },
  waistCircumference: { minimum: 40, maximum: 220 },
  hipCircumference: { minimum: 55, maximum: 220 },
  neckCircumference: { minimum: 22, maximum: 70 },
  shoulderCircumference: { minimum: 75, maximum: 185 },
  biacromialBreadth: { minimum: 27, maximum: 62 },
  shoulderLength: { minimum: 8, maximum: 24 },
  sleeveLengthSpineWrist: { minimum: 60, maximum: 130 },
  sleeveOutseam: { minimum: 38, maximum: 95 },
  bicepsCircumferenceFlexed: { minimum: 15, maximum: 80 },
  forearmCircumferenceFlexed: { minimum: 16, maximum: 55 },
  wristCircumference: { minimum: 11, maximum: 28 },
  waistBackLength: { minimum: 30, maximum: 80 },
  torsoLength: { minimum: 40, maximum: 105 },
};

/** What is known of one measure: normally distributed around the mean. An 80 % interval is the mean ± 1.2816 standard deviations. */
export type MeasureEstimate = {
  readonly meanCm: number;
  readonly sdCm: number;
  /** How its error goes with that of every measure, in square centimeters, in the order of `bodyMeasures`. Without them errors are independent. */
  readonly covariances?: readonly number[];
  /** What worn garments told of it, and what was known before the first of them: see `learnFromFit`. */
  readonly learned?: { readonly before: MeasureEstimate; readonly felt: readonly FeltAnswer[] };
};

/** What is known of a body. Plain values: it survives JSON. */
export type BodyEstimate = Readonly<Record<BodyMeasure, MeasureEstimate>>;

/** How far a measure may be off, in centimeters; measures without one do not count. */
export type Tolerances = Readonly<Partial<Record<BodyMeasure, number>>>;
