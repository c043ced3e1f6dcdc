import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { type DatedPrice, priorPriceDays, priorPriceOf } from './priceHistory.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const dayMs = 86_400_000;
const instant = (day: number): string => new Date(start + day * dayMs).toISOString();
const history: fc.Arbitrary<readonly DatedPrice[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 })), {
    maxLength: 8,
  })
  .map((steps) => {
    let day = 0;
    return steps.map(([later, amount]) => {
      day += later;
      return { at: instant(day), amount: amount * 1_000 };
    });
  });

/** The price on each day, then the lowest of the 30 days before the last change. */
const byDays = (prices: readonly DatedPrice[]): number | null => {
  const last = prices.at(-1);
  if (!last || prices.length < 2) return null;
  const priceOn = (day: number): number | null =>
    prices.findLast(({ at }) => Date.parse(at) <= start + day * dayMs)?.amount ?? null;
  const changed = (Date.parse(last.at) - start) / dayMs;
  const before = Array.from({ length: priorPriceDays }, (_, back) =>
    priceOn(changed - 1 - back),
  ).filter((amount) => amount !== null);
  const lowest = Math.min(...before);
  return before[0] !== undefined && before[0] > last.amount && lowest > last.amount ? lowest : null;
};

describe('the price that a reduction is compared with', () => {
  it('[LEGAL-11] the reference price is the lowest of the last 30 days', () => {
    fc.assert(
      fc.property(history, (prices) => {
        expect(priorPriceOf(prices, 'EUR')?.amount ?? null).toBe(byDays(prices));
      }),
      runs(500),
    );
  });

  it.each([
    [
      'a reduction',
      [
        [0, 60],
        [100, 50],
      ],
      60,
    ],
    [
      'a raise just before it',
      [
        [0, 55],
        [90, 80],
        [100, 50],
      ],
      55,
    ],
    [
      'a raise longer ago',
      [
        [0, 55],
        [60, 80],
        [100, 50],
      ],
      80,
    ],
    [
      'a price as low within 30 days',
      [
        [0, 50],
        [90, 80],
        [100, 50],
      ],
      null,
    ],
    [
      'a raise',
      [
        [0, 50],
        [100, 60],
      ],
      null,
    ],
    ['a first price', [[0, 50]], null],
  ] as const)('[LEGAL-11] the reference price covers special cases: %s', (_, prices, expected) => {
    const told = prices.map(([day, amount]) => ({ at: instant(day), amount }));
    expect(priorPriceOf(told, 'EUR')?.amount ?? null).toBe(expected);
  });
});
