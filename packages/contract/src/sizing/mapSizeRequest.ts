import {
  cutForOf,
  type ManualMeasurements,
  type SizeChangeForCustomer,
  type SizeForCustomer,
  type Sizes,
  type SizeType,
} from '@tailorbird/domain/sizing';
import { toWireAsymmetry } from './asymmetrySchema.ts';
import { toWirePrefs } from './mapPrefs.ts';
import type {
  WireMeasurementToSave,
  WireUserSizeToChange,
  WireUserSizeToCreate,
} from './requestSchema.ts';

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

/** Hand-set measurements by measure. */
const manual = (measurements: ManualMeasurements = {}): WireMeasurementToSave[] =>
  Object.entries(measurements).flatMap(([measure, value]) =>
    value === undefined ? [] : [{ origin: 'manual' as const, size_property_slug: measure, value }],
  );

/** A size saved by staff for a customer, with the reason. */
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

/** A staff change to a customer's size, with the reason. */
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
