import type { GiftCardTier } from '@tailorbird/domain/giftCards';
import { fromWirePrice, toWirePrice } from '../mapPrice.ts';
import type { WireGiftCardTier } from './schema.ts';

/** Gift cards are always in stock because they are made to order. */
export const toWireGiftCardTier = ({
  level,
  code,
  clothingTypeId,
  productId,
  price,
}: GiftCardTier): WireGiftCardTier => ({
  level,
  code,
  clothing_type_id: clothingTypeId,
  product_id: productId,
  price: toWirePrice(price),
  availability: { is_available_to_buy: true, num_available: null, message: 'In stock' },
});

export const fromWireGiftCardTier = (tier: WireGiftCardTier): GiftCardTier => ({
  level: tier.level,
  code: tier.code,
  clothingTypeId: tier.clothing_type_id,
  productId: tier.product_id,
  price: fromWirePrice(tier.price),
});
