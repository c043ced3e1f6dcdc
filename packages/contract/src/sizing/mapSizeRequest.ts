import type { Sizes, SizeType } from '@tailorbird/domain/sizing';
import { toWirePrefs } from './mapPrefs.ts';
import type { WireUserSizeToChange, WireUserSizeToCreate } from './requestSchema.ts';

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

/** What is left out stays; a measurement that is sent is the customer's own. */
export const toWireUserSizeToChange = ({ title, prefs, measurements }: Parameters<Sizes['update']>[1]): WireUserSizeToChange => {
  const edits = Object.entries(measurements ?? {}).flatMap(([measure, value]) =>
    value === undefined ? [] : [{ origin: 'manual' as const, size_property_slug: measure, value }],
  );
  return {
    ...(title !== undefined && { title }),
    ...(prefs && { created_with_prefs: toWirePrefs(prefs) }),
    ...(edits.length > 0 && { measurements: edits }),
  };
};
