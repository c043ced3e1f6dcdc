import { type StandardSize, standardMeasurements } from '@tailorbird/domain/sizing';
import type { Owner } from '../account/visitor.ts';
import type { SizeType } from '../catalog/source.ts';
import type { Queries } from '../database/database.ts';
import { findStandardSize, saveSize } from './store.ts';

/** The size an owner has of a standard size: the one made before, or one made now with its measurements (SIZE-31). */
export const saveStandardSize = async (
  trx: Queries,
  owner: Owner,
  request: { readonly sizeType: SizeType; readonly size: StandardSize; readonly title: string; readonly preferences: unknown },
  now: Date,
): Promise<number> => {
  const { sizeType, size, title, preferences } = request;
  const before = await findStandardSize(trx, owner, sizeType.id, size);
  if (before) return before.id;
  const measurements = (standardMeasurements(sizeType.slug, size) ?? []).flatMap(({ measure, value }) => {
    const property = sizeType.properties.find(({ slug }) => slug === measure);
    return property ? [{ sizePropertyId: property.id, value, origin: 'standard' as const, lookupSourceId: null }] : [];
  });
  return await saveSize(trx, owner, { title, sizeTypeId: sizeType.id, standardSize: size, measurements, preferences }, now);
};
