import { bodyShapes, cutForChoices, fits, sizeDesignVersions, unitSystems } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';

/** What a size was computed from, as it came. Of design V2 it is `sizePrefs`; older ones have other keys. */
export const anyPrefs = z.record(z.string(), z.unknown());

/** What a size is computed from (design V2): lengths in centimeters, weight in kilograms; `known` is what was taken by tape, by body measure. */
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
});
export type WireSizePrefs = z.infer<typeof sizePrefs>;

export const sizePrefsOfAnyVersion = z.object({ ...sizePrefs.shape, design_version: z.optional(z.enum(sizeDesignVersions)) });

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
