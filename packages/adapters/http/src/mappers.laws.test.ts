import { basket as basketShape } from '@tailorbird/contract/basket';
import { clothingType as clothingTypeShape } from '@tailorbird/contract/catalog';
import { order as orderShape } from '@tailorbird/contract/orders';
import { arbitraryBasket, arbitraryClothingType, arbitraryOrder } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketOf } from './basket.ts';
import { HttpCatalog } from './catalog.ts';
import { createHttpClient } from './client.ts';
import { HttpOrders } from './orders.ts';
import { toWireBasket, toWireClothingType, toWireOrder } from './testing/wire.ts';

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
});
