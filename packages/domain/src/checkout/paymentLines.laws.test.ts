import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, money } from '../kernel/index.ts';
import { paymentLines } from './paymentLines.ts';

const cents = fc.oneof(fc.constant(0), fc.nat(999), fc.nat(2_000_000));

const paidFor = fc.constantFrom(...currencies).chain((currency) =>
  fc.record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 50 }),
        price: cents.map((amount) => money(amount, currency)),
        isTaxed: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    shipping: cents.map((amount) => money(amount, currency)),
    credit: cents.map((amount) => money(amount, currency)),
  }),
);

const rate = fc.constantFrom(0, 190, 230, 255);

test('the lines of a payment add up to the amount to pay', () => {
  fc.assert(
    fc.property(paidFor, rate, (paid, permille) => {
      const lines = paymentLines(paid, permille).reduce(
        (sum, { quantity, each }) => sum.plus(new Big(each.amount).times(quantity)),
        new Big(0),
      );
      const owed = paid.lines.reduce(
        (sum, { price }) => sum.plus(price.amount),
        new Big(paid.shipping.amount).minus(paid.credit.amount),
      );
      expect(lines.toString()).toBe(owed.toString());
    }),
  );
});

test('payment lines have all pieces at their price; only credit is negative', () => {
  fc.assert(
    fc.property(paidFor, rate, (paid, permille) => {
      const lines = paymentLines(paid, permille);
      paid.lines.forEach(({ quantity, price, isTaxed }, place) => {
        const parts = lines.filter(({ of }) => of === place);
        expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        for (const part of parts) {
          expect(part.quantity).toBeGreaterThan(0);
          expect(Number.isInteger(part.each.amount)).toBe(true);
          expect(new Big(price.amount).div(quantity).minus(part.each.amount).abs().lt(1)).toBe(
            true,
          );
          expect(part.rate).toBe(isTaxed ? permille : 0);
        }
      });
      for (const { of, each } of lines) expect(each.amount < 0).toBe(of === 'credit');
      expect(lines.filter(({ of }) => of === 'shipping').map((line) => line.rate)).toEqual(
        paid.shipping.amount > 0 ? [permille] : [],
      );
      expect(lines.filter(({ of }) => of === 'credit').map((line) => line.rate)).toEqual(
        paid.credit.amount > 0 ? [0] : [],
      );
    }),
  );
});

test('three pieces for 100.00 together are two at 33.33 and one at 33.34', () => {
  const price = money(10_000, 'EUR');
  const none = money(0, 'EUR');
  const lines = paymentLines(
    { lines: [{ quantity: 3, price, isTaxed: true }], shipping: none, credit: none },
    190,
  );
  expect(lines.map(({ quantity, each }) => [quantity, each.amount])).toEqual([
    [2, 3_333],
    [1, 3_334],
  ]);
});
