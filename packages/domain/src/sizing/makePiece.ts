import type { BodyMeasure } from './body/bodyMeasure.ts';
import type { GarmentMeasure } from './body/garmentMeasure.ts';
import { formatStandardSize, type StandardSize } from './standardSize.ts';

/**
 * Tolerance of finished measurements in centimeters: at most half the difference between
 * neighboring sizes.
 */
export const makingTolerances: Readonly<Record<GarmentMeasure, number>> = {
  chest: 1,
  waist: 1,
  hem: 1,
  shoulder: 0.5,
  bodyLength: 1,
  sleeveLength: 1,
  biceps: 0.5,
  neck: 0.5,
  wrist: 0.5,
};

/**
 * The name of a pattern: one per standard size of a size type, and one per version of an
 * individual size.
 */
export const patternCode = (
  sizeTypeSlug: string,
  size: {
    readonly standardSize: StandardSize | null;
    readonly id: number;
    readonly version: number;
  },
): string => {
  const { standardSize } = size;
  return `${sizeTypeSlug}/${standardSize ? formatStandardSize(standardSize) : `${size.id}-v${size.version}`}`.toUpperCase();
};

/** Measurements that FreeSewing takes in the same way, by its names. */
export const measureByFreeSewingName = {
  chest: 'chestCircumference',
  seat: 'hipCircumference',
  neck: 'neckCircumference',
  shoulderToShoulder: 'biacromialBreadth',
  shoulderToWrist: 'sleeveOutseam',
  wrist: 'wristCircumference',
} as const;

export type FreeSewingName = keyof typeof measureByFreeSewingName;
export const freeSewingNames = Object.keys(measureByFreeSewingName) as readonly FreeSewingName[];

/**
 * A body as a FreeSewing set in whole millimeters. Our other measurements are taken elsewhere
 * and have no FreeSewing name; see `docs/domain/sizing.md`.
 */
export const freeSewingMeasurements = (
  body: Readonly<Record<BodyMeasure, number>>,
): Readonly<Record<FreeSewingName, number>> =>
  Object.fromEntries(
    freeSewingNames.map((name) => [name, Math.round(body[measureByFreeSewingName[name]] * 10)]),
  ) as Record<FreeSewingName, number>;
