/**
 * Body measures that define a figure. The waist is at the navel. The torso is measured
 * from the nape to the crotch.
 */
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

export type BodyBuild = 'men' | 'women';

/** Inputs of a figure, in centimeters. */
export type BodyNumbers = Readonly<Record<BodyMeasure, number>> & {
  readonly heightCm: number;
  readonly cutFor: BodyBuild;
};

/** Measures of a finished garment: full circumferences and lengths along the seam. */
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

/** Centimeters. */
export type GarmentMeasurement = { readonly measure: GarmentMeasure; readonly value: number };

export type Cut = Readonly<Partial<Record<GarmentMeasure, number>>>;

export const cutOf = (measurements: readonly GarmentMeasurement[]): Cut =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/** Half the visible width of a girth seen from the front. A trunk is wider than deep. */
type Halves = Readonly<Record<'chest' | 'waist' | 'hip' | 'shoulders' | 'limb', number>>;
const halves: Readonly<Record<BodyBuild, Halves>> = {
  men: { chest: 0.166, waist: 0.169, hip: 0.172, shoulders: 0.2, limb: 1 / (2 * Math.PI) },
  women: { chest: 0.157, waist: 0.161, hip: 0.18, shoulders: 0.196, limb: 1 / (2 * Math.PI) },
};

export const halfOf = ({ cutFor }: Pick<BodyNumbers, 'cutFor'>): Halves => halves[cutFor];
