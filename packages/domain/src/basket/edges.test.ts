import { describe, expect, test } from 'vitest';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { scriptedBaskets } from '../../test/scriptedBaskets.ts';
import { err, money } from '../kernel/index.ts';
import { addRequestOf, type OrderLine } from '../orders/index.ts';
import {
  addPieces,
  addVoucher,
  changeQuantity,
  cheapestShippingMethod,
  chooseGiftCard,
  compareBaskets,
  type LineSnapshot,
  maximumQuantity,
  mergeGuestLines,
  noShippingRequired,
  priceBasket,
  restoreLine,
  selectShippingMethod,
  shippingDiscountsOn,
  type UnpricedBasket,
} from './index.ts';

const piece: LineSnapshot = {
  clothingTypeId: 1,
  fabricColorId: 2,
  selectedProperties: { neck: 3 },
  initials: 'AB',
  userSizeId: 4,
  note: '',
  giftCardTier: null,
};
const other = { ...piece, initials: 'CD' };
const line = (id: number, quantity: number, snapshot = piece) => ({ id, quantity, snapshot });
const shirt = {
  id: 1,
  quantity: 1,
  unitPrice: money(5900, 'EUR'),
  productClass: 'Customize',
  requiresShipping: true,
} as const;
const method = (code: string, cents: number) => ({
  code,
  name: code,
  description: '',
  price: money(cents, 'EUR'),
});
const unpriced = (changes: Partial<UnpricedBasket> = {}): UnpricedBasket => ({
  currency: 'EUR',
  lines: [shirt],
  vouchers: [],
  shippingMethods: [method('standard', 700), method('express', 1900)],
  ...changes,
});
const basket = pricedBasket(unpriced(), { active: false, available: 0, code: 'standard' });

describe('lines at their bounds', () => {
  test('[BASKET-14] a line holds at most fifty pieces, added or set', () => {
    const lines = { status: 'Open', lines: [line(1, 49)] } as const;
    expect(addPieces(lines, piece, 1)).toEqual({
      ok: true,
      value: { kind: 'change', id: 1, quantity: maximumQuantity },
    });
    expect(addPieces(lines, piece, 2).ok).toBe(false);
    expect(changeQuantity(lines, 1, 50)).toEqual({
      ok: true,
      value: { kind: 'change', id: 1, quantity: 50 },
    });
    expect(changeQuantity(lines, 1, 51).ok).toBe(false);
    expect(changeQuantity(lines, 1, 0)).toEqual({ ok: true, value: { kind: 'remove', id: 1 } });
    expect(addPieces(lines, other, 1)).toEqual({
      ok: true,
      value: { kind: 'create', snapshot: other, quantity: 1 },
    });
  });

  test('[GUARD-02] merging joins equal lines up to fifty pieces', () => {
    expect(mergeGuestLines([line(1, 20)], [line(9, 30)])).toEqual([
      { kind: 'change', id: 1, quantity: 50 },
    ]);
    expect(mergeGuestLines([line(1, 20)], [line(9, 31)])).toEqual([
      { kind: 'change', id: 1, quantity: 50 },
      { kind: 'create', snapshot: piece, quantity: 1 },
    ]);
    expect(mergeGuestLines([line(1, 20)], [line(9, 5, other)])).toEqual([
      { kind: 'create', snapshot: other, quantity: 5 },
    ]);
    expect(mergeGuestLines([], [line(8, 5), line(9, 6)])).toEqual([
      { kind: 'create', snapshot: piece, quantity: 11 },
    ]);
    expect(mergeGuestLines([line(1, 20)], [])).toEqual([]);
  });
});

describe('shipping and discounts at their bounds', () => {
  test('[PRICE-13] of several cheapest methods the first is free', () => {
    const { shippingMethods } = priceBasket(
      unpriced({
        lines: [{ ...shirt, quantity: 2 }],
        shippingMethods: [method('express', 900), method('standard', 700), method('post', 700)],
      }),
    );
    expect(shippingMethods.map(({ code, price }) => [code, price.amount])).toEqual([
      ['express', 900],
      ['standard', 0],
      ['post', 700],
    ]);
  });

  test('[PRICE-06] a shipping voucher has its own row beside shipping methods', () => {
    const voucher = { code: 'SHIP', name: 'Ship', benefit: { kind: 'shipping' } } as const;
    const on = (quantity: number, chosen: string | null) =>
      shippingDiscountsOn(
        priceBasket(unpriced({ lines: [{ ...shirt, quantity }], vouchers: [voucher] })),
        chosen === null ? null : { code: chosen },
      ).map(({ code, amount }) => [code, amount.amount]);
    expect([on(1, null), on(1, 'standard'), on(1, 'express')]).toEqual(
      Array.from({ length: 3 }, () => [['SHIP', 700]]),
    );
    expect([on(2, null), on(2, 'standard')]).toEqual([[], []]);
    expect(on(2, 'express')).toEqual([['SHIP', 700]]);
  });

  test('[PRICE-13] a shipping voucher is not listed for free shipping', () => {
    const voucher = { code: 'SHIP', name: 'Ship', benefit: { kind: 'shipping' } } as const;
    expect(
      priceBasket(
        unpriced({
          lines: [{ ...shirt, quantity: 2 }],
          vouchers: [voucher],
          shippingMethods: [method('standard', 700)],
        }),
      ).shippingDiscounts,
    ).toEqual([]);
    expect(
      priceBasket(unpriced({ vouchers: [voucher], shippingMethods: [method('standard', 0)] }))
        .shippingDiscounts,
    ).toEqual([]);
    expect(priceBasket(unpriced({ shippingMethods: [] })).shippingDiscounts).toEqual([]);
    expect(priceBasket(unpriced()).shippingDiscounts).toEqual([]);
  });

  test('[CHECKOUT-02] a basket with nothing to ship needs no shipping method', () => {
    const { shippingMethods, shippingDiscounts } = priceBasket(
      unpriced({ lines: [{ ...shirt, requiresShipping: false }] }),
    );
    expect(noShippingRequired).toBe('no-shipping-required');
    const none = money(0, 'EUR');
    expect(shippingMethods).toEqual([
      {
        code: noShippingRequired,
        name: noShippingRequired,
        description: '',
        price: none,
        discount: none,
      },
    ]);
    expect(shippingDiscounts).toEqual([]);
  });

  test('[PRICE-11] the volume discount states its percentage step', () => {
    const percentFor = (quantity: number) =>
      priceBasket(unpriced({ lines: [{ ...shirt, quantity }] })).offerDiscounts.map(
        ({ percent }) => percent,
      );
    expect([percentFor(1), percentFor(2), percentFor(5)]).toEqual([[], [10], [20]]);
  });

  test('[CHECKOUT-03] an unknown code selects the first method only at total zero', () => {
    const unknown = { ...basket, activeShippingMethodCode: 'gone' };
    expect(selectShippingMethod(unknown)).toBeNull();
    expect(selectShippingMethod({ ...unknown, total: money(0, 'EUR') })?.code).toBe('standard');
    expect(
      selectShippingMethod({ ...unknown, total: money(0, 'EUR'), shippingMethods: [] }),
    ).toBeNull();
  });

  test('[CHECKOUT-03] minimum shipping is the first of the cheapest methods', () => {
    const methods = [method('a', 900), method('b', 700), method('c', 700)].map((each) => ({
      ...each,
      discount: money(0, 'EUR'),
    }));
    expect(cheapestShippingMethod(methods)?.code).toBe('b');
    expect(cheapestShippingMethod([])).toBeNull();
  });
});

describe('requests to the basket', () => {
  test('[PRICE-05] a basket that cannot be reloaded is unreachable', async () => {
    const { baskets } = scriptedBaskets(basket, { current: err({ kind: 'basket-frozen' }) });
    expect(await addVoucher({ baskets })('x')).toEqual(err({ kind: 'unreachable' }));
  });

  test('[PRICE-27] a gift card request has product, tier type and note', () => {
    const tier = {
      level: 'LOW',
      code: 100,
      clothingTypeId: 80,
      productId: 9,
      price: money(10000, 'EUR'),
    } as const;
    expect(
      chooseGiftCard(tier, {
        fabricColorId: null,
        selectedProperties: {},
        note: ' Hi ',
        gift: null,
      }),
    ).toEqual({
      ok: true,
      value: {
        clothingTypeId: 80,
        fabricColorId: null,
        selectedProperties: {},
        userSizeId: null,
        initials: '',
        note: 'Hi',
        quantity: 1,
        productId: 9,
      },
    });
  });

  test('[ORDER-11] a piece ordered again is the same piece', () => {
    const { giftCardTier: _, ...asked } = { ...piece, quantity: 2, productId: null };
    expect(addRequestOf({ snapshot: piece, quantity: 2 } as OrderLine)).toEqual(asked);
  });

  test('[BASKET-16] undo restores a removed line, gift cards by their tier', async () => {
    const asked: unknown[] = [];
    const baskets = {
      add: async (request: unknown) => {
        asked.push(request);
        return err({ kind: 'unreachable' } as const);
      },
    };
    const tiers = [100, 102].map((code) => ({
      level: 'LOW' as const,
      code,
      clothingTypeId: 80,
      productId: code * 10,
      price: money(1, 'EUR'),
    }));
    const priced: string[] = [];
    const catalog = {
      giftCardTiers: async (currency: string) => {
        priced.push(currency);
        return tiers;
      },
    };
    const restore = restoreLine({ baskets, catalog });
    await restore({ snapshot: piece, quantity: 2, unitPrice: money(1, 'EUR') });
    await restore({
      snapshot: { ...piece, giftCardTier: 102 },
      quantity: 1,
      unitPrice: money(1, 'EUR'),
    });
    await restore({
      snapshot: { ...piece, giftCardTier: 127 },
      quantity: 1,
      unitPrice: money(1, 'EUR'),
    });
    // A garment needs no gift card prices.
    expect(priced).toEqual(['EUR', 'EUR']);
    const { giftCardTier: _, ...request } = { ...piece, quantity: 2, productId: null };
    expect(asked[0]).toEqual(request);
    expect(asked.map((each) => (each as { productId: number | null }).productId)).toEqual([
      null,
      1020,
      null,
    ]);
  });

  test('[CHECKOUT-13] basket changes are listed by line and by voucher', () => {
    const [first] = basket.lines;
    const before = { ...basket, voucherCodes: ['A', 'B'] };
    const after = {
      ...basket,
      voucherCodes: ['B'],
      lines: [
        { ...first!, quantity: 2, unitPrice: money(6000, 'EUR') },
        { ...first!, id: 2, title: 'New' },
      ],
    };
    expect(compareBaskets(before, after)).toEqual([
      { kind: 'quantity', title: 'Piece', before: 1, after: 2 },
      { kind: 'unit-price', title: 'Piece', before: money(5900, 'EUR'), after: money(6000, 'EUR') },
      { kind: 'line-new', title: 'New', quantity: 1 },
      { kind: 'voucher-gone', code: 'A' },
    ]);
    const dollars = { ...basket, total: money(basket.total.amount, 'USD') };
    expect(compareBaskets(basket, dollars)).toEqual([
      { kind: 'total', before: basket.total, after: dollars.total },
    ]);
  });
});
