import type { GiftCardTier } from '@tailorbird/domain/giftCards';
import { fields } from '../fields.ts';
import { taxedPrice } from '../money.ts';
import type { WireGiftCardTier } from './schema.ts';

const tierFields = fields<GiftCardTier, Omit<WireGiftCardTier, 'availability'>>()({
  level: 'level',
  code: 'code',
  clothingTypeId: 'clothing_type_id',
  productId: 'product_id',
  price: ['price', taxedPrice],
});

/** Gift cards are always in stock because they are made to order. */
export const toWireGiftCardTier = (tier: GiftCardTier): WireGiftCardTier => ({
  ...tierFields.toWire(tier),
  availability: { is_available_to_buy: true, num_available: null, message: 'In stock' },
});

export const { fromWire: fromWireGiftCardTier } = tierFields;
