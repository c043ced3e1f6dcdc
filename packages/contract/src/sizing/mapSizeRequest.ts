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
 * What the shop's own screens ask for. The other way there is no pair: the wire takes more than they send, such as sizes that were measured by hand, and the server reads that.
 */

/** Each measure of the size type is sent with origin `lookup`, which asks for its value (SIZE-17). */
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

/** Measurements of a person, by the measure. */
const manual = (measurements: ManualMeasurements = {}): WireMeasurementToSave[] =>
  Object.entries(measurements).flatMap(([measure, value]) =>
    value === undefined ? [] : [{ origin: 'manual' as const, size_property_slug: measure, value }],
  );

/** A size that was measured for a customer, with why. */
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

/** A change of a customer's size, with why. */
export const toWireSizeChangeForCustomer = ({
  reason,
  ...change
}: SizeChangeForCustomer): WireUserSizeToChange & { readonly reason: string } => ({
  ...toWireUserSizeToChange(change),
  reason,
});

/** What is left out stays; a measurement that is sent is the customer's own. */
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
