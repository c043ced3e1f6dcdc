import type { Variant } from '../catalog/index.ts';
import type { GiftCardTier, GiftDelivery } from '../giftCards/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { AddRequest } from './basketsPort.ts';

/**
 * A gift card needs an amount (PRICE-27). Returns the request for that card, with a trimmed
 * note.
 */
export const chooseGiftCard = (
  tier: GiftCardTier | null,
  card: Pick<Variant, 'fabricColorId' | 'selectedProperties'> & {
    readonly note: string;
    readonly gift: GiftDelivery | null;
  },
): Result<AddRequest, { readonly kind: 'gift-card-amount-required' }> =>
  tier === null
    ? err({ kind: 'gift-card-amount-required' })
    : ok({
        clothingTypeId: tier.clothingTypeId,
        fabricColorId: card.fabricColorId,
        selectedProperties: card.selectedProperties,
        userSizeId: null,
        initials: '',
        note: card.note.trim(),
        ...(card.gift && { gift: card.gift }),
        quantity: 1,
        productId: tier.productId,
      });
