import type { ClothingType, FabricColor } from '@tailorbird/domain/catalog';
import { fields, listOf } from '../fields.ts';
import { pricesByCurrency } from '../money.ts';
import type { WireClothingType } from './schema.ts';

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
  prices: ['prices', pricesByCurrency],
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
