import { standardSizeIdOf, type WireSizeType, type WireUserSize } from '@tailorbird/contract/sizing';
import type { Locale } from '@tailorbird/domain/kernel';
import type { SizeType } from '../catalog/source.ts';
import type { StoredSize } from './store.ts';

export const toWireSizeType = (type: SizeType, locale: Locale): WireSizeType => ({
  id: type.id,
  slug: type.slug,
  title: type.title[locale],
  size_properties: type.properties.map((property) => ({
    id: property.id,
    slug: property.slug,
    frontend_title: property.title[locale],
    show_in_size_charts: property.showInSizeCharts,
    display_order: property.displayOrder,
  })),
});

/** A saved size with the titles of its measures; a measure the size type no longer has is left out. */
export const toWireUserSize = (size: StoredSize, sizeTypes: readonly SizeType[], locale: Locale): WireUserSize => {
  const properties = sizeTypes.find(({ id }) => id === size.sizeTypeId)?.properties ?? [];
  return {
    id: size.id,
    title: size.title,
    size_type: size.sizeTypeId,
    standard_size: size.standardSize && { id: standardSizeIdOf(size.standardSize), ...size.standardSize },
    created_with_prefs: null,
    design_version: 'V2',
    version: 1,
    date_created: size.createdAt,
    date_saved: size.createdAt,
    measurements: size.measurements.flatMap(({ sizePropertyId, origin, lookupSourceId, value }) => {
      const property = properties.find(({ id }) => id === sizePropertyId);
      return property
        ? [
            {
              origin,
              size_property_id: property.id,
              size_property_slug: property.slug,
              size_property_title: property.title[locale],
              lookup_source_id: lookupSourceId,
              value,
            },
          ]
        : [];
    }),
  };
};
