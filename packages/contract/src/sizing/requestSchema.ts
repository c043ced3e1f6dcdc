import { cutForChoices, measurementOrigins } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';
import { asymmetry } from './asymmetrySchema.ts';
import { anyPrefs } from './prefsSchema.ts';

/**
 * A measurement to save, of a property by its id or its slug. With origin `lookup` the shop computes it from `created_with_prefs`, and needs no value; one
 * with origin `manual` is the customer's own, within the bounds of the size dependencies.
 */
export const measurementToSave = z.object({
  origin: z.enum(measurementOrigins),
  size_property_id: z.optional(id),
  size_property_slug: z.optional(text(40)),
  lookup_source_id: z.optional(z.nullable(z.int())),
  value: z.optional(z.number().check(z.positive(), z.maximum(300))),
});
export type WireMeasurementToSave = z.infer<typeof measurementToSave>;

export const measurementsToSave = z.array(measurementToSave).check(z.maxLength(40));

const title = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * `created_with_prefs` is what the shop computes the measurements from. Where it is not what `sizePrefs` says, the measurements are the customer's own, and
 * it is kept as it came.
 */
export const userSizeToCreate = z.object({
  title,
  size_type: id,
  /** Whose it is to be; absent, or null, is the customer's own. */
  wearer_id: z.optional(z.nullable(id)),
  /** For whose body it is cut, where `created_with_prefs` does not say: `men` by default. */
  cut_for: z.optional(z.enum(cutForChoices)),
  created_with_prefs: z.optional(z.nullable(anyPrefs)),
  measurements: z.optional(measurementsToSave),
});
export type WireUserSizeToCreate = z.infer<typeof userSizeToCreate>;

/**
 * New prefs compute all measurements anew; measurements of origin `manual` go over them, or over those there were; one of origin `lookup` is computed anew.
 * What is absent stays.
 */
export const userSizeToChange = z.object({
  title: z.optional(title),
  created_with_prefs: z.optional(z.nullable(anyPrefs)),
  measurements: z.optional(measurementsToSave),
  /** Null: both sides are alike. */
  asymmetry: z.optional(z.nullable(asymmetry)),
});
export type WireUserSizeToChange = z.infer<typeof userSizeToChange>;
