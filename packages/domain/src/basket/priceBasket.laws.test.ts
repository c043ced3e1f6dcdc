import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryLine, currency, unpricedBasket } from '../../test/arbitraryBasket.ts';
import { type DineroPrices, priceWithDinero } from '../../test/dineroPrices.ts';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { money, sum, toDecimalString } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  noShippingRequired,
  priceBasket,
  summarizeBasket,
  type UnpricedBasket,
  type UnpricedLine,
  volumeDiscountPercent,
} from './index.ts';

const isGarment = (line: Pick<UnpricedLine, 'productClass'>): boolean =>
  line.productClass !== 'Gift Card';
describe('prices', () => {
  test('[PRICE-03, PRICE-07, PRICE-11, PRICE-12, PRICE-13, PRICE-21] prices equal those of dinero.js', () => {
    const ours = (basket: UnpricedBasket, available: number): DineroPrices => {
      const priced = priceBasket(basket);
      const [offer] = priced.offerDiscounts;
      const seen = pricedBasket(basket, { active: true, available, code: null });
      return {
        garmentCount: priced.garmentCount,
        full: toDecimalString(priced.totalExclDiscounts),
        volumeDiscount: offer ? toDecimalString(offer.amount) : '0.00',
        voucherDiscounts: priced.voucherDiscounts.map(({ amount }) => toDecimalString(amount)),
        total: toDecimalString(priced.total),
        shipping: priced.shippingMethods.map(({ price }) => toDecimalString(price)),
        toPay: seen.shippingMethods.map(({ code }) =>
          toDecimalString(
            summarizeBasket(
              { ...seen, activeShippingMethodCode: code },
              { applyCreditToShippingPrice: true },
            ).total,
          ),
        ),
      };
    };
    fc.assert(
      fc.property(
        unpricedBasket,
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000_000 })),
        (basket, available) => {
          expect(ours(basket, available)).toEqual(priceWithDinero(basket, available));
        },
      ),
      runs(5000),
    );
  });

  test('[PRICE-24] kroner amounts are whole on lines, discounts, totals and credit', () => {
    const danish = unpricedBasket.filter((basket) => basket.currency === 'DKK');
    fc.assert(
      fc.property(danish, fc.integer({ min: 0, max: 10_000_000 }), (basket, available) => {
        const seen = pricedBasket(basket, { active: true, available, code: null });
        for (const applyCreditToShippingPrice of [true, false]) {
          const amounts = JSON.stringify(
            summarizeBasket(seen, { applyCreditToShippingPrice }),
          ).matchAll(/"amount":(-?\d+)/g);
          for (const [, amount] of amounts) expect(Number(amount) % 100).toBe(0);
        }
        for (const line of priceBasket(basket).lines)
          expect(line.priceInclDiscounts.amount % 100).toBe(0);
      }),
      runs(300),
    );
    const three = {
      id: 1,
      quantity: 3,
      unitPrice: money(40_900, 'DKK'),
      productClass: 'Customize',
      requiresShipping: true,
    } as const;
    const priced = priceBasket({
      currency: 'DKK',
      lines: [three],
      vouchers: [],
      shippingMethods: [],
    });
    expect([priced.offerDiscounts[0]?.amount, priced.total]).toEqual([
      money(12_300, 'DKK'),
      money(110_400, 'DKK'),
    ]);
  });

  test('[PRICE-10] lines minus discounts equal the totals', () => {
    fc.assert(
      fc.property(unpricedBasket, (basket) => {
        const priced = priceBasket(basket);
        expect(
          sum(
            priced.lines.map((line) => line.priceInclDiscounts),
            basket.currency,
          ),
        ).toEqual(priced.total);
        expect(
          sum(
            priced.lines.map((line) => line.priceExclDiscounts),
            basket.currency,
          ),
        ).toEqual(priced.totalExclDiscounts);
        const discounts = [...priced.offerDiscounts, ...priced.voucherDiscounts].map(
          ({ amount }) => amount,
        );
        expect(priced.total.amount + sum(discounts, basket.currency).amount).toBe(
          priced.totalExclDiscounts.amount,
        );
        expect(priced.itemCount).toBe(
          basket.lines.reduce((count, line) => count + line.quantity, 0),
        );
      }),
      runs(1500),
    );
  });

  test('[PRICE-09] a line costs from 0 to its full price; gift cards full price', () => {
    fc.assert(
      fc.property(unpricedBasket, (basket) => {
        priceBasket(basket).lines.forEach((line, index) => {
          expect(line.priceInclDiscounts.amount).toBeGreaterThanOrEqual(0);
          expect(line.priceInclDiscounts.amount).toBeLessThanOrEqual(
            line.priceExclDiscounts.amount,
          );
          if (!isGarment(basket.lines[index]!))
            expect(line.priceInclDiscounts).toEqual(line.priceExclDiscounts);
        });
      }),
      runs(1500),
    );
  });

  test('[PRICE-11] line order changes no total, discount or shipping price', () => {
    const shuffled = unpricedBasket.chain((basket) =>
      fc.tuple(
        fc.constant(basket),
        fc.shuffledSubarray([...basket.lines], { minLength: basket.lines.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([basket, lines]) => {
        const { lines: _, ...one } = priceBasket(basket);
        const { lines: __, ...other } = priceBasket({ ...basket, lines });
        expect(other).toEqual(one);
      }),
      runs(800),
    );
  });

  test('[PRICE-11] one line of n pieces costs as much as n lines of one piece', () => {
    fc.assert(
      fc.property(unpricedBasket, (basket) => {
        let id = 0;
        const apart = basket.lines.flatMap((line) =>
          Array.from({ length: line.quantity }, () => ({ ...line, id: ++id, quantity: 1 })),
        );
        const { lines: _, ...one } = priceBasket(basket);
        const { lines: __, ...other } = priceBasket({ ...basket, lines: apart });
        expect(other).toEqual(one);
      }),
      runs(200),
    );
  });

  test('[PRICE-12] within a volume step, another garment never lowers the price', () => {
    const withOneMore = unpricedBasket.chain((basket) =>
      fc.tuple(fc.constant(basket), arbitraryLine(basket.currency)),
    );
    fc.assert(
      fc.property(withOneMore, ([basket, line]) => {
        const before = priceBasket(basket);
        const after = priceBasket({
          ...basket,
          lines: [...basket.lines, { ...line, id: 99, quantity: 1 }],
        });
        if (isGarment(line)) {
          fc.pre(
            volumeDiscountPercent(before.garmentCount) ===
              volumeDiscountPercent(after.garmentCount),
          );
          expect(after.total.amount).toBeGreaterThanOrEqual(before.total.amount);
        } else expect(after.total.amount).toBe(before.total.amount + line.unitPrice.amount);
      }),
      runs(800),
    );
  });

  test('[PRICE-14] a voucher never raises prices or discounts beyond the garments', () => {
    fc.assert(
      fc.property(unpricedBasket, (basket) => {
        const priced = priceBasket(basket);
        const without = priceBasket({ ...basket, vouchers: basket.vouchers.slice(0, -1) });
        expect(priced.total.amount).toBeLessThanOrEqual(without.total.amount);
        const garments = basket.lines
          .filter(isGarment)
          .reduce((so, line) => so + line.unitPrice.amount * line.quantity, 0);
        const taken = [...priced.offerDiscounts, ...priced.voucherDiscounts].reduce(
          (so, { amount }) => so + amount.amount,
          0,
        );
        expect(taken).toBeLessThanOrEqual(garments);
      }),
      runs(800),
    );
  });

  test('[PRICE-13] shipping price and discount add up and are never negative', () => {
    fc.assert(
      fc.property(unpricedBasket, (basket) => {
        const priced = priceBasket(basket);
        for (const method of priced.shippingMethods) {
          const full =
            basket.shippingMethods.find(({ code }) => code === method.code)?.price ??
            money(0, basket.currency);
          expect(method.price.amount).toBeGreaterThanOrEqual(0);
          expect(method.discount.amount).toBeGreaterThanOrEqual(0);
          expect(method.price.amount + method.discount.amount).toBe(full.amount);
        }
        if (!priced.requiresShipping)
          expect(priced.shippingMethods.map(({ code }) => code)).toEqual([noShippingRequired]);
      }),
      runs(1000),
    );
  });

  test('[PRICE-21] all amounts share the basket’s currency; others throw', () => {
    fc.assert(
      fc.property(unpricedBasket, currency, (basket, other) => {
        const seen = new Set(
          JSON.stringify(priceBasket(basket)).match(/(?<="currency":")[A-Z]{3}/g),
        );
        expect([...seen]).toEqual([basket.currency]);
        fc.pre(other !== basket.currency && basket.lines.length > 0);
        const lines = basket.lines.map((line, index) =>
          index === 0 ? { ...line, unitPrice: money(line.unitPrice.amount, other) } : line,
        );
        expect(() => priceBasket({ ...basket, lines })).toThrow(TypeError);
      }),
      runs(300),
    );
  });
});
