import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, type Money, money } from '../kernel/index.ts';
import type { Levies } from '../location/index.ts';
import { splitLevies } from './splitLevies.ts';

const total = (amounts: readonly Money[]): number =>
  amounts.reduce((so, { amount }) => so + amount, 0);

const anySplit = fc.constantFrom(...currencies).chain((currency) => {
  const amount = fc
    .oneof(
      fc.constant(0),
      fc.nat(500).map((whole) => whole * 100),
      fc.nat(99_999),
    )
    .map((cents) => money(cents, currency));
  return fc
    .record({
      lines: fc.array(fc.record({ duty: amount, tax: amount }), { minLength: 1, maxLength: 6 }),
      // Tax on shipping belongs to no line.
      onShipping: amount,
      place: fc.nat(),
      quantity: fc.integer({ min: 2, max: 50 }),
      part: fc.nat(),
    })
    .map(({ lines, onShipping, place, quantity, part }) => ({
      levies: {
        lines,
        duty: money(total(lines.map(({ duty }) => duty)), currency),
        tax: money(total([...lines.map(({ tax }) => tax), onShipping]), currency),
      } satisfies Levies,
      place: place % lines.length,
      quantity,
      count: 1 + (part % (quantity - 1)),
    }));
});

test('separating pieces keeps the levies of each line and the sum, to the cent', () => {
  fc.assert(
    fc.property(anySplit, ({ levies, place, quantity, count }) => {
      const after = splitLevies(levies, place, { quantity, count, lines: levies.lines.length });
      expect(after.lines).toHaveLength(levies.lines.length + 1);
      expect([after.duty, after.tax]).toEqual([levies.duty, levies.tax]);
      const whole = levies.lines[place]!;
      const [rest, apart] = [after.lines[place]!, after.lines.at(-1)!];
      for (const of of ['duty', 'tax'] as const) {
        expect(rest[of].amount + apart[of].amount).toBe(whole[of].amount);
        // Within one unit of the exact fraction.
        const share = new Big(whole[of].amount).times(count).div(quantity);
        expect(share.minus(apart[of].amount).abs().lt(100)).toBe(true);
        for (const { amount } of [rest[of], apart[of]]) expect(amount).toBeGreaterThanOrEqual(0);
      }
      levies.lines.forEach((line, index) => {
        if (index !== place) expect(after.lines[index]).toEqual(line);
      });
    }),
  );
});

test('parts that are not per line stay unchanged', () => {
  fc.assert(
    fc.property(anySplit, fc.constantFrom(-1, 1), ({ levies, place, quantity, count }, more) => {
      expect(
        splitLevies(levies, place, { quantity, count, lines: levies.lines.length + more }),
      ).toBe(levies);
    }),
  );
});
