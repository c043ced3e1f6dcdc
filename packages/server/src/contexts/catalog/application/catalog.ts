import type { ClothingType, ProductGroup } from '@tailorbird/domain/catalog';
import type { GiftCardTierLevel } from '@tailorbird/domain/giftCards';
import type { Currency, Localized } from '@tailorbird/domain/kernel';
import type { EnglishNamingRule } from './namingRules.ts';
import type { Publishing } from './publishing.ts';

export type SizeProperty = {
  readonly id: number;
  /** The measurement's name, as in the standard sizes: `sleeveLength`. */
  readonly slug: string;
  readonly title: Localized;
  readonly showInSizeCharts: boolean;
  readonly displayOrder: number;
};

/** The measurements of a kind of garment (CATALOG-07); properties are in display order. */
export type SizeType = {
  readonly id: number;
  readonly slug: string;
  readonly title: Localized;
  /** Sizes are still made, but not listed for customers (CATALOG-21). */
  readonly hiddenFromCustomers: boolean;
  readonly properties: readonly SizeProperty[];
};

/** The amount of a gift card tier in each currency, in minor units (PRICE-26). */
export type GiftCardAmounts = {
  readonly level: GiftCardTierLevel;
  readonly code: number;
  readonly amounts: Readonly<Record<Currency, number>>;
};

/** The complete catalog as in its rows; the domain's rules decide what a viewer sees. */
export type Catalog = {
  readonly clothingTypes: readonly ClothingType<Localized>[];
  /** Publication dates of a clothing type, by id; `publishStatus` is the result at one time. */
  readonly publishing: ReadonlyMap<number, Publishing>;
  readonly stock: ReadonlyMap<number, number | null>;
  readonly productGroups: readonly ProductGroup<Localized>[];
  readonly sizeTypes: readonly SizeType[];
  readonly giftCardTiers: readonly GiftCardAmounts[];
  /** Naming rules as in the rows, ordered by priority; types have the rules in effect now. */
  readonly namingRules: readonly EnglishNamingRule[];
};

/**
 * The current catalog, including out-of-stock colors. Stock quantities are in the database
 * (`stock.ts`).
 */
export type WithCatalog = { readonly catalog: Catalog };

/**
 * Invalidates caches of pages and lists after a change of these colors' stock. Call it after
 * the transaction.
 */
export type WithStockSignal = {
  readonly stockChanged: (fabricColorIds: readonly number[]) => void;
};
