import {
  fromWirePrefs,
  type MeasurementDetails,
  type SizeDetails,
} from '@tailorbird/contract/sizing';
import type { Locale } from '@tailorbird/domain/kernel';
import {
  centimeters,
  type SizeType as ShownSizeType,
  type SizeMeasurement,
  type SizeVersion,
  type UserSize,
} from '@tailorbird/domain/sizing';
import type { SizeType } from '../../catalog/index.ts';
import type { StoredSize, StoredVersion } from '../store/sizeRows.ts';
import type { SavedMeasurement } from '../tables.ts';
import type { StoredUse } from './sizeUses.ts';

export const showSizeType = (type: SizeType, locale: Locale): ShownSizeType => ({
  id: type.id,
  slug: type.slug,
  title: type.title[locale],
  properties: type.properties.map(({ id, slug, title, showInSizeCharts, displayOrder }) => ({
    id,
    measure: slug,
    title: title[locale],
    showInSizeCharts,
    displayOrder,
  })),
});

type ShownMeasurements = {
  readonly measurements: readonly SizeMeasurement[];
  readonly measurementOf: (measurement: SizeMeasurement) => MeasurementDetails;
};

/**
 * Translates measurements, with additional API fields; measurements that the size type no
 * longer has are left out.
 */
export const showMeasurements = (
  saved: readonly SavedMeasurement[],
  type: SizeType | undefined,
  locale: Locale,
): ShownMeasurements => {
  const shown = saved.flatMap(({ sizePropertyId, origin, lookupSourceId, value }) => {
    const property = type?.properties.find(({ id }) => id === sizePropertyId);
    if (!property) return [];
    const measurement = {
      measure: property.slug,
      title: property.title[locale],
      value: centimeters(value),
      origin,
    };
    return [{ measurement, details: { propertyId: property.id, sourceId: lookupSourceId } }];
  });
  const details = new Map(shown.map((each) => [each.measurement.measure, each.details]));
  return {
    measurements: shown.map(({ measurement }) => measurement),
    measurementOf: ({ measure }) => details.get(measure) ?? { propertyId: 0, sourceId: null },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const showContent = (
  version: StoredVersion,
  type: SizeType | undefined,
  locale: Locale,
): {
  readonly content: Omit<SizeVersion, 'orders' | 'learnedFrom'>;
  readonly details: SizeDetails;
} => {
  const { measurements, measurementOf } = showMeasurements(version.measurements, type, locale);
  const { title, standardSize, cutFor, designVersion, savedAt, byShop, preferences, asymmetry } =
    version;
  return {
    content: {
      title,
      standardSize,
      cutFor,
      measurements,
      ...(asymmetry && { asymmetry }),
      prefs: fromWirePrefs(preferences),
      designVersion,
      version: version.version,
      savedAt,
      ...(byShop && { byShop }),
    },
    details: { measurementOf, createdWith: isRecord(preferences) ? preferences : null },
  };
};

export const showSize = (
  size: StoredSize,
  type: SizeType | undefined,
  locale: Locale,
): { readonly size: UserSize; readonly details: SizeDetails } => {
  const { content, details } = showContent(size, type, locale);
  const { id, sizeTypeId, wearerId, isDefault, createdAt } = size;
  return {
    size: { ...content, id, sizeTypeId, wearerId, ...(isDefault && { isDefault }), createdAt },
    details,
  };
};

export const showHistory = (
  size: StoredSize,
  versions: readonly StoredVersion[],
  uses: readonly StoredUse[],
  type: SizeType | undefined,
  locale: Locale,
): readonly { readonly version: SizeVersion; readonly details: SizeDetails }[] =>
  versions.map((each) => {
    const { content, details } = showContent(each, type, locale);
    const orders = uses
      .filter(({ sizeId, version }) => sizeId === size.id && version === each.version)
      .map(({ orderNumber, placedAt, title, quantity }) => ({
        orderNumber,
        orderedAt: placedAt,
        title: title[locale],
        quantity,
      }));
    const learnedFrom = each.learnedFrom.map(({ orderNumber, title }) => ({
      orderNumber,
      title: title[locale],
    }));
    return { version: { ...content, orders, learnedFrom }, details };
  });
