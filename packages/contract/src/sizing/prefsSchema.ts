import {
  bodyShapes,
  cutForChoices,
  fits,
  mostOwnedGarments,
  ownedSizeTypes,
  sizeDesignVersions,
  unitSystems,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';

/** What a size was computed from, as it came. Of design V2 it is `sizePrefs`; older ones have other keys. */
export const anyPrefs = z.record(z.string(), z.unknown());

/** Centimeters, of a garment that lies flat. */
const flat = z.optional(z.number());

/** A garment somebody owns that fits, measured flat: the chest across 30 to 110, the length 40 to 120, a sleeve 35 to 100, from shoulder seam to shoulder seam 28 to 75, half of the closed collar 12 to 37. Beyond that it is refused, at `created_with_prefs.owned`. */
export const ownedGarment = z.object({
  size_type: z.enum(ownedSizeTypes),
  fit: z.enum(fits),
  half_chest: flat,
  length: flat,
  sleeve: flat,
  shoulder: flat,
  half_neck: flat,
});
export type WireOwnedGarment = z.infer<typeof ownedGarment>;

/** What a size is computed from (design V2): lengths in centimeters, weight in kilograms; `known` is what was taken by tape, by body measure, `owned` are garments of theirs that fit. */
export const sizePrefs = z.object({
  design_version: z.optional(z.literal('V2')),
  age: z.number(),
  foot_length_in_cm: z.number(),
  height_in_cm: z.number(),
  weight_in_kg: z.number(),
  body_shape: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
  known: z.optional(z.record(z.string(), z.number())),
  /** Whose body it is, for the garment to be cut for: `men` by default. */
  cut_for: z.optional(z.enum(cutForChoices)),
  owned: z.optional(z.array(ownedGarment).check(z.maxLength(mostOwnedGarments))),
});
export type WireSizePrefs = z.infer<typeof sizePrefs>;

export const sizePrefsOfAnyVersion = z.object({
  ...sizePrefs.shape,
  design_version: z.optional(z.enum(sizeDesignVersions)),
});

/** Design V1, which was kept as it was entered: inches, pounds and US shoe sizes where `unit_system` is imperial. */
export const sizePrefsV1 = z.object({
  age: z.number(),
  weight: z.number(),
  height: z.number(),
  shoe_size: z.number(),
  body_type: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
});
