/** Measures of a body that a figure is drawn from. The waist is at the navel, the torso goes from the nape to the crotch. */
export type BodyMeasure =
  | 'chestCircumference'
  | 'waistCircumference'
  | 'hipCircumference'
  | 'neckCircumference'
  | 'shoulderCircumference'
  | 'biacromialBreadth'
  | 'shoulderLength'
  | 'sleeveLengthSpineWrist'
  | 'sleeveOutseam'
  | 'bicepsCircumferenceFlexed'
  | 'forearmCircumferenceFlexed'
  | 'wristCircumference'
  | 'waistBackLength'
  | 'torsoLength';

/** What a figure is drawn from, in centimeters. */
export type BodyNumbers = Readonly<Record<BodyMeasure, number>> & { readonly heightCm: number };

/** Measures of a finished garment: full circumferences, and lengths along the seam. */
export type GarmentMeasure =
  | 'chest'
  | 'waist'
  | 'hem'
  | 'shoulder'
  | 'bodyLength'
  | 'sleeveLength'
  | 'biceps'
  | 'neck'
  | 'wrist';

/** One of them, in centimeters. */
export type GarmentMeasurement = { readonly measure: GarmentMeasure; readonly value: number };

/** Those of one garment, as far as they are known. */
export type Cut = Readonly<Partial<Record<GarmentMeasure, number>>>;

export const cutOf = (measurements: readonly GarmentMeasurement[]): Cut =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/** Half of what a girth takes up across, seen from the front: a trunk is wider than it is deep. */
export const halfOf = {
  chest: 0.166,
  waist: 0.169,
  hip: 0.175,
  shoulders: 0.205,
  limb: 1 / (2 * Math.PI),
} as const;
