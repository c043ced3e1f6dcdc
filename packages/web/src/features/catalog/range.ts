import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  type ProductGroup,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import type { Currency } from '@tailorbird/domain/kernel';

/** A color a card can show its garment in. */
export type CardColor = { readonly variantId: string; readonly title: string; readonly hex: string };

/** A garment in the overview: what its card shows and no more, since it travels in the page. */
export type GarmentCard = {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly prices: Readonly<Record<Currency, number>>;
  /** The price is that of the smallest of several. */
  readonly isPriceFrom: boolean;
  readonly variantId: string;
  /** Colors to choose from; empty when there is one. */
  readonly colors: readonly CardColor[];
};
export type SubCategory = { readonly slug: string; readonly title: string; readonly cards: readonly GarmentCard[] };
export type Group = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly subCategories: readonly SubCategory[];
};

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

/** Address of a garment in one of its colors; the default one needs no variant. */
export const cardPath = (card: GarmentCard, variantId: string): string =>
  variantId === card.variantId ? `/product/${card.slug}` : `/product/${card.slug}/${variantId}`;
