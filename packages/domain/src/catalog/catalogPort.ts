import type { GiftCardTier } from '../giftCards/index.ts';
import type { Currency, Result } from '../kernel/index.ts';
import type { SiteFilter } from './activeClothingTypes.ts';
import type { ClothingType } from './clothingType.ts';
import type { ProductGroup } from './productGroup.ts';

export type NotFound = { readonly kind: 'not-found' };

/** Port: the catalog as visible to this visitor. */
export type Catalog = {
  /**
   * All listed clothing types in the order of the product groups; `menu` lists those of the
   * menu, where admins see more (MENU-16).
   */
  readonly clothingTypes: (list?: 'menu') => Promise<readonly ClothingType[]>;
  readonly activeTypeIds: (site: SiteFilter) => Promise<ReadonlySet<number>>;
  readonly clothingType: (slug: string) => Promise<Result<ClothingType, NotFound>>;
  /** Related garments, at most `relatedCount`; empty for an unknown garment. */
  readonly related: (slug: string) => Promise<readonly ClothingType[]>;
  /** Remaining pieces by fabric color, for limited colors only. */
  readonly stock: (clothingTypeId: number) => Promise<ReadonlyMap<number, number>>;
  readonly productGroups: (list?: 'menu') => Promise<readonly ProductGroup[]>;
  readonly giftCardTiers: (currency: Currency) => Promise<readonly GiftCardTier[]>;
};
