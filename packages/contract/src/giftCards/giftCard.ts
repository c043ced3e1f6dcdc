import { type GiftCardTier, maximumRecipientLength } from '@tailorbird/domain/giftCards';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields } from '../fields.ts';
import { taxedPrice } from '../money.ts';
import { currency, id, matching, price, text } from '../values.ts';

/**
 * Recipient of a gift card. Digital cards have an `email` and a delivery day `on` (ISO
 * 8601). A null day means immediately.
 */
export const gift = z.object({
  recipient: text(maximumRecipientLength),
  email: text(254),
  on: z.nullable(matching(/^\d{4}-\d{2}-\d{2}$/)),
});

/** `code` is a level code, not an amount. `product_id` is for add-product. */
export const giftCardTier = z.object({
  level: z.enum(['LOW', 'MID', 'TOP']),
  code: z.int(),
  clothing_type_id: id,
  product_id: id,
  price,
  availability: z.object({
    is_available_to_buy: z.boolean(),
    num_available: z.nullable(z.int()),
    message: z.string(),
  }),
});
export type WireGiftCardTier = z.infer<typeof giftCardTier>;

export const giftCardPurchaseInfo = z.object({ tiers: z.array(giftCardTier) });
export type WireGiftCardPurchaseInfo = z.infer<typeof giftCardPurchaseInfo>;

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

export const readGiftCardTiers = endpoint({
  context: 'giftCards',
  name: 'readGiftCardTiers',
  method: 'GET',
  path: '/oscarapi/products/purchase-info/giftcard2/',
  summary: 'Returns the gift card tiers in the requested or the visitor’s currency.',
  query: { currency: z.optional(currency) },
  responses: { 200: giftCardPurchaseInfo, 400: detailError },
});
