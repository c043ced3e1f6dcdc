import type { Filterable } from '@tailorbird/domain/catalog';
import type { Currency } from '@tailorbird/domain/kernel';

export type CardColor = {
  readonly variantId: string;
  readonly title: string;
  readonly hex: string;
  readonly color: string;
  readonly fabric: string;
};

export type ListedGarment = Filterable & {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly prices: Readonly<Record<Currency, number>>;
  /** Prices before a reduction (LEGAL-11); 0 in currencies without one. */
  readonly priorPrices?: Readonly<Record<Currency, number>>;
  /** True if `price` is the lowest of several. */
  readonly isPriceFrom: boolean;
  readonly isNew: boolean;
  readonly isRendered: boolean;
  readonly variantId: string;
  /** Variant of the address without a variant. */
  readonly plainVariantId: string;
  readonly colors: readonly CardColor[];
};
export type SubCategory = {
  readonly slug: string;
  readonly title: string;
  readonly cards: readonly ListedGarment[];
};
export type Group = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly subCategories: readonly SubCategory[];
};

export type Offer = {
  readonly value: string;
  readonly title: string;
  readonly hex?: string;
  readonly choice?: string;
};

export const cardPath = (card: ListedGarment, variantId: string): string =>
  variantId === card.plainVariantId
    ? `/product/${card.slug}`
    : `/product/${card.slug}/${variantId}`;
