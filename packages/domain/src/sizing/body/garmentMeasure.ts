import type { Centimeters } from '../units.ts';

/** Garment measures a size chart can show: full circumferences, and lengths along the seam. */
export const garmentMeasures = ['chest', 'waist', 'hem', 'shoulder', 'bodyLength', 'sleeveLength', 'biceps', 'neck', 'wrist'] as const;
export type GarmentMeasure = (typeof garmentMeasures)[number];

/** A finished measure of a garment. */
export type GarmentMeasurement = { readonly measure: GarmentMeasure; readonly value: Centimeters };
