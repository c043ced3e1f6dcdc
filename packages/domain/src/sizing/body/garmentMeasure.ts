import type { Centimeters } from '../units.ts';
import type { BodyMeasure } from './bodyMeasure.ts';

/** Garment measurements of a size chart: full circumferences, and lengths along the seam. */
export const garmentMeasures = [
  'chest',
  'waist',
  'hem',
  'shoulder',
  'bodyLength',
  'sleeveLength',
  'biceps',
  'neck',
  'wrist',
] as const;
export type GarmentMeasure = (typeof garmentMeasures)[number];

export type GarmentMeasurement = { readonly measure: GarmentMeasure; readonly value: Centimeters };

/**
 * The body measurements behind each finished measurement: a sleeve starts at the shoulder seam,
 * a hem covers the wider of hips and belly.
 */
export const bodyMeasuresOf: Readonly<Record<GarmentMeasure, readonly BodyMeasure[]>> = {
  chest: ['chestCircumference'],
  waist: ['waistCircumference'],
  hem: ['hipCircumference', 'waistCircumference'],
  shoulder: ['biacromialBreadth'],
  bodyLength: ['torsoLength'],
  sleeveLength: ['sleeveLengthSpineWrist', 'biacromialBreadth'],
  biceps: ['bicepsCircumferenceFlexed'],
  neck: ['neckCircumference'],
  wrist: ['wristCircumference'],
};
