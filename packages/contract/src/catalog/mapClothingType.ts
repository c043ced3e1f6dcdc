import type { ClothingType, FabricColor } from '@tailorbird/domain/catalog';
import { fromWirePrices, toWirePrices } from '../money.ts';
import type { WireClothingType } from './schema.ts';

/** Lists each fabric and color family once. Colors refer to them. */
export const toWireClothingType = (type: ClothingType): WireClothingType => ({
  id: type.id,
  slug: type.slug,
  frontend_title: type.title,
  frontend_subtitle: type.subtitle,
  description: [...type.description],
  product_class: type.productClass,
  family: type.family,
  pattern: type.pattern,
  ...(type.artwork !== undefined && { artwork: type.artwork }),
  gender: type.gender,
  product_kind: type.kind,
  state: type.state,
  visibility: type.visibility,
  availability: type.availability,
  channels: [...type.channels],
  placements: [...type.placements],
  publish_status: type.publishStatus,
  show_in_designer: type.showInDesigner,
  is_stock_item: type.isStockItem,
  supports_initials: type.supportsInitials,
  supports_multiple_fabrics: type.supportsMultipleFabrics,
  requires_shipping: type.requiresShipping,
  size_type: type.sizeType,
  cut_for: [...type.cutFor],
  fabrics: [...new Map(type.fabricColors.map(({ fabric }) => [fabric.id, fabric])).values()].map(
    (fabric) => ({
      id: fabric.id,
      slug: fabric.slug,
      title: fabric.title,
      trait_title: fabric.traitTitle,
      texture: fabric.texture,
      composition: fabric.composition,
      care: fabric.care,
      weight_gsm: fabric.weightGsm,
    }),
  ),
  color_families: [
    ...new Map(type.fabricColors.map(({ color: { family } }) => [family.slug, family])).values(),
  ]
    .map(({ slug, title, order }) => ({ slug, title, order }))
    .sort((one, other) => one.order - other.order),
  fabric_colors: type.fabricColors.map((color) => ({
    id: color.id,
    color: {
      title: color.color.title,
      slug: color.color.slug,
      hex: color.color.hex,
      family: color.color.family.slug,
    },
    fabric: { id: color.fabric.id, trait_title: color.fabric.traitTitle },
    show_in_designer: color.showInDesigner,
    out_of_stock: color.outOfStock,
    availability: color.availability,
  })),
  default_fabric_color_id: type.defaultFabricColorId,
  clothing_property_collections: type.propertyCollections.map((collection) => ({
    id: collection.id,
    slug: collection.slug,
    trait_label_title: collection.traitLabelTitle,
    properties: collection.properties.map((property) => ({
      id: property.id,
      slug: property.slug,
      trait_title: property.traitTitle,
      default: property.default,
      show_in_designer: property.showInDesigner,
      excludes: [...property.excludes],
    })),
  })),
  ...(type.namingRules && {
    dynamic_naming_rules: type.namingRules.map(({ pattern, name, priority }) => ({
      pattern,
      name,
      priority,
    })),
  }),
  prices: toWirePrices(type.prices),
});

/** Omits colors with an unknown fabric or family. */
const fromWireFabricColors = (type: WireClothingType): readonly FabricColor[] => {
  const fabrics = new Map(
    type.fabrics.map(
      ({ trait_title, weight_gsm, ...fabric }) =>
        [fabric.id, { ...fabric, traitTitle: trait_title, weightGsm: weight_gsm }] as const,
    ),
  );
  const families = new Map(type.color_families.map((family) => [family.slug, family]));
  return type.fabric_colors.flatMap(
    ({ id, color, fabric: { id: fabricId }, show_in_designer, availability, out_of_stock }) => {
      const fabric = fabrics.get(fabricId);
      const family = families.get(color.family);
      if (!fabric || !family) return [];
      return [
        {
          id,
          color: { ...color, family },
          fabric,
          showInDesigner: show_in_designer,
          availability,
          outOfStock: out_of_stock,
        },
      ];
    },
  );
};

export const fromWireClothingType = (type: WireClothingType): ClothingType => ({
  id: type.id,
  slug: type.slug,
  title: type.frontend_title,
  subtitle: type.frontend_subtitle,
  description: type.description,
  productClass: type.product_class,
  family: type.family,
  pattern: type.pattern,
  ...(type.artwork !== undefined && { artwork: type.artwork }),
  gender: type.gender,
  kind: type.product_kind,
  state: type.state,
  visibility: type.visibility,
  availability: type.availability,
  channels: type.channels,
  placements: type.placements,
  publishStatus: type.publish_status,
  showInDesigner: type.show_in_designer,
  isStockItem: type.is_stock_item,
  supportsInitials: type.supports_initials,
  supportsMultipleFabrics: type.supports_multiple_fabrics,
  requiresShipping: type.requires_shipping,
  sizeType: type.size_type,
  cutFor: type.cut_for,
  fabricColors: fromWireFabricColors(type),
  defaultFabricColorId: type.default_fabric_color_id,
  propertyCollections: type.clothing_property_collections.map((collection) => ({
    id: collection.id,
    slug: collection.slug,
    traitLabelTitle: collection.trait_label_title,
    properties: collection.properties.map((property) => ({
      id: property.id,
      slug: property.slug,
      traitTitle: property.trait_title,
      showInDesigner: property.show_in_designer,
      default: property.default,
      excludes: property.excludes,
    })),
  })),
  ...(type.dynamic_naming_rules && { namingRules: type.dynamic_naming_rules }),
  prices: fromWirePrices(type.prices),
});
