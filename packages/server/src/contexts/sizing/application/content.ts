import { fromWirePrefs, toWirePrefs } from '@tailorbird/contract/sizing';
import {
  centimeters,
  cutForOf,
  type GarmentMeasure,
  garmentMeasures,
  type SizeContent,
  storedAsymmetry,
} from '@tailorbird/domain/sizing';
import type { SizeType } from '../../catalog/index.ts';
import type { StoredContent } from '../store/sizeRows.ts';

const isMeasure = (slug: string): slug is GarmentMeasure =>
  (garmentMeasures as readonly string[]).includes(slug);

/**
 * Converts a stored size to the domain. Measurements that the size type no longer has are left
 * out.
 */
export const toContent = (stored: StoredContent, type: SizeType): SizeContent => ({
  title: stored.title,
  standardSize: stored.standardSize,
  cutFor: stored.cutFor,
  prefs: fromWirePrefs(stored.preferences),
  ...storedAsymmetry(stored.asymmetry ?? undefined),
  measurements: stored.measurements.flatMap(({ sizePropertyId, value, origin }) => {
    const slug = type.properties.find(({ id }) => id === sizePropertyId)?.slug;
    return slug !== undefined && isMeasure(slug)
      ? [{ measure: slug, value: centimeters(value), origin }]
      : [];
  }),
});

/**
 * Converts a size for storage. Invalid `preferences` are stored unchanged; `sourceOf` is the
 * size from which a measurement was converted.
 */
export const toStored = (
  content: SizeContent,
  type: SizeType,
  {
    preferences = null,
    sourceOf = () => null,
  }: { preferences?: unknown; sourceOf?: (measure: GarmentMeasure) => number | null } = {},
): StoredContent => ({
  title: content.title,
  standardSize: content.standardSize,
  cutFor: cutForOf(content),
  asymmetry: content.asymmetry ?? null,
  preferences: content.prefs ? toWirePrefs(content.prefs) : preferences,
  measurements: content.measurements.flatMap(({ measure, value, origin }) => {
    const property = type.properties.find(({ slug }) => slug === measure);
    return property
      ? [{ sizePropertyId: property.id, value, origin, lookupSourceId: sourceOf(measure) }]
      : [];
  }),
});
