import {
  cutForChoices,
  cutForOf,
  type ManualMeasurements,
  measurementOrigins,
  type SizeChangeForCustomer,
  type SizeForCustomer,
  type Sizes,
  type SizeType,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';
import { asymmetry, toWireAsymmetry } from './asymmetry.ts';
import { anyPrefs, toWirePrefs } from './prefs.ts';

/**
 * A measurement to save, by property id or slug. With origin `lookup` the shop computes
 * the value from `created_with_prefs`. With origin `manual` the value is the customer's
 * own and must be within the size dependencies.
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
 * The shop computes the measurements from `created_with_prefs`. If they do not match
 * `sizePrefs`, they are stored as sent and the measurements are the customer's own.
 */
export const userSizeToCreate = z.object({
  title,
  size_type: id,
  wearer_id: z.optional(z.nullable(id)),
  /** The cut, if `created_with_prefs` does not state it. `men` by default. */
  cut_for: z.optional(z.enum(cutForChoices)),
  created_with_prefs: z.optional(z.nullable(anyPrefs)),
  measurements: z.optional(measurementsToSave),
});
export type WireUserSizeToCreate = z.infer<typeof userSizeToCreate>;

/**
 * New prefs recompute all measurements. `manual` measurements override computed or
 * stored ones, `lookup` measurements are recomputed. Absent fields stay unchanged.
 */
export const userSizeToChange = z.object({
  title: z.optional(title),
  created_with_prefs: z.optional(z.nullable(anyPrefs)),
  measurements: z.optional(measurementsToSave),
  /** Null: both sides are alike. */
  asymmetry: z.optional(z.nullable(asymmetry)),
});
export type WireUserSizeToChange = z.infer<typeof userSizeToChange>;

/*
 * Requests of the shop's screens. There are no reverse mappers: the wire allows more,
 * such as hand-measured sizes, and the server reads it directly.
 */

/**
 * Every measure has the origin `lookup`, which makes the server compute its value
 * (SIZE-17).
 */
export const toWireUserSizeToCreate = (
  { title, sizeTypeId, prefs, wearerId }: Parameters<Sizes['create']>[0],
  { properties }: Pick<SizeType, 'properties'>,
): WireUserSizeToCreate => ({
  title,
  size_type: sizeTypeId,
  ...(wearerId != null && { wearer_id: wearerId }),
  created_with_prefs: toWirePrefs(prefs),
  measurements: properties.map(({ id }) => ({ origin: 'lookup', size_property_id: id })),
});

const manual = (measurements: ManualMeasurements = {}): WireMeasurementToSave[] =>
  Object.entries(measurements).flatMap(([measure, value]) =>
    value === undefined ? [] : [{ origin: 'manual' as const, size_property_slug: measure, value }],
  );

export const toWireSizeForCustomer = ({
  title,
  sizeTypeId,
  wearerId,
  measurements,
  reason,
  ...size
}: SizeForCustomer): WireUserSizeToCreate & { readonly reason: string } => ({
  title,
  size_type: sizeTypeId,
  wearer_id: wearerId,
  cut_for: cutForOf(size),
  measurements: manual(measurements),
  reason,
});

export const toWireSizeChangeForCustomer = ({
  reason,
  ...change
}: SizeChangeForCustomer): WireUserSizeToChange & { readonly reason: string } => ({
  ...toWireUserSizeToChange(change),
  reason,
});

/** Omitted fields stay unchanged. Sent measurements get the origin `manual`. */
export const toWireUserSizeToChange = ({
  title,
  prefs,
  measurements,
  asymmetry,
}: Parameters<Sizes['update']>[1]): WireUserSizeToChange => {
  const edits = manual(measurements);
  return {
    ...(title !== undefined && { title }),
    ...(prefs && { created_with_prefs: toWirePrefs(prefs) }),
    ...(edits.length > 0 && { measurements: edits }),
    ...(asymmetry && { asymmetry: toWireAsymmetry(asymmetry) }),
  };
};
