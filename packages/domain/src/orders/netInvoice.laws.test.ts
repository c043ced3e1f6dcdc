import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Money, money } from '../kernel/index.ts';
import { type GrossInvoice, netInvoice } from './netInvoice.ts';
import { taxOfOrder } from './orderTax.ts';

const euros = (amount: number): Money => money(amount, 'EUR');
const price = fc.integer({ min: 0, max: 500_000 });

/** An invoice as the shop makes it, with a discount on each line. */
const invoice: fc.Arbitrary<GrossInvoice> = fc
  .record({
    lines: fc.array(
      fc.record({ amount: price, percent: fc.integer({ min: 0, max: 100 }), isCard: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    ),
    shipping: fc.option(fc.integer({ min: 0, max: 5_000 })),
    rate: fc.constantFrom(0, 77, 190, 200, 230, 250),
  })
  .map(({ lines, shipping, rate }) => {
    const discounted = lines.map((line) => Math.round((line.amount * (100 - line.percent)) / 100));
    const total = discounted.reduce((one, other) => one + other, shipping ?? 0);
    return {
      lines: lines.map(({ amount, isCard }) => ({ amount: euros(amount), isUntaxed: isCard })),
      shipping: shipping === null ? null : euros(shipping),
      tax: taxOfOrder(
        {
          total: euros(total),
          lines: lines.map(({ isCard }, place) => ({
            productClass: isCard ? 'Gift Card' : 'Customize',
            priceInclDiscounts: euros(discounted[place] ?? 0),
          })),
        },
        rate,
      ),
    };
  });

test('net lines, shipping and discounts add up to the invoice', () => {
  fc.assert(
    fc.property(invoice, (gross) => {
      const groups = netInvoice(gross);
      for (const { lines, shipping, discount, net } of groups) {
        const all = lines.reduce((sum, line) => sum + line.net.amount, shipping?.amount ?? 0);
        expect(all - discount.amount).toBe(net.amount);
        expect(discount.amount).toBeGreaterThanOrEqual(0);
      }
      const sumOf = (amounts: readonly Money[]): number =>
        amounts.reduce((sum, { amount }) => sum + amount, 0);
      expect(sumOf(groups.flatMap(({ net, tax }) => [net, tax]))).toBe(
        sumOf(gross.tax.map((part) => part.gross)),
      );
      if (groups.length > 0) {
        const places = groups.flatMap(({ lines }) => lines.map(({ place }) => place));
        expect(places.toSorted((one, other) => one - other)).toEqual([...gross.lines.keys()]);
      }
    }),
  );
});

test('a net line differs from the exact amount by less than a cent per line', () => {
  fc.assert(
    fc.property(invoice, (gross) => {
      for (const { lines, rate } of netInvoice(gross)) {
        for (const { place, net } of lines) {
          const exact = new Big(gross.lines[place]?.amount.amount ?? 0)
            .times(1_000)
            .div(1_000 + rate);
          const difference = exact.minus(net.amount).abs().toNumber();
          expect(difference).toBeLessThan(gross.lines.length + 1);
        }
      }
    }),
  );
});

test('tax is the rate of the net amount, within a cent', () => {
  fc.assert(
    fc.property(invoice, (gross) => {
      for (const { rate, net, tax } of netInvoice(gross)) {
        const exact = new Big(net.amount).times(rate).div(1_000);
        expect(exact.minus(tax.amount).abs().toNumber()).toBeLessThan(1);
      }
    }),
  );
});
