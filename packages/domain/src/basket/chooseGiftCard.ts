import type { GiftCardTier } from '../giftCards/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { AddRequest } from './basketsPort.ts';

/** PRICE-27: a gift card needs an amount to be picked; the note is trimmed. Answers what to add. */
export const chooseGiftCard = (
  tier: GiftCardTier | null,
  note: string,
): Result<AddRequest, { readonly kind: 'gift-card-amount-required' }> =>
  tier === null
    ? err({ kind: 'gift-card-amount-required' })
    : ok({
        clothingTypeId: tier.clothingTypeId,
        fabricColorId: null,
        selectedProperties: {},
        userSizeId: null,
        initials: '',
        note: note.trim(),
        quantity: 1,
        productId: tier.productId,
      });
