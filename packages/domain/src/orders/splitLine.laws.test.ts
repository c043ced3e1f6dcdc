import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, type Currency, chargeUnit, money } from '../kernel/index.ts';
import { splitLine } from './splitLine.ts';

/** An order line in whole units of its currency, at or below its full price. */
const anySplit = fc
  .record({
    currency: fc.constantFrom<Currency>('EUR', 'USD', 'DKK'),
    quantity: fc.integer({ min: 2, max: 50 }),
    full: fc.nat(2_000),
    off: fc.nat(100_000),
    place: fc.nat(),
    first: fc.option(fc.nat(50), { nil: null }),
  })
  .map(({ currency, quantity, full, off, place, first }) => {
    const unit = chargeUnit(currency);
    const whole = full * quantity;
    return {
      count: 1 + (place % (quantity - 1)),
      line: {
        quantity,
        unitPrice: money(full * unit, currency),
        priceExclDiscounts: money(whole * unit, currency),
        priceInclDiscounts: money((whole - Math.min(off, whole)) * unit, currency),
        madeFirst: first === null ? null : Math.min(first, quantity),
      },
    };
  });

test('[API-21] a split line keeps its pieces and its price, to the cent', () => {
  fc.assert(
    fc.property(anySplit, ({ line, count }) => {
      const [rest, apart] = splitLine(line, count);
      expect([rest.quantity, apart.quantity]).toEqual([line.quantity - count, count]);
      for (const price of ['priceExclDiscounts', 'priceInclDiscounts'] as const)
        expect(add(rest[price], apart[price])).toEqual(line[price]);
      if (line.madeFirst === null) expect([rest.madeFirst, apart.madeFirst]).toEqual([null, null]);
      else expect((rest.madeFirst ?? 0) + (apart.madeFirst ?? 0)).toBe(line.madeFirst);
      for (const part of [rest, apart])
        expect(part.madeFirst ?? 0).toBeLessThanOrEqual(part.quantity);
    }),
  );
});

test('[API-21, PRICE-24] each piece keeps its rounded share of the line’s price', () => {
  fc.assert(
    fc.property(anySplit, ({ line, count }) => {
      const unit = chargeUnit(line.unitPrice.currency);
      for (const part of splitLine(line, count)) {
        expect(part.priceExclDiscounts.amount).toBe(line.unitPrice.amount * part.quantity);
        expect(part.priceInclDiscounts.amount).toBeLessThanOrEqual(part.priceExclDiscounts.amount);
        expect(part.priceInclDiscounts.amount % unit).toBe(0);
        const share = new Big(line.priceInclDiscounts.amount)
          .times(part.quantity)
          .div(line.quantity);
        expect(share.minus(part.priceInclDiscounts.amount).abs().lt(unit)).toBe(true);
      }
    }),
  );
});
