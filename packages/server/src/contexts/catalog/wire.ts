import type { WireClothingType, WireFabricColorStock, WireProductGroup } from '@tailorbird/contract/catalog';
import type { ClothingType, ProductGroup } from '@tailorbird/domain/catalog';
import { currencies, inLanguage, type Locale, type Localized, money, toDecimalString } from '@tailorbird/domain/kernel';
import type { StockLevels } from './store/stock.ts';

/** A clothing type with `outOfStock` as the database has it. */
export const withStock = <Text>(type: ClothingType<Text>, stock: StockLevels): ClothingType<Text> => ({
  ...type,
  fabricColors: type.fabricColors.map((color) => ({ ...color, outOfStock: stock.get(color.id) === 0 })),
});

/** CATALOG-04 … CATALOG-09, with texts in one language. */
export const toWireClothingType = (localized: ClothingType<Localized>, locale: Locale): WireClothingType => {
  const type = inLanguage(localized, locale) as ClothingType;
  return {
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
    fabrics: [...new Map(type.fabricColors.map(({ fabric }) => [fabric.id, fabric])).values()].map((fabric) => ({
      id: fabric.id,
      slug: fabric.slug,
      title: fabric.title,
      trait_title: fabric.traitTitle,
      texture: fabric.texture,
      composition: fabric.composition,
      care: fabric.care,
      weight_gsm: fabric.weightGsm,
    })),
    fabric_colors: type.fabricColors.map((color) => ({
      id: color.id,
      color: { title: color.color.title, slug: color.color.slug, hex: color.color.hex },
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
    ...(type.namingRules && { dynamic_naming_rules: type.namingRules.map(({ pattern, name, priority }) => ({ pattern, name, priority })) }),
    prices: Object.fromEntries(
      currencies.map((currency) => [currency, toDecimalString(money(type.prices[currency], currency))]),
    ) as WireClothingType['prices'],
  };
};

export const toWireProductGroup = (group: ProductGroup<Localized>, locale: Locale): WireProductGroup => ({
  slug: group.slug,
  title: group.title[locale],
  description: group.description[locale],
  sub_categories: group.subCategories.map((subCategory) => ({
    slug: subCategory.slug,
    title: subCategory.title[locale],
    clothing_type_slugs: [...subCategory.clothingTypeSlugs],
  })),
});

export const toWireStock = (type: ClothingType<unknown>, stock: StockLevels): readonly WireFabricColorStock[] =>
  type.fabricColors.map(({ id }) => {
    const pieces = stock.get(id) ?? null;
    return { clothing_type_id: type.id, fabric_color_id: id, num_available: pieces, out_of_stock: pieces === 0 };
  });
