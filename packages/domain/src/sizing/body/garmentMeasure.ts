import type { Centimeters } from '../units.ts';
import type { BodyMeasure } from './bodyMeasure.ts';

/** Garment measures a size chart can show: full circumferences, and lengths along the seam. */
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

/** A finished measure of a garment. */
export type GarmentMeasurement = { readonly measure: GarmentMeasure; readonly value: Centimeters };

/** The body each finished measure is cut over: a sleeve starts where the shoulder ends, a hem goes over the wider of hips and belly. */
export const bodyBehind: Readonly<Record<GarmentMeasure, readonly BodyMeasure[]>> = {
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
