import type { Bounds } from '../idealSizeInput.ts';
import type { FeltAnswer } from './feltAnswer.ts';

/**
 * Body measurements of the model as the survey took them; the waist is at the navel, the torso
 * from the nape to the crotch.
 */
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

export const perMeasure = <Value>(
  make: (measure: BodyMeasure, index: number) => Value,
): Readonly<Record<BodyMeasure, Value>> =>
  Object.fromEntries(
    bodyMeasures.map((measure, index) => [measure, make(measure, index)]),
  ) as Record<BodyMeasure, Value>;

/** Bounds of tape measurements in centimeters, wider than any expected body (SIZE-48). */
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

/**
 * The estimate of a measurement: normally distributed. An 80 % interval is the mean ± 1.2816
 * standard deviations.
 */
export type MeasureEstimate = {
  readonly meanCm: number;
  readonly sdCm: number;
  /**
   * Covariances of its error with every measurement, in square centimeters, in the order of
   * `bodyMeasures`. Absent means independent.
   */
  readonly covariances?: readonly number[];
  /** Feedback from worn garments, and the estimate before it; see `learnFromFit`. */
  readonly learned?: { readonly before: MeasureEstimate; readonly felt: readonly FeltAnswer[] };
};

/** The estimate of a body. Plain values that survive JSON. */
export type BodyEstimate = Readonly<Record<BodyMeasure, MeasureEstimate>>;

/** Maximum deviation in centimeters; absent measurements do not count. */
export type Tolerances = Readonly<Partial<Record<BodyMeasure, number>>>;
