import type { BaseSize, StandardSize } from './standardSize.ts';
import { type Centimeters, centimeters } from './units.ts';

/** Garment measures a size chart can show, laid flat or along the seam as named. */
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

/** Body the 12 bases are cut for: chest 80 … 126 cm in steps of about 4 cm (EN 13402-3, two steps a letter). */
const chestOf = (base: BaseSize): number => 81 + (base - 1) * 4;
const waistOf = (base: BaseSize): number => 68 + (base - 1) * 4.4;
const hipOf = (base: BaseSize): number => 84 + (base - 1) * 3.4;
const neckOf = (base: BaseSize): number => 34.5 + (base - 1) * 0.95;
const shoulderOf = (base: BaseSize): number => 40.5 + (base - 1) * 0.9;
const bicepsOf = (base: BaseSize): number => 26.5 + (base - 1) * 1.15;
const wristOf = (base: BaseSize): number => 15.6 + (base - 1) * 0.25;
const bodyLengthOf = ({ base, length }: StandardSize): number => 65.5 + (base - 1) * 0.8 + (length === 'L' ? 4 : 0);
const armLengthOf = ({ base, length }: StandardSize): number => 60.5 + (base - 1) * 0.45 + (length === 'L' ? 4.2 : 0);

type Cut = {
  readonly ease: Readonly<Record<'chest' | 'waist' | 'hem' | 'shoulder' | 'biceps' | 'neck' | 'wrist', number>>;
  readonly bodyLength: number;
  /** Share of the arm the sleeve covers, and what is added to it. */
  readonly sleeve: { readonly share: number; readonly extra: number };
  readonly measures: readonly GarmentMeasure[];
};

const shortSleeved: readonly GarmentMeasure[] = ['chest', 'waist', 'hem', 'shoulder', 'bodyLength', 'sleeveLength', 'biceps'];
const longSleeved: readonly GarmentMeasure[] = [...shortSleeved, 'wrist'];

/** Ease and lengths by size type, in centimetres over the body. The one table to change when a cut changes. */
const cuts: Readonly<Record<string, Cut>> = {
  't-shirt': { ease: { chest: 8, waist: 14, hem: 6, shoulder: 1, biceps: 7, neck: 3, wrist: 0 }, bodyLength: 4, sleeve: { share: 0.34, extra: 0 }, measures: shortSleeved },
  'long-sleeve': { ease: { chest: 8, waist: 14, hem: 6, shoulder: 1, biceps: 6, neck: 3, wrist: 4 }, bodyLength: 4.5, sleeve: { share: 1, extra: 1.5 }, measures: longSleeved },
  polo: { ease: { chest: 9, waist: 15, hem: 7, shoulder: 1, biceps: 6.5, neck: 2.5, wrist: 0 }, bodyLength: 4.5, sleeve: { share: 0.35, extra: 0 }, measures: [...shortSleeved, 'neck'] },
  shirt: { ease: { chest: 12, waist: 17, hem: 10, shoulder: 1.5, biceps: 8, neck: 2, wrist: 6.5 }, bodyLength: 9, sleeve: { share: 1, extra: 3 }, measures: [...longSleeved, 'neck'] },
  sweatshirt: { ease: { chest: 13, waist: 18, hem: 4, shoulder: 2.5, biceps: 10, neck: 4, wrist: 4.5 }, bodyLength: 2.5, sleeve: { share: 1, extra: 2.5 }, measures: longSleeved },
  hoodie: { ease: { chest: 15, waist: 20, hem: 6, shoulder: 3, biceps: 11, neck: 6, wrist: 4.5 }, bodyLength: 3.5, sleeve: { share: 1, extra: 3 }, measures: longSleeved },
  'zip-cotton-hoodie': { ease: { chest: 15, waist: 20, hem: 6, shoulder: 3, biceps: 11, neck: 6, wrist: 4.5 }, bodyLength: 3.5, sleeve: { share: 1, extra: 3 }, measures: longSleeved },
  knit: { ease: { chest: 10, waist: 15, hem: 2, shoulder: 2, biceps: 8, neck: 3, wrist: 3 }, bodyLength: 2.5, sleeve: { share: 1, extra: 2 }, measures: longSleeved },
};

/** Slugs of the size types that have standard sizes. */
export const standardSizeTypeSlugs: readonly string[] = Object.keys(cuts);

const roundToHalf = (value: number): Centimeters => centimeters(Math.round(value * 2) / 2);

/**
 * Finished measurements of a standard size of a size type, in centimetres (to the half), in the order of its chart; undefined for a size type without
 * standard sizes. Circumferences are full, not half.
 */
export const standardMeasurements = (
  sizeTypeSlug: string,
  size: StandardSize,
): readonly { readonly measure: GarmentMeasure; readonly value: Centimeters }[] | undefined => {
  const cut = Object.hasOwn(cuts, sizeTypeSlug) ? cuts[sizeTypeSlug] : undefined;
  if (!cut) return undefined;
  const values: Record<GarmentMeasure, number> = {
    chest: chestOf(size.base) + cut.ease.chest,
    waist: waistOf(size.base) + cut.ease.waist,
    hem: hipOf(size.base) + cut.ease.hem,
    shoulder: shoulderOf(size.base) + cut.ease.shoulder,
    bodyLength: bodyLengthOf(size) + cut.bodyLength,
    sleeveLength: armLengthOf(size) * cut.sleeve.share + cut.sleeve.extra,
    biceps: bicepsOf(size.base) + cut.ease.biceps,
    neck: neckOf(size.base) + cut.ease.neck,
    wrist: wristOf(size.base) + cut.ease.wrist,
  };
  return cut.measures.map((measure) => ({ measure, value: roundToHalf(values[measure]) }));
};
