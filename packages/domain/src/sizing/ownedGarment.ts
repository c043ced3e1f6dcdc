import type { BodyMeasure } from './body/bodyMeasure.ts';
import { bodyOfGarment } from './body/bodyOfGarment.ts';
import { blocksOf, cutOf, measuredEnds } from './body/cutGarment.ts';
import type { CutFor } from './cutFor.ts';
import { type Bounds, type Fit, fits } from './idealSizeInput.ts';
import { type Centimeters, centimeters } from './units.ts';

/**
 * Flat measurements of a garment: across the chest, down the back, along the sleeve, between
 * the shoulder seams, and along the closed collar, half of it.
 */
export const flatMeasures = ['halfChest', 'length', 'sleeve', 'shoulder', 'halfNeck'] as const;
export type FlatMeasure = (typeof flatMeasures)[number];

/** A garment that fits its owner (SIZE-83). */
export type OwnedGarment = {
  /** The most similar size type; its ease is assumed for the garment. */
  readonly sizeTypeSlug: string;
  readonly fit: Fit;
  readonly flat: Readonly<Partial<Record<FlatMeasure, Centimeters>>>;
};

/** Bounds of flat measurements in centimeters. */
export const flatBounds: Readonly<Record<FlatMeasure, Bounds>> = {
  halfChest: { minimum: 30, maximum: 110 },
  length: { minimum: 40, maximum: 120 },
  sleeve: { minimum: 35, maximum: 100 },
  shoulder: { minimum: 28, maximum: 75 },
  halfNeck: { minimum: 12, maximum: 37 },
};

export const maximumOwnedGarments = 5;

export const ownedSizeTypes = [
  'shirt',
  't-shirt',
  'polo',
  'long-sleeve',
  'sweatshirt',
  'knit',
] as const;

export const flatMeasuresOf = (sizeTypeSlug: string): readonly FlatMeasure[] => {
  if (!cutOf(sizeTypeSlug)) return [];
  const { wrist, neck } = measuredEnds(sizeTypeSlug);
  return flatMeasures.filter(
    (measure) => (measure !== 'sleeve' || wrist) && (measure !== 'halfNeck' || neck),
  );
};

type UncheckedGarment = {
  readonly sizeTypeSlug: string;
  readonly fit: string;
  readonly flat: Readonly<Record<string, unknown>>;
};

/**
 * Reduces an owned garment to a known type and its useful measurements; null if nothing is
 * left. Lengths may be out of bounds.
 */
export const validateOwnedGarment = (garment: UncheckedGarment): OwnedGarment | null => {
  const fit = fits.find((each) => each === garment.fit);
  if (!fit || !(ownedSizeTypes as readonly string[]).includes(garment.sizeTypeSlug)) return null;
  const flat = flatMeasuresOf(garment.sizeTypeSlug).flatMap((measure) => {
    const value = Object.hasOwn(garment.flat, measure) ? garment.flat[measure] : undefined;
    return typeof value === 'number' ? [[measure, centimeters(value)] as const] : [];
  });
  return flat.length === 0
    ? null
    : { sizeTypeSlug: garment.sizeTypeSlug, fit, flat: Object.fromEntries(flat) };
};

export const flatOutOfBounds = ({ flat }: Pick<OwnedGarment, 'flat'>): readonly FlatMeasure[] =>
  flatMeasures.filter((measure) => {
    const [value, { minimum, maximum }] = [flat[measure], flatBounds[measure]];
    return value !== undefined && !(value >= minimum && value <= maximum);
  });

/** The storable garment, without measurements out of bounds. */
export const readOwnedGarment = (unchecked: UncheckedGarment): OwnedGarment | null => {
  const garment = validateOwnedGarment(unchecked);
  if (!garment) return null;
  const wrong = flatOutOfBounds(garment);
  const flat = Object.entries(garment.flat).filter(
    ([measure]) => !wrong.includes(measure as FlatMeasure),
  );
  return flat.length === 0 ? null : { ...garment, flat: Object.fromEntries(flat) };
};

/**
 * The body the garment would be cut for: flat measurements doubled to finished ones, minus the
 * ease of its type and fit, with the pattern for `cutFor` if there is one. Unknown measurements
 * are absent.
 */
export const bodyOfOwned = (
  { sizeTypeSlug, fit, flat }: OwnedGarment,
  cutFor: CutFor = 'men',
): Readonly<Partial<Record<BodyMeasure, number>>> => {
  const { halfChest, length, sleeve, shoulder, halfNeck } = flat;
  const measured = flatMeasuresOf(sizeTypeSlug);
  return bodyOfGarment(
    sizeTypeSlug,
    {
      ...(halfChest !== undefined && { chest: 2 * halfChest }),
      ...(length !== undefined && { bodyLength: length }),
      ...(shoulder !== undefined && { shoulder }),
      ...(sleeve !== undefined && measured.includes('sleeve') && { sleeveLength: sleeve }),
      ...(halfNeck !== undefined && { neck: 2 * halfNeck }),
    },
    fit,
    blocksOf(sizeTypeSlug).includes(cutFor) ? cutFor : 'men',
  );
};
