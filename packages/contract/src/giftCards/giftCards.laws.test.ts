import { giftCardTierCodes } from '@tailorbird/domain/giftCards';
import { money } from '@tailorbird/domain/kernel';
import { arbitraryId, arbitraryMoney } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { it } from 'vitest';
import { matchesDocument, roundTrips } from '../testing/roundTrips.ts';
import { fromWireGiftCardTier, giftCardTier, toWireGiftCardTier } from './giftCard.ts';

const levels = Object.keys(giftCardTierCodes) as (keyof typeof giftCardTierCodes)[];

it('the levels of a gift card survive the round trip', () =>
  roundTrips(
    giftCardTier,
    fc.record({
      level: fc.constantFrom(...levels),
      code: fc.constantFrom(...Object.values(giftCardTierCodes)),
      clothingTypeId: arbitraryId,
      productId: arbitraryId,
      price: arbitraryMoney(),
    }),
    toWireGiftCardTier,
    fromWireGiftCardTier,
  ));

it('[PRICE-26, API-49] an entry of the gift card levels matches its documented body', () => {
  matchesDocument(
    giftCardTier,
    {
      body: {
        level: 'MID',
        code: 102,
        clothing_type_id: 13,
        product_id: 13_102,
        price: { currency: 'SEK', excl_tax: '1500.00', incl_tax: '1500.00', tax: '0.00' },
        availability: { is_available_to_buy: true, num_available: null, message: 'In stock' },
      },
      means: {
        level: 'MID',
        code: 102,
        clothingTypeId: 13,
        productId: 13_102,
        price: money(150_000, 'SEK'),
      },
    },
    toWireGiftCardTier,
    fromWireGiftCardTier,
  );
});
