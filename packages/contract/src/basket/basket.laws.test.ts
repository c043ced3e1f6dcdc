import type { AddRequest, Basket, PieceChange } from '@tailorbird/domain/basket';
import { arbitraryId, arbitraryQuantity, arbitrarySnapshot } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBasket, arbitraryGift } from '../testing/arbitraryPieces.ts';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import { type BasketDetails, basket, fromWireBasket, toWireBasket } from './basket.ts';
import {
  fromWirePieceChange,
  fromWirePieceToAdd,
  garmentToAdd,
  pieceChange,
  productToAdd,
  toWirePieceChange,
  toWirePieceToAdd,
} from './pieceToAdd.ts';
import { basketReasons, fromWireBasketRefused, fromWireVoucherRefused } from './refusal.ts';

const at = '2025-11-05T09:00:00.000Z';

const detailsOf = (of: Basket): BasketDetails => ({
  origin: 'https://shop.example.test',
  customerId: 7,
  vouchers: of.voucherCodes.map((code) => ({ code, name: code, validFrom: at, validUntil: at })),
  describeVolume: (percent) => `${percent}`,
  detailsOf: ({ id }) => ({ hex: '#FFFFFF', productId: id }),
});

const choices = fc.record(
  {
    fabricColorId: fc.option(arbitraryId, { nil: null }),
    selectedProperties: arbitrarySnapshot.map(({ selectedProperties }) => selectedProperties),
    userSizeId: fc.option(arbitraryId, { nil: null }),
    userSizeVersion: fc.integer({ min: 1, max: 99 }),
    initials: fc.string({ maxLength: 3 }),
    note: fc.string({ maxLength: 60 }),
    gift: fc.option(arbitraryGift, { nil: null }),
  },
  { requiredKeys: [], noNullPrototype: true },
) satisfies fc.Arbitrary<PieceChange>;

/** Baskets of which some lines had another price when they were added. */
const repricedBasket = fc
  .tuple(anyBasket, fc.array(fc.integer({ min: 1, max: 1_000_000 })))
  .map(([basket, former]): Basket => {
    const lines = basket.lines.map((line, place) => {
      const amount = former[place];
      return amount === undefined
        ? line
        : { ...line, formerPrice: { amount, currency: basket.total.currency } };
    });
    return { ...basket, lines };
  });

describe('round trips of the basket', () => {
  it('a basket survives the round trip', () =>
    roundTrips(
      basket,
      repricedBasket,
      (value) => toWireBasket(value, detailsOf(value)),
      fromWireBasket,
    ));

  it('a change of a piece survives the round trip without its omitted fields', () => {
    const change = fc.tuple(
      choices,
      fc.record({ count: arbitraryQuantity }, { requiredKeys: [], noNullPrototype: true }),
    );
    const changes = change.map(([chosen, many]): PieceChange => ({ ...chosen, ...many }));
    roundTrips(pieceChange, changes, toWirePieceChange, fromWirePieceChange);
  });

  it('a piece to add survives the round trip by clothing type and by product', () => {
    fc.assert(
      fc.property(
        choices,
        arbitrarySnapshot,
        arbitraryId,
        arbitraryQuantity,
        fc.boolean(),
        (chosen, snapshot, id, quantity, isProduct) => {
          const { gift, ...rest } = chosen;
          const request: AddRequest = {
            ...snapshot,
            ...rest,
            ...(gift && { gift }),
            quantity,
            clothingTypeId: id,
            productId: isProduct ? id : null,
          };
          const asked = fromWirePieceToAdd(
            sent(isProduct ? productToAdd : garmentToAdd, toWirePieceToAdd(request)),
          );
          const { clothingTypeId: _, productId: __, ...asSent } = request;
          expect(asked).toMatchObject({
            named: { by: isProduct ? 'product' : 'clothing-type', id },
            quantity,
          });
          for (const key of Object.keys(chosen).filter((each) => each !== 'gift')) {
            expect(asked[key as keyof typeof asked]).toEqual(asSent[key as keyof typeof asSent]);
          }
          expect(asked.gift).toEqual(gift ?? undefined);
        },
      ),
    );
  });
});

describe('basket refusals', () => {
  it('every listed reason maps to a basket refusal', () => {
    for (const reason of basketReasons)
      expect(fromWireBasketRefused({ reason }).kind).not.toBe('basket-refused');
  });

  it('an unlisted reason keeps the text of the server', () => {
    expect(
      fromWireBasketRefused({ reason: { quantity: ['A valid integer is required.'] } }),
    ).toEqual({ kind: 'invalid-quantity' });
    expect(fromWireBasketRefused({ reason: { options: ['No.'] } })).toEqual({
      kind: 'basket-refused',
      message: 'No.',
    });
    expect(fromWireVoucherRefused({ vouchercode: ['b'], reason: 'a' })).toEqual({
      kind: 'voucher-not-added',
      reasons: ['a', 'b'],
    });
  });
});
