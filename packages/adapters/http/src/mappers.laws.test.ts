import { basket as basketShape } from '@tailorbird/contract/basket';
import { clothingType as clothingTypeShape } from '@tailorbird/contract/catalog';
import type { WireAddress } from '@tailorbird/contract/checkout';
import { order as orderShape } from '@tailorbird/contract/orders';
import { fromDecimalString, toDecimalString } from '@tailorbird/domain/kernel';
import {
  anAddress,
  arbitraryAddress,
  arbitraryBasket,
  arbitraryClothingType,
  arbitraryMoney,
  arbitraryOrder,
} from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, toAddress } from './address.ts';
import { basketOf } from './basket.ts';
import { HttpCatalog } from './catalog.ts';
import { createHttpClient } from './client.ts';
import { moneyOf } from './money.ts';
import { HttpOrders } from './orders.ts';
import { toWireAddress, toWireBasket, toWireClothingType, toWireOrder } from './testing/wire.ts';

/** A client whose server always answers this. */
const answering = (content: unknown) =>
  createHttpClient({
    baseUrl: 'http://shop.example.test',
    fetch: async () => Response.json(content),
    locale: () => 'en',
    csrfToken: () => null,
  });

/** Written, sent, read and checked against the contract. */
const sent = <Value>(shape: { readonly parse: (content: unknown) => Value }, value: unknown): Value =>
  shape.parse(JSON.parse(JSON.stringify(value)));

describe('what the wire says is what the domain means', () => {
  it('of baskets', () => {
    fc.assert(
      fc.property(arbitraryBasket, (basket) => {
        expect(basketOf(sent(basketShape, toWireBasket(basket)))).toEqual(basket);
      }),
    );
  });

  it('of orders', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryOrder, async (order) => {
        const wire = sent(orderShape, toWireOrder(order));
        expect(await new HttpOrders(answering([wire])).all()).toEqual({ ok: true, value: [order] });
      }),
    );
  });

  it('of clothing types', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryClothingType, async (type) => {
        const wire = sent(clothingTypeShape, toWireClothingType(type));
        expect(await new HttpCatalog(answering([wire])).clothingTypes()).toEqual([type]);
      }),
    );
  });

  it('of addresses, there and back', () => {
    fc.assert(
      fc.property(arbitraryAddress, (address) => {
        expect(addressOf(toWireAddress(address))).toEqual(address);
        expect(addressOf({ ...toWireAddress(anAddress()), ...(toAddress(address) as Partial<WireAddress>) })).toEqual(address);
      }),
    );
  });

  it('of money, to the cent', () => {
    fc.assert(
      fc.property(arbitraryMoney(), (amount) => {
        const text = toDecimalString(amount);
        for (const written of [text, `${text}00`]) expect(moneyOf(written, amount.currency)).toEqual(amount);
        expect(fromDecimalString(text, amount.currency)).toEqual(amount);
      }),
    );
  });
});
