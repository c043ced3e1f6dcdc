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

/** Prefs as they were sent: design V2 (`sizePrefs`) or older keys. */
export const anyPrefs = z.record(z.string(), z.unknown());

/** Centimeters, of a garment lying flat. */
const flat = z.optional(z.number());

/**
 * A garment of the wearer that fits, measured flat in centimeters. Allowed: chest 30 to
 * 110, length 40 to 120, sleeve 35 to 100, shoulder seam to shoulder seam 28 to 75, half
 * closed collar 12 to 37. Other values are refused at `created_with_prefs.owned`.
 */
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

/**
 * Inputs of a size (design V2): lengths in centimeters, weight in kilograms. `known` are
 * tape measurements of the body, `owned` garments that fit.
 */
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
  /** The cut, `men` by default. */
  cut_for: z.optional(z.enum(cutForChoices)),
  owned: z.optional(z.array(ownedGarment).check(z.maxLength(mostOwnedGarments))),
});
export type WireSizePrefs = z.infer<typeof sizePrefs>;

export const sizePrefsOfAnyVersion = z.object({
  ...sizePrefs.shape,
  design_version: z.optional(z.enum(sizeDesignVersions)),
});

/**
 * Design V1, stored as entered: inches, pounds and US shoe sizes if `unit_system` is
 * imperial.
 */
export const sizePrefsV1 = z.object({
  age: z.number(),
  weight: z.number(),
  height: z.number(),
  shoe_size: z.number(),
  body_type: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
});
