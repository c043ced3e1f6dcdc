import {
  cutForChoices,
  measurementOrigins,
  sizeDesignVersions,
  sizeLengths,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, instant } from '../values.ts';
import { asymmetry } from './asymmetrySchema.ts';
import { anyPrefs } from './prefsSchema.ts';

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

/** A standard size: base 1 … 12, R for Regular or L for Long, and the cut. */
export const standardSizeRef = z.object({
  id,
  base: z.int().check(z.minimum(1), z.maximum(12)),
  length: z.enum(sizeLengths),
  cut_for: z.enum(cutForChoices),
});
export type WireStandardSizeRef = z.infer<typeof standardSizeRef>;

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
  /** The cut, regardless of later measurements. */
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
  /** Differences from the previous version. */
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
