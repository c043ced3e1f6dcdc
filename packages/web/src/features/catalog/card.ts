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

/** Address of a garment in one of its colors; the default one needs no variant. */
export const cardPath = (card: GarmentCard, variantId: string): string =>
  variantId === card.variantId ? `/product/${card.slug}` : `/product/${card.slug}/${variantId}`;
