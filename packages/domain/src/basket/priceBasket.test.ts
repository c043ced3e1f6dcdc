import { describe, expect, test } from 'vitest';
import { isGarmentClass, type ProductClass } from '../catalog/index.ts';
import { money } from '../kernel/index.ts';
import {
  freeShippingFrom,
  hasFreeShipping,
  nextVolumeStep,
  priceBasket,
  type UnpricedBasket,
  volumeDiscountPercent,
} from './index.ts';

const pieces = (quantity: number, price = 5900, productClass: ProductClass = 'Customize') => ({
  id: quantity,
  quantity,
  unitPrice: money(price, 'EUR'),
  productClass,
  requiresShipping: true,
});

const basketOf = (changes: Partial<UnpricedBasket>): UnpricedBasket => ({
  currency: 'EUR',
  lines: [],
  vouchers: [],
  shippingMethods: [
    { code: 'standard', name: 'Standard', description: '', price: money(700, 'EUR') },
    { code: 'express', name: 'Express', description: '', price: money(1900, 'EUR') },
  ],
  ...changes,
});

describe('volume', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 10],
    [4, 10],
    [5, 20],
    [500, 20],
  ])('[PRICE-11, PRICE-12] %i garments give %i percent', (count, percent) => {
    expect(volumeDiscountPercent(count)).toBe(percent);
  });

  test('[PRICE-13] from two garments the cheapest shipping method is free', () => {
    expect([0, 1, 2, 3].map(hasFreeShipping)).toEqual([false, false, true, true]);
    expect(freeShippingFrom).toBe(2);
    const { shippingMethods } = priceBasket(basketOf({ lines: [pieces(2)] }));
    expect(shippingMethods.map(({ code, price }) => [code, price.amount])).toEqual([
      ['standard', 0],
      ['express', 1900],
    ]);
  });

  test('[PRICE-11] the hint names how many garments are missing to the next step', () => {
    expect([0, 1, 2, 4, 5].map(nextVolumeStep)).toEqual([
      { missing: 2, percent: 10 },
      { missing: 1, percent: 10 },
      { missing: 3, percent: 20 },
      { missing: 1, percent: 20 },
      null,
    ]);
  });

  test('[PRICE-10, CATALOG-27] gift cards neither count as garments nor get cheaper', () => {
    expect(isGarmentClass('Gift Card')).toBe(false);
    const priced = priceBasket(basketOf({ lines: [pieces(1), pieces(4, 10000, 'Gift Card')] }));
    expect(priced.garmentCount).toBe(1);
    expect(priced.total.amount).toBe(5900 + 40000);
    expect(priced.offerDiscounts).toEqual([]);
  });
});

describe('vouchers', () => {
  test('[PRICE-09] vouchers apply in order of entry, after the volume discount', () => {
    const ten = { code: 'TEN', name: 'Ten', benefit: { kind: 'percentage', percent: 10 } } as const;
    const fifty = {
      code: 'FIFTY',
      name: 'Fifty',
      benefit: { kind: 'amount', amounts: { EUR: 5000 } },
    } as const;
    const priced = (vouchers: UnpricedBasket['vouchers']) =>
      priceBasket(basketOf({ lines: [pieces(2, 10000)], vouchers }));
    expect(priced([ten, fifty]).voucherDiscounts.map(({ amount }) => amount.amount)).toEqual([
      1800, 5000,
    ]);
    expect(priced([fifty, ten]).voucherDiscounts.map(({ amount }) => amount.amount)).toEqual([
      5000, 1300,
    ]);
    expect(priced([fifty]).voucherDiscounts[0]).toEqual({
      kind: 'voucher',
      code: 'FIFTY',
      name: 'Fifty',
      amount: money(5000, 'EUR'),
    });
  });

  test('[PRICE-21] a voucher without an amount in the currency has no effect', () => {
    const dollars = {
      code: 'USD',
      name: 'Dollars',
      benefit: { kind: 'amount', amounts: { USD: 5000 } },
    } as const;
    expect(
      priceBasket(basketOf({ lines: [pieces(1)], vouchers: [dollars] })).voucherDiscounts,
    ).toEqual([]);
  });

  test('[PRICE-13] a shipping voucher is worth the cheapest method', () => {
    const free = { code: 'SHIP', name: 'Ship', benefit: { kind: 'shipping' } } as const;
    const priced = priceBasket(basketOf({ lines: [pieces(1)], vouchers: [free] }));
    expect(priced.shippingMethods.map(({ price }) => price.amount)).toEqual([0, 1200]);
    expect(priced.shippingDiscounts).toEqual([
      { kind: 'voucher', code: 'SHIP', name: 'Ship', amount: money(700, 'EUR') },
    ]);
  });
});
