import {
  availabilities,
  channels,
  placements,
  productClasses,
  productKinds,
  publishStatuses,
  states,
  visibilities,
} from '@tailorbird/domain/catalog';
import { cutForChoices } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { currency, decimal, id, price } from '../values.ts';

export const fabric = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  trait_title: z.string(),
  texture: z.string(),
  composition: z.string(),
  care: z.string(),
  weight_gsm: z.nullable(z.number()),
});

/** Color group of the search filter. `order` is its position in lists. */
export const colorFamily = z.object({ slug: z.string(), title: z.string(), order: z.int() });

export const fabricColor = z.object({
  id,
  /** `family` is the slug of one of the clothing type's `color_families`. */
  color: z.object({ title: z.string(), slug: z.string(), hex: z.string(), family: z.string() }),
  /** `fabrics` of the clothing type has the other fields. */
  fabric: z.object({ id, trait_title: z.string() }),
  show_in_designer: z.boolean(),
  out_of_stock: z.boolean(),
  availability: z.enum(availabilities),
});
export type WireFabricColor = z.infer<typeof fabricColor>;

export const clothingProperty = z.object({
  id,
  slug: z.string(),
  trait_title: z.string(),
  default: z.boolean(),
  show_in_designer: z.boolean(),
  /** Ids of properties of other collections that this one cannot be combined with. */
  excludes: z.array(id),
});

export const clothingPropertyCollection = z.object({
  id,
  slug: z.string(),
  trait_label_title: z.string(),
  properties: z.array(clothingProperty),
});
export type WireClothingPropertyCollection = z.infer<typeof clothingPropertyCollection>;

export const sizeTypeRef = z.object({ id, slug: z.string() });

/**
 * Texts are in the reader's language. `description` is a list of paragraphs. `prices`
 * are for one piece, tax included.
 */
export const clothingType = z.object({
  id,
  slug: z.string(),
  frontend_title: z.string(),
  frontend_subtitle: z.string(),
  description: z.array(z.string()),
  product_class: z.enum(productClasses),
  family: z.string(),
  pattern: z.string(),
  /** The line drawing on the chest of an artist collaboration. */
  artwork: z.optional(z.string()),
  gender: z.enum(['men', 'women', 'unisex']),
  product_kind: z.enum(productKinds),
  state: z.enum(states),
  visibility: z.enum(visibilities),
  availability: z.enum(availabilities),
  channels: z.array(z.enum(channels)),
  placements: z.array(z.enum(placements)),
  publish_status: z.enum(publishStatuses),
  show_in_designer: z.boolean(),
  is_stock_item: z.boolean(),
  supports_initials: z.boolean(),
  supports_multiple_fabrics: z.boolean(),
  requires_shipping: z.boolean(),
  size_type: z.nullable(sizeTypeRef),
  /**
   * The bodies (men, women) that the type has a pattern block for. Sizes of another cut
   * are refused. Empty for types without sizes.
   */
  cut_for: z.array(z.enum(cutForChoices)),
  /** Fabrics of the colors, without duplicates. */
  fabrics: z.array(fabric),
  /** Families of the colors, without duplicates, sorted by `order`. */
  color_families: z.array(colorFamily),
  fabric_colors: z.array(fabricColor),
  default_fabric_color_id: z.nullable(id),
  clothing_property_collections: z.array(clothingPropertyCollection),
  /**
   * CATALOG-25: patterns match the slug, or the titles of the type and of its variant in
   * the reader's language, such as `Cotton Sweatshirt, Navy, Half Zip, …`.
   */
  dynamic_naming_rules: z.optional(
    z.array(z.object({ pattern: z.string(), name: z.string(), priority: z.int() })),
  ),
  prices: z.record(currency, decimal),
});
export type WireClothingType = z.infer<typeof clothingType>;

/** `num_available` is null for colors made to order without a limit. */
export const fabricColorStock = z.object({
  clothing_type_id: id,
  fabric_color_id: id,
  num_available: z.nullable(z.int()),
  out_of_stock: z.boolean(),
});
export type WireFabricColorStock = z.infer<typeof fabricColorStock>;

export const productGroup = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  sub_categories: z.array(
    z.object({ slug: z.string(), title: z.string(), clothing_type_slugs: z.array(z.string()) }),
  ),
});
export type WireProductGroup = z.infer<typeof productGroup>;

/**
 * The product that a basket line links to and add-product accepts: a clothing type or a
 * gift card level. `price` is for one piece.
 */
export const linkedProduct = z.object({
  url: z.string(),
  id,
  title: z.string(),
  product_class: z.enum(productClasses),
  clothing_type: z.object({ id, slug: z.string() }),
  gift_card_tier: z.nullable(z.int()),
  price,
});
export type WireLinkedProduct = z.infer<typeof linkedProduct>;
