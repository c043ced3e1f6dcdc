import { money, sum, zero } from '@tailorbird/domain/kernel';
import { arbitraryLines } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aShirt, priceWithRule, threeForTwo } from './threeForTwo.js';

const currency = 'EUR';
const anyLines = arbitraryLines(currency);

test('the cheapest of three pieces is free', () => {
  expect(threeForTwo([aShirt(1, 9900), aShirt(2, 4900), aShirt(3, 7900)])).toBe(4900);
  expect(threeForTwo([aShirt(1, 9900), aShirt(2, 4900)])).toBe(0);
});

test('the total is never negative, and the lines add up to it', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const priced = priceWithRule(currency, lines);
      expect(priced.total.amount).toBeGreaterThanOrEqual(0);
      const parts = priced.lines.map(({ priceInclDiscounts }) => priceInclDiscounts);
      expect(sum(parts, currency)).toEqual(priced.total);
    }),
  );
});

test('at most a third of the pieces is free', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const whole = sum(
        lines.map(({ quantity, unitPrice }) => money(quantity * unitPrice.amount, currency)),
        currency,
      );
      expect(threeForTwo(lines) * 3).toBeLessThanOrEqual(whole.amount);
    }),
  );
});

test('an empty basket costs nothing', () => {
  expect(priceWithRule(currency, []).total).toEqual(zero(currency));
});
