import {
  centimeters,
  compareSizes,
  cutForKept,
  cutForOf,
  type SizeMeasurement,
  type SizeVersion,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { fields, orNull } from '../fields.ts';
import { fromWireAsymmetry, lengthInCm, toWireAsymmetry } from './asymmetrySchema.ts';
import { fromWirePrefs } from './mapPrefs.ts';
import { fromWireStandardSize, toWireStandardSize } from './mapStandardSize.ts';
import type { WireMeasurement, WireUserSize, WireUserSizeVersion } from './userSizeSchema.ts';

/** Wire fields of a measurement that the domain does not have. */
export type MeasurementDetails = {
  /** Property id of the measure in the size type. */
  readonly propertyId: number;
  /** Id of the size that it was converted from. */
  readonly sourceId: number | null;
};

/** Wire fields of a size that the domain does not have. */
export type SizeDetails = {
  readonly measurementOf: (measurement: SizeMeasurement) => MeasurementDetails;
  /**
   * The prefs as they were sent. They may contain keys that the domain ignores or cannot
   * read.
   */
  readonly createdWith: Readonly<Record<string, unknown>> | null;
};

export const toWireMeasurement = (
  { measure, title, value, origin }: SizeMeasurement,
  { propertyId, sourceId }: MeasurementDetails,
): WireMeasurement => ({
  origin,
  size_property_id: propertyId,
  size_property_slug: measure,
  size_property_title: title,
  lookup_source_id: sourceId,
  value,
});

export const fromWireMeasurement = ({
  size_property_slug,
  size_property_title,
  value,
  origin,
}: WireMeasurement): SizeMeasurement => ({
  measure: size_property_slug,
  title: size_property_title,
  value: centimeters(value),
  origin,
});

type Content = Omit<SizeVersion, 'orders' | 'learnedFrom'>;

const toWireContent = (size: Content, { measurementOf, createdWith }: SizeDetails) => ({
  title: size.title,
  cut_for: cutForOf(size),
  standard_size: size.standardSize && toWireStandardSize(size.standardSize),
  measurements: size.measurements.map((measurement) =>
    toWireMeasurement(measurement, measurementOf(measurement)),
  ),
  asymmetry: size.asymmetry ? toWireAsymmetry(size.asymmetry) : null,
  created_with_prefs: createdWith && { ...createdWith },
  design_version: size.designVersion,
  version: size.version,
  date_saved: size.savedAt,
  by_shop: size.byShop === true,
});

const fromWireContent = (sent: WireUserSize | WireUserSizeVersion): Content => ({
  title: sent.title,
  ...cutForKept(sent.cut_for),
  standardSize: sent.standard_size && fromWireStandardSize(sent.standard_size),
  measurements: sent.measurements.map(fromWireMeasurement),
  ...(sent.asymmetry && { asymmetry: fromWireAsymmetry(sent.asymmetry) }),
  prefs: fromWirePrefs(sent.created_with_prefs),
  designVersion: sent.design_version,
  version: sent.version,
  savedAt: sent.date_saved,
  ...(sent.by_shop && { byShop: true }),
});

export const toWireUserSize = (size: UserSize, details: SizeDetails): WireUserSize => ({
  ...toWireContent(size, details),
  id: size.id,
  size_type: size.sizeTypeId,
  wearer_id: size.wearerId,
  is_default: size.isDefault === true,
  date_created: size.createdAt,
});

export const fromWireUserSize = (size: WireUserSize): UserSize => ({
  ...fromWireContent(size),
  id: size.id,
  sizeTypeId: size.size_type,
  wearerId: size.wearer_id,
  ...(size.is_default && { isDefault: true }),
  createdAt: size.date_created,
});

const difference = fields<
  ReturnType<typeof compareSizes>[number],
  WireUserSizeVersion['differences'][number]
>()({
  measure: 'size_property_slug',
  title: 'size_property_title',
  before: ['before', orNull(lengthInCm)],
  after: ['after', orNull(lengthInCm)],
  change: ['difference', orNull(lengthInCm)],
});

const order = fields<SizeVersion['orders'][number], WireUserSizeVersion['orders'][number]>()({
  orderNumber: 'number',
  orderedAt: 'date_placed',
  title: 'title',
  quantity: 'quantity',
});

const source = fields<
  SizeVersion['learnedFrom'][number],
  WireUserSizeVersion['learned_from'][number]
>()({ orderNumber: 'number', title: 'title' });

/**
 * Versions, newest first, with their differences. Clients compute the differences
 * themselves (API-69).
 */
export const toWireSizeHistory = (
  versions: readonly { readonly version: SizeVersion; readonly details: SizeDetails }[],
): WireUserSizeVersion[] =>
  versions.map(({ version, details }, place) => {
    const before = versions[place + 1]?.version;
    return {
      ...toWireContent(version, details),
      differences: (before ? compareSizes(before, version) : []).map(difference.toWire),
      orders: version.orders.map(order.toWire),
      learned_from: version.learnedFrom.map(source.toWire),
    };
  });

export const fromWireSizeVersion = (version: WireUserSizeVersion): SizeVersion => ({
  ...fromWireContent(version),
  orders: version.orders.map(order.fromWire),
  learnedFrom: version.learned_from.map(source.fromWire),
});
