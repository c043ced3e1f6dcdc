import {
  centimeters,
  compareSizes,
  cutForChoices,
  cutForOf,
  measurementOrigins,
  type SizeMeasurement,
  type SizeVersion,
  sizeDesignVersions,
  storedCutFor,
  type UserSize,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { fields, orNull } from '../fields.ts';
import { id, instant } from '../values.ts';
import { asymmetry, fromWireAsymmetry, lengthInCm, toWireAsymmetry } from './asymmetry.ts';
import { anyPrefs, fromWirePrefs } from './prefs.ts';
import { fromWireStandardSize, standardSizeRef, toWireStandardSize } from './standardSize.ts';

/** `value` is in centimeters. `lookup_source_id` is the size it was converted from. */
export const measurement = z.object({
  origin: z.enum(measurementOrigins),
  size_property_id: id,
  size_property_slug: z.string(),
  size_property_title: z.string(),
  lookup_source_id: z.nullable(z.int()),
  value: z.number(),
});
export type WireMeasurement = z.infer<typeof measurement>;

/**
 * `size_type` is an id. `standard_size` is set while the size equals that standard size.
 */
export const userSize = z.object({
  id,
  title: z.string(),
  size_type: id,
  /** Null for the customer. */
  wearer_id: z.nullable(id),
  /** The size used for the wearer's garments by default. */
  is_default: z.boolean(),
  cut_for: z.enum(cutForChoices),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
  /** Null if both sides are alike. */
  asymmetry: z.nullable(asymmetry),
  created_with_prefs: z.nullable(anyPrefs),
  design_version: z.enum(sizeDesignVersions),
  /** Starts at 1 and grows by 1 with each change. */
  version: z.int(),
  date_created: instant,
  date_saved: instant,
  /** True if staff saved this version for the customer. */
  by_shop: z.boolean(),
});
export type WireUserSize = z.infer<typeof userSize>;

/** `difference` is the change from the previous version, in centimeters. */
export const sizeDifference = z.object({
  size_property_slug: z.string(),
  size_property_title: z.string(),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  difference: z.nullable(z.number()),
});

export const userSizeVersion = z.object({
  version: z.int(),
  date_saved: instant,
  /** True if staff saved the version for the customer. */
  by_shop: z.boolean(),
  title: z.string(),
  cut_for: z.enum(cutForChoices),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
  /** Null if both sides are alike. */
  asymmetry: z.nullable(asymmetry),
  created_with_prefs: z.nullable(anyPrefs),
  design_version: z.enum(sizeDesignVersions),
  differences: z.array(sizeDifference),
  /** Garments made to this version. */
  orders: z.array(
    z.object({ number: z.string(), date_placed: instant, title: z.string(), quantity: z.int() }),
  ),
  /** Worn garments whose feedback led to this version. */
  learned_from: z.array(z.object({ number: z.string(), title: z.string() })),
});
export type WireUserSizeVersion = z.infer<typeof userSizeVersion>;

export const sizeExport = z.object({
  exported_at: instant,
  sizes: z.array(
    z.object({
      ...userSize.shape,
      size_type_title: z.string(),
      date_deleted: z.nullable(instant),
      history: z.array(userSizeVersion),
    }),
  ),
});
export type WireSizeExport = z.infer<typeof sizeExport>;

/** Wire fields of a measurement that the domain does not have. */
export type MeasurementDetails = {
  readonly propertyId: number;
  /** Id of the size that it was converted from. */
  readonly sourceId: number | null;
};

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
  ...storedCutFor(sent.cut_for),
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
