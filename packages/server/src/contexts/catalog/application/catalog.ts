import type { ClothingType, ProductGroup } from '@tailorbird/domain/catalog';
import type { GiftCardTierLevel } from '@tailorbird/domain/giftCards';
import type { Currency, Localized } from '@tailorbird/domain/kernel';
import type { HouseNamingRule } from './namingRules.ts';
import type { Publishing } from './publishing.ts';

export type SizeProperty = {
  readonly id: number;
  /** The measure's name, the same as in the standard sizes: `sleeveLength`. */
  readonly slug: string;
  readonly title: Localized;
  readonly showInSizeCharts: boolean;
  readonly displayOrder: number;
};

/** What a garment is measured by (CATALOG-07); properties are in display order. */
export type SizeType = {
  readonly id: number;
  readonly slug: string;
  readonly title: Localized;
  /** Sizes of it are made, but customers do not see it in lists (CATALOG-21). */
  readonly hiddenFromCustomers: boolean;
  readonly properties: readonly SizeProperty[];
};

/** What one level of gift cards is worth in each currency, in minor units (PRICE-26). */
export type GiftCardAmounts = {
  readonly level: GiftCardTierLevel;
  readonly code: number;
  readonly amounts: Readonly<Record<Currency, number>>;
};

/** The range of the shop as its rows say it. Nothing is hidden here: who sees what is the domain's rule. */
export type Catalog = {
  readonly clothingTypes: readonly ClothingType<Localized>[];
  /** When a clothing type, by its id, comes and goes; `publishStatus` is what this says at a moment. */
  readonly publishing: ReadonlyMap<number, Publishing>;
  /** Pieces that can be made of a fabric color at the start, by its id; null is not limited. */
  readonly stock: ReadonlyMap<number, number | null>;
  readonly productGroups: readonly ProductGroup<Localized>[];
  readonly sizeTypes: readonly SizeType[];
  readonly giftCardTiers: readonly GiftCardAmounts[];
  /** Rules that name variants as the rows have them, those of one priority in their order; types have those that hold now. */
  readonly namingRules: readonly HouseNamingRule[];
};

/** The range as it is now: what is out of stock is out of stock here too. How many pieces are left is in the database (`stock.ts`). */
export type WithCatalog = { readonly catalog: Catalog };

/** Tells the caches of pages and lists that the stock of these colors has changed. Call it after the transaction. */
export type WithStockSignal = {
  readonly stockChanged: (fabricColorIds: readonly number[]) => void;
};
