import type { Money } from '../kernel/index.ts';

/** Level codes of the gift card tiers (PRICE-26): codes, not amounts. */
export const giftCardTierCodes = { LOW: 100, MID: 102, TOP: 127 } as const;
export type GiftCardTierLevel = keyof typeof giftCardTierCodes;

export type GiftCardTier = {
  readonly level: GiftCardTierLevel;
  readonly code: number;
  readonly clothingTypeId: number;
  readonly productId: number;
  readonly price: Money;
};
