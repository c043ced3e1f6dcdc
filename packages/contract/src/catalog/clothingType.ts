import {
  availabilities,
  type ClothingType,
  channels,
  type FabricColor,
  placements,
  productClasses,
  productKinds,
  publishStatuses,
  states,
  visibilities,
} from '@tailorbird/domain/catalog';
import { cutForChoices } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { pricesByCurrency, somePrices } from '../money.ts';
import { currency, decimal, id, idInPath, pageOfList, slug } from '../values.ts';

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
  fabrics: z.array(fabric),
  /** Families of the colors, without duplicates, sorted by `order`. */
  color_families: z.array(colorFamily),
  fabric_colors: z.array(fabricColor),
  /** Parts of another fabric, with their composition. */
  trims: z.optional(z.array(z.object({ title: z.string(), composition: z.string() }))),
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
  /** Lowest prices of the 30 days before a reduction, while the price is presented as reduced. */
  prior_prices: z.optional(z.partialRecord(currency, decimal)),
});
export type WireClothingType = z.infer<typeof clothingType>;

type Collection = ClothingType['propertyCollections'][number];

type WireCollection = WireClothingType['clothing_property_collections'][number];

const property = fields<Collection['properties'][number], WireCollection['properties'][number]>()({
  id: 'id',
  slug: 'slug',
  traitTitle: 'trait_title',
  default: 'default',
  showInDesigner: 'show_in_designer',
  excludes: 'excludes',
});

const collection = fields<Collection, WireCollection>()({
  id: 'id',
  slug: 'slug',
  traitLabelTitle: 'trait_label_title',
  properties: ['properties', listOf(property)],
});

const typeFields = fields<
  Omit<ClothingType, 'fabricColors'>,
  Omit<WireClothingType, 'fabrics' | 'color_families' | 'fabric_colors'>
>()({
  id: 'id',
  slug: 'slug',
  title: 'frontend_title',
  subtitle: 'frontend_subtitle',
  description: 'description',
  productClass: 'product_class',
  family: 'family',
  pattern: 'pattern',
  artwork: 'artwork',
  gender: 'gender',
  kind: 'product_kind',
  state: 'state',
  visibility: 'visibility',
  availability: 'availability',
  channels: 'channels',
  placements: 'placements',
  publishStatus: 'publish_status',
  showInDesigner: 'show_in_designer',
  isStockItem: 'is_stock_item',
  supportsInitials: 'supports_initials',
  supportsMultipleFabrics: 'supports_multiple_fabrics',
  requiresShipping: 'requires_shipping',
  sizeType: 'size_type',
  cutFor: 'cut_for',
  defaultFabricColorId: 'default_fabric_color_id',
  propertyCollections: ['clothing_property_collections', listOf(collection)],
  namingRules: 'dynamic_naming_rules',
  trims: 'trims',
  prices: ['prices', pricesByCurrency],
  priorPrices: ['prior_prices', somePrices],
});

const fabricFields = fields<FabricColor['fabric'], WireClothingType['fabrics'][number]>()({
  id: 'id',
  slug: 'slug',
  title: 'title',
  traitTitle: 'trait_title',
  texture: 'texture',
  composition: 'composition',
  care: 'care',
  weightGsm: 'weight_gsm',
});

const colorFields = fields<
  Omit<FabricColor, 'color' | 'fabric'>,
  Omit<WireClothingType['fabric_colors'][number], 'color' | 'fabric'>
>()({
  id: 'id',
  showInDesigner: 'show_in_designer',
  outOfStock: 'out_of_stock',
  availability: 'availability',
});

/** Lists each fabric and color family once. Colors refer to them. */
export const toWireClothingType = (type: ClothingType): WireClothingType => ({
  ...typeFields.toWire(type),
  fabrics: [...new Map(type.fabricColors.map(({ fabric }) => [fabric.id, fabric])).values()].map(
    fabricFields.toWire,
  ),
  color_families: [
    ...new Map(type.fabricColors.map(({ color: { family } }) => [family.slug, family])).values(),
  ]
    .map(({ slug, title, order }) => ({ slug, title, order }))
    .sort((one, other) => one.order - other.order),
  fabric_colors: type.fabricColors.map((fabricColor) => {
    const { color, fabric } = fabricColor;
    return {
      ...colorFields.toWire(fabricColor),
      color: { title: color.title, slug: color.slug, hex: color.hex, family: color.family.slug },
      fabric: { id: fabric.id, trait_title: fabric.traitTitle },
    };
  }),
});

/** Omits colors with an unknown fabric or family. */
export const fromWireClothingType = (type: WireClothingType): ClothingType => {
  const fabrics = new Map(type.fabrics.map((each) => [each.id, fabricFields.fromWire(each)]));
  const families = new Map(type.color_families.map((family) => [family.slug, family]));
  return {
    ...typeFields.fromWire(type),
    fabricColors: type.fabric_colors.flatMap((fabricColor) => {
      const fabric = fabrics.get(fabricColor.fabric.id);
      const family = families.get(fabricColor.color.family);
      return fabric && family
        ? [
            {
              ...colorFields.fromWire(fabricColor),
              color: { ...fabricColor.color, family },
              fabric,
            },
          ]
        : [];
    }),
  };
};

/**
 * `menu` selects the menu's list, which follows the admin flag. Other lists follow admin
 * UI (MENU-16).
 */
export const menuList = z.optional(z.literal('menu'));

export const listClothingTypes = endpoint({
  context: 'catalog',
  name: 'listClothingTypes',
  method: 'GET',
  path: '/customizer_api/v3/clothing-types/',
  summary:
    'Lists the clothing types this visitor may see, in shop order. slug returns one, also if it is not listed; related_to returns related ones; limit and offset select a page.',
  query: { slug: z.optional(slug), related_to: z.optional(slug), list: menuList, ...pageOfList },
  responses: { 200: z.array(clothingType) },
});

export const readClothingType = endpoint({
  context: 'catalog',
  name: 'readClothingType',
  method: 'GET',
  path: '/customizer_api/v2/clothing-types/{id}',
  summary: 'Returns one clothing type.',
  params: { id: idInPath },
  responses: { 200: clothingType, 404: detailError },
});
