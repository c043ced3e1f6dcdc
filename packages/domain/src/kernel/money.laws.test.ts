import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency } from '../../test/arbitraryBasket.ts';
import { runs } from '../testing/runs.ts';
import {
  add,
  allocate,
  atLeastZero,
  fromDecimalString,
  minimum,
  money,
  multiply,
  percentOf,
  subtract,
  sum,
  toDecimalString,
} from './index.ts';

const decimal = (amount: { readonly amount: number }): Big => new Big(amount.amount).div(100);
const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

describe('arithmetic agrees with big.js', () => {
  test('[PRICE-21] sums, differences and products are exact in every currency', () => {
    fc.assert(
      fc.property(
        currency,
        fc.array(cents, { maxLength: 20 }),
        cents,
        fc.integer({ min: -50, max: 50 }),
        (code, amounts, other, factor) => {
          const moneys = amounts.map((amount) => money(amount, code));
          const total = sum(moneys, code);
          expect(decimal(total).toFixed(2)).toBe(
            moneys.reduce((so, each) => so.plus(decimal(each)), new Big(0)).toFixed(2),
          );
          expect(
            decimal(add(total, money(other, code))).eq(
              decimal(total).plus(new Big(other).div(100)),
            ),
          ).toBe(true);
          expect(
            decimal(subtract(total, money(other, code))).eq(
              decimal(total).minus(new Big(other).div(100)),
            ),
          ).toBe(true);
          expect(
            decimal(multiply(money(other, code), factor)).eq(new Big(other).div(100).times(factor)),
          ).toBe(true);
        },
      ),
      runs(2000),
    );
  });

  test('[PRICE-09] a percentage is rounded half away from zero to the minor unit', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const expected = new Big(amount).times(hundredths).div(10_000).round(0, Big.roundHalfUp);
        expect(percentOf(amount, hundredths / 100) + 0).toBe(Number(expected) + 0);
      }),
      {
        ...runs(5000),
        examples: [
          [12345, 1000],
          [5, 1000],
          [-5, 1000],
        ],
      },
    );
  });

  test('[PRICE-03] an allocation follows the largest remainders', () => {
    const byLargestRemainder = (whole: number, shares: readonly number[]): readonly number[] => {
      const effective = shares.every((share) => share === 0) ? shares.map(() => 1) : shares;
      const total = effective.reduce((so, share) => so.plus(share), new Big(0));
      const exact = effective.map((share) => new Big(whole).times(share));
      const parts = exact.map((product) => product.minus(product.mod(total)).div(total));
      let left = new Big(whole).minus(parts.reduce((so, part) => so.plus(part), new Big(0)));
      const order = exact
        .map((product, index) => ({ index, rest: product.mod(total) }))
        .sort((one, other) => other.rest.cmp(one.rest) || one.index - other.index);
      for (const { index } of order) {
        if (left.eq(0)) break;
        parts[index] = parts[index]!.plus(1);
        left = left.minus(1);
      }
      return parts.map(Number);
    };
    fc.assert(
      fc.property(
        currency,
        fc.integer({ min: 0, max: 1_000_000_000 }),
        weights,
        (code, whole, shares) => {
          expect(allocate(money(whole, code), shares).map(({ amount }) => amount)).toEqual(
            byLargestRemainder(whole, shares),
          );
        },
      ),
      runs(3000),
    );
  });
});

describe('an allocation', () => {
  test('[PRICE-03] an allocation adds up, within a unit of the exact shares', () => {
    fc.assert(
      fc.property(currency, cents, weights, (code, whole, shares) => {
        const parts = allocate(money(whole, code), shares);
        const totalWeight = shares.reduce((so, share) => so + share, 0);
        expect(sum(parts, code)).toEqual(money(whole, code));
        parts.forEach((part, index) => {
          const share = totalWeight === 0 ? 1 / shares.length : shares[index]! / totalWeight;
          if (share === 0) expect(part.amount).toBe(0);
          expect(Math.abs(part.amount - whole * share)).toBeLessThan(1.001);
        });
      }),
      runs(2000),
    );
  });

  test('[PRICE-03] an allocation is exact around 2^53 and near whole shares', () => {
    const near = fc
      .tuple(fc.integer({ min: 1, max: 94_906_265 }), fc.integer({ min: -3, max: 3 }))
      .map(
        ([divisor, off]) =>
          [divisor, Math.max(1, Math.floor(Number.MAX_SAFE_INTEGER / divisor) + off)] as const,
      );
    fc.assert(
      fc.property(near, fc.integer({ min: 1, max: 1000 }), ([one, other], rest) => {
        const parts = allocate(money(one, 'EUR'), [other, rest]).map(({ amount }) =>
          BigInt(amount),
        );
        const total = BigInt(other) + BigInt(rest);
        const exact = [other, rest].map((weight) => ({
          part: (BigInt(one) * BigInt(weight)) / total,
          left: (BigInt(one) * BigInt(weight)) % total,
        }));
        const first = exact[0]!.left >= exact[1]!.left;
        const missing = BigInt(one) - exact[0]!.part - exact[1]!.part;
        expect(parts).toEqual([
          exact[0]!.part + (first ? missing : 0n),
          exact[1]!.part + (first ? 0n : missing),
        ]);
      }),
      runs(3000),
    );
  });

  test('an allocation without weights is empty', () => {
    expect(allocate(money(500, 'EUR'), [])).toEqual([]);
  });
});

describe('money', () => {
  test('decimal strings survive the round trip', () => {
    fc.assert(
      fc.property(
        currency,
        fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
        (code, amount) => {
          const text = toDecimalString(money(amount, code));
          expect(fromDecimalString(text, code)).toEqual(money(amount, code));
          expect(new Big(text).times(100).eq(amount)).toBe(true);
        },
      ),
      runs(2000),
    );
  });

  test('decimal strings are parsed like big.js or rejected', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{1,6}(\.\d{1,5})?$/), (text) => {
        const read = fromDecimalString(text, 'GBP');
        if (read) expect(new Big(text).times(100).eq(read.amount)).toBe(true);
        else expect(new Big(text).times(100).mod(1).eq(0) && !/\.\d{5}/.test(text)).toBe(false);
      }),
      { ...runs(2000), examples: [['59'], ['59.9'], ['59.0000'], ['59.001'], ['-0']] },
    );
  });

  test.each(['', ' 1', '1.', '.5', '1e3', '1,00', '+1', '--1', '12345678901234', '1.00000'])(
    '%j is not an amount',
    (text) => {
      expect(fromDecimalString(text, 'USD')).toBeUndefined();
    },
  );

  test('fractions and amounts beyond 2^53 throw an error', () => {
    expect(() => money(0.5, 'USD')).toThrow(RangeError);
    expect(() => money(2 ** 53, 'USD')).toThrow(RangeError);
    expect(() => multiply(money(2 ** 52, 'USD'), 3)).toThrow(RangeError);
    expect(Object.is(money(-0, 'USD').amount, 0)).toBe(true);
  });

  test('mixed currencies that escape the compiler throw an error', () => {
    const [euro, dollar] = [money(1, 'EUR'), money(1, 'USD' as 'EUR')];
    expect(() => add(euro, dollar)).toThrow(TypeError);
    expect(() => subtract(euro, dollar)).toThrow(TypeError);
    expect(() => minimum(euro, dollar)).toThrow(TypeError);
    expect(() => sum([euro, dollar], 'EUR')).toThrow(TypeError);
  });

  test('minimum and atLeastZero return the expected amounts', () => {
    fc.assert(
      fc.property(currency, cents, cents, (code, one, other) => {
        expect(minimum(money(one, code), money(other, code)).amount).toBe(Math.min(one, other));
        expect(atLeastZero(money(one, code)).amount).toBe(Math.max(0, one));
      }),
      runs(300),
    );
  });
});
