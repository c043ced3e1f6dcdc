import type { BodyMeasure } from './body/bodyMeasure.ts';
import { bodyOfGarment } from './body/bodyOfGarment.ts';
import { blocksOf, cutOf, endsTold } from './body/cutGarment.ts';
import type { CutFor } from './cutFor.ts';
import { type Bounds, type Fit, fits } from './idealSizeInput.ts';
import { type Centimeters, centimeters } from './units.ts';

/** Where a garment somebody owns is measured, lying flat: across the chest, down the back, along the sleeve, from shoulder seam to shoulder seam, and along the closed collar, half of it. */
export const flatMeasures = ['halfChest', 'length', 'sleeve', 'shoulder', 'halfNeck'] as const;
export type FlatMeasure = (typeof flatMeasures)[number];

/** A garment somebody owns that fits them (SIZE-83). */
export type OwnedGarment = {
  /** The size type it is most like: its ease is taken for that of the garment. */
  readonly sizeTypeSlug: string;
  /** How close it is to the body. */
  readonly fit: Fit;
  readonly flat: Readonly<Partial<Record<FlatMeasure, Centimeters>>>;
};

/** What a ruler may say of a garment that lies flat, in centimeters. */
export const flatBounds: Readonly<Record<FlatMeasure, Bounds>> = {
  halfChest: { minimum: 30, maximum: 110 },
  length: { minimum: 40, maximum: 120 },
  sleeve: { minimum: 35, maximum: 100 },
  shoulder: { minimum: 28, maximum: 75 },
  halfNeck: { minimum: 12, maximum: 37 },
};

/** More than anybody measures. */
export const mostOwnedGarments = 5;

/** The kinds of garments one may own, plainest first. */
export const ownedSizeTypes = [
  'shirt',
  't-shirt',
  'polo',
  'long-sleeve',
  'sweatshirt',
  'knit',
] as const;

/** Where a garment of the size type is worth measuring; nowhere where none is cut. */
export const flatMeasuresOf = (sizeTypeSlug: string): readonly FlatMeasure[] => {
  if (!cutOf(sizeTypeSlug)) return [];
  const { wrist, neck } = endsTold(sizeTypeSlug);
  return flatMeasures.filter(
    (measure) => (measure !== 'sleeve' || wrist) && (measure !== 'halfNeck' || neck),
  );
};

type ToldGarment = {
  readonly sizeTypeSlug: string;
  readonly fit: string;
  readonly flat: Readonly<Record<string, unknown>>;
};

/** A garment as somebody tells of it: of a kind that is known, with what is worth measuring of it; null where nothing is left of it. Its lengths may be none that a ruler says. */
export const toldGarment = (told: ToldGarment): OwnedGarment | null => {
  const fit = fits.find((each) => each === told.fit);
  if (!fit || !(ownedSizeTypes as readonly string[]).includes(told.sizeTypeSlug)) return null;
  const flat = flatMeasuresOf(told.sizeTypeSlug).flatMap((measure) => {
    const value = Object.hasOwn(told.flat, measure) ? told.flat[measure] : undefined;
    return typeof value === 'number' ? [[measure, centimeters(value)] as const] : [];
  });
  return flat.length === 0
    ? null
    : { sizeTypeSlug: told.sizeTypeSlug, fit, flat: Object.fromEntries(flat) };
};

/** The lengths of a garment that no ruler says (`flatBounds`). */
export const flatOutOfBounds = ({ flat }: Pick<OwnedGarment, 'flat'>): readonly FlatMeasure[] =>
  flatMeasures.filter((measure) => {
    const [value, { minimum, maximum }] = [flat[measure], flatBounds[measure]];
    return value !== undefined && !(value >= minimum && value <= maximum);
  });

/** The same as it may be kept, without such lengths. */
export const readOwnedGarment = (told: ToldGarment): OwnedGarment | null => {
  const garment = toldGarment(told);
  if (!garment) return null;
  const wrong = flatOutOfBounds(garment);
  const flat = Object.entries(garment.flat).filter(
    ([measure]) => !wrong.includes(measure as FlatMeasure),
  );
  return flat.length === 0 ? null : { ...garment, flat: Object.fromEntries(flat) };
};

/** The body the garment would be cut for, were it ours: flat measures become finished ones, less the ease of its kind and fit, of a block for `cutFor` where there is one. What it does not tell is absent. */
export const bodyOfOwned = (
  { sizeTypeSlug, fit, flat }: OwnedGarment,
  cutFor: CutFor = 'men',
): Readonly<Partial<Record<BodyMeasure, number>>> => {
  const { halfChest, length, sleeve, shoulder, halfNeck } = flat;
  const tells = flatMeasuresOf(sizeTypeSlug);
  return bodyOfGarment(
    sizeTypeSlug,
    {
      ...(halfChest !== undefined && { chest: 2 * halfChest }),
      ...(length !== undefined && { bodyLength: length }),
      ...(shoulder !== undefined && { shoulder }),
      ...(sleeve !== undefined && tells.includes('sleeve') && { sleeveLength: sleeve }),
      ...(halfNeck !== undefined && { neck: 2 * halfNeck }),
    },
    fit,
    blocksOf(sizeTypeSlug).includes(cutFor) ? cutFor : 'men',
  );
};
