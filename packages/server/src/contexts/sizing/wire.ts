import {
  standardSizeIdOf,
  type WireMeasurement,
  type WireSizeDependency,
  type WireSizeType,
  type WireUserSize,
  type WireUserSizeVersion,
} from '@tailorbird/contract/sizing';
import type { Locale } from '@tailorbird/domain/kernel';
import { bodyBehind, centimeters, compareSizes, type GarmentMeasure, garmentBounds, type StandardSize } from '@tailorbird/domain/sizing';
import type { SizeType } from '../catalog/application/catalog.ts';
import type { StoredUse } from './application/sizeUses.ts';
import type { StoredSize, StoredVersion } from './store/sizes.ts';
import type { SavedMeasurement } from './tables.ts';

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

const facts = ['age', 'height_in_cm', 'weight_in_kg', 'foot_length_in_cm', 'body_shape', 'fit'] as const;

/** Garments are cut to the half centimeter. */
const step = 0.5;

/** What the measures of a size type are computed from, and what they may be set to (API-62). A size type no garment is cut for has none. */
export const toWireDependencies = (type: SizeType): readonly WireSizeDependency[] => {
  const bounds = garmentBounds(type.slug) ?? {};
  return type.properties.flatMap(({ id, slug }) => {
    const measure = slug as GarmentMeasure;
    const within = Object.hasOwn(bounds, slug) ? bounds[measure] : undefined;
    if (!within) return [];
    const depends = [...facts, ...bodyBehind[measure].map((body) => `known.${body}`)];
    return [{ size_property_id: id, slug, ...within, step, depends_on: depends }];
  });
};

/** Measurements with the titles of their measures; a measure the size type no longer has is left out. */
export const toWireMeasurements = (
  measurements: readonly SavedMeasurement[],
  type: SizeType | undefined,
  locale: Locale,
): readonly WireMeasurement[] =>
  measurements.flatMap(({ sizePropertyId, origin, lookupSourceId, value }) => {
    const property = type?.properties.find(({ id }) => id === sizePropertyId);
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
  });

export const toWireStandardSize = (size: StandardSize | null) =>
  size && { id: standardSizeIdOf(size), base: size.base, length: size.length };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const toWireContent = (version: StoredVersion, type: SizeType | undefined, locale: Locale) => ({
  title: version.title,
  standard_size: toWireStandardSize(version.standardSize),
  measurements: [...toWireMeasurements(version.measurements, type, locale)],
  created_with_prefs: isRecord(version.preferences) ? version.preferences : null,
  design_version: version.designVersion,
  version: version.version,
  date_saved: version.savedAt,
});

const typeOf = (size: StoredSize, sizeTypes: readonly SizeType[]): SizeType | undefined =>
  sizeTypes.find(({ id }) => id === size.sizeTypeId);

/** A saved size as its owner reads it. */
export const toWireUserSize = (size: StoredSize, sizeTypes: readonly SizeType[], locale: Locale): WireUserSize => ({
  ...toWireContent(size, typeOf(size, sizeTypes), locale),
  id: size.id,
  size_type: size.sizeTypeId,
  date_created: size.createdAt,
});

type WireContent = ReturnType<typeof toWireContent>;

const comparable = ({ measurements }: WireContent) => ({
  measurements: measurements.map(({ size_property_slug, size_property_title, value, origin }) => ({
    measure: size_property_slug,
    title: size_property_title,
    value: centimeters(value),
    origin,
  })),
});

/** The versions of a size, newest first, each with what it changed and what was made to it (API-69). */
export const toWireHistory = (
  size: StoredSize,
  versions: readonly StoredVersion[],
  uses: readonly StoredUse[],
  sizeTypes: readonly SizeType[],
  locale: Locale,
): readonly WireUserSizeVersion[] => {
  const contents = versions.map((version) => toWireContent(version, typeOf(size, sizeTypes), locale));
  return contents.map((content, index) => {
    const before = contents[index + 1];
    return {
      ...content,
      differences: (before ? compareSizes(comparable(before), comparable(content)) : []).map((each) => ({
        size_property_slug: each.measure,
        size_property_title: each.title,
        before: each.before,
        after: each.after,
        difference: each.change,
      })),
      orders: uses
        .filter(({ sizeId, version }) => sizeId === size.id && version === content.version)
        .map(({ orderNumber, placedAt, title, quantity }) => ({
          number: orderNumber,
          date_placed: placedAt,
          title: title[locale],
          quantity,
        })),
    };
  });
};
