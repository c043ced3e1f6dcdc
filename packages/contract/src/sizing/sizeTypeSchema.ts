import * as z from 'zod/mini';
import { id } from '../values.ts';

/** `slug` is the measure, such as chest or bodyLength. */
export const sizeProperty = z.object({
  id,
  slug: z.string(),
  frontend_title: z.string(),
  show_in_size_charts: z.boolean(),
  display_order: z.int(),
});

export const sizeType = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  size_properties: z.array(sizeProperty),
});
export type WireSizeType = z.infer<typeof sizeType>;

export const sizeDependency = z.object({
  size_property_id: id,
  slug: z.string(),
  /** Smallest value that can be set by hand, in centimeters. */
  minimum: z.number(),
  maximum: z.number(),
  step: z.number(),
  /** The keys of `created_with_prefs` that the measure is computed from. */
  depends_on: z.array(z.string()),
});
export type WireSizeDependency = z.infer<typeof sizeDependency>;
