import type { GiftCardTier } from '../giftCards/index.ts';
import type { Currency, Result } from '../kernel/index.ts';
import type { SiteFilter } from './activeClothingTypes.ts';
import type { ClothingType } from './clothingType.ts';
import type { ProductGroup } from './productGroup.ts';

export type NotFound = { readonly kind: 'not-found' };

/** Port: the range of the shop as this visitor may see it. */
export type Catalog = {
  /** All listed clothing types, in the order of the product groups; those of the menu where an admin has more there (MENU-16). */
  readonly clothingTypes: (list?: 'menu') => Promise<readonly ClothingType[]>;
  /** Ids of the listed ones of a site (MENU-19). */
  readonly activeTypeIds: (site: SiteFilter) => Promise<ReadonlySet<number>>;
  readonly clothingType: (slug: string) => Promise<Result<ClothingType, NotFound>>;
  /** What to look at beside a garment, at most `relatedCount`; nothing for one that is not there. */
  readonly related: (slug: string) => Promise<readonly ClothingType[]>;
  /** Pieces left of each fabric color of a clothing type that are limited; nothing of those made to order. */
  readonly stock: (clothingTypeId: number) => Promise<ReadonlyMap<number, number>>;
  readonly productGroups: (list?: 'menu') => Promise<readonly ProductGroup[]>;
  readonly giftCardTiers: (currency: Currency) => Promise<readonly GiftCardTier[]>;
};
