import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  type ProductGroup,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import type { GarmentCard, Group } from './card.ts';

/** The card of a garment as a customer sees it. */
export const cardOf = (type: ClothingType): GarmentCard => {
  const variant = defaultVariant(type, publicViewer);
  const colors = shownFabricColors(type, publicViewer)
    .filter((color) => isFabricColorSelectable(color, publicViewer))
    .map((color) => ({
      variantId: formatVariantId(type, { ...variant, fabricColorId: color.id }),
      title: type.supportsMultipleFabrics ? `${color.color.title}, ${color.fabric.traitTitle}` : color.color.title,
      hex: color.color.hex,
    }));
  return {
    slug: type.slug,
    title: type.title,
    subtitle: type.subtitle,
    prices: type.prices,
    isPriceFrom: type.productClass === 'Gift Card',
    variantId: formatVariantId(type, variant),
    colors: colors.length > 1 ? colors : [],
  };
};

/** The range by headings; those with nothing under them are left out. */
export const rangeOf = (types: readonly ClothingType[], groups: readonly ProductGroup[]): readonly Group[] => {
  const bySlug = new Map(types.map((type) => [type.slug, type]));
  return groups
    .map(({ slug, title, description, subCategories }) => ({
      slug,
      title,
      description,
      subCategories: subCategories
        .map((sub) => ({
          slug: sub.slug,
          title: sub.title,
          cards: sub.clothingTypeSlugs.flatMap((typeSlug) => bySlug.get(typeSlug) ?? []).map(cardOf),
        }))
        .filter(({ cards }) => cards.length > 0),
    }))
    .filter(({ subCategories }) => subCategories.length > 0);
};
