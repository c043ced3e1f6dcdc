import type { BodyMeasure } from './body/bodyMeasure.ts';
import type { GarmentMeasure } from './body/garmentMeasure.ts';
import { formatStandardSize, type StandardSize } from './standardSize.ts';

/** How far a finished measure may be off either way, in centimeters: half of what two neighboring sizes differ by at most, so that nobody gets the next one. */
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

/** The name of a pattern: one for each standard size of a size type, and one for each version of a size of somebody's own. */
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

/** Measures that both we and FreeSewing take at the same place of a body, by FreeSewing's names. */
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
 * A body as FreeSewing wants it: in whole millimeters, by its names. Our other measures are taken elsewhere on the body and have no name there: `docs/domain/sizing.md`
 * says which and why.
 */
export const freeSewingMeasurements = (
  body: Readonly<Record<BodyMeasure, number>>,
): Readonly<Record<FreeSewingName, number>> =>
  Object.fromEntries(
    freeSewingNames.map((name) => [name, Math.round(body[measureByFreeSewingName[name]] * 10)]),
  ) as Record<FreeSewingName, number>;
