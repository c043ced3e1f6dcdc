import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeUnit, currencies, type Money, money } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  goodsKindOf,
  goodsKinds,
  type ImportRates,
  type LeviedParcel,
  type LevyTerms,
  leviesOn,
} from './index.ts';

const cents = fc.oneof(
  fc.integer({ min: 0, max: 500 }).map((whole) => whole * 100),
  fc.integer({ min: 0, max: 5_000_000 }),
);
const rate = fc.oneof(fc.constantFrom(0, 81, 120, 165, 190, 250), fc.integer({ min: 0, max: 999 }));

const parcel: fc.Arbitrary<LeviedParcel> = fc.constantFrom(...currencies).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    lines: fc.array(
      fc.record({
        price: cents.map((amount) => money(amount, currency)),
        goods: fc.constantFrom(...goodsKinds, null),
      }),
      {
        maxLength: 8,
      },
    ),
    shipping: cents.map((amount) => money(amount, currency)),
  }),
);

const ratesIn = (of: LeviedParcel): fc.Arbitrary<ImportRates> =>
  fc.record({
    duty: fc.record({ knitted: rate, woven: rate, headwear: rate, other: rate }),
    tax: rate,
    dutyFreeUpTo: fc.oneof(fc.constant(0), cents).map((amount) => money(amount, of.currency)),
    taxFreeUpTo: fc.oneof(fc.constant(0), cents).map((amount) => money(amount, of.currency)),
    withShipping: fc.boolean(),
  });

const sent = parcel.chain((of) => fc.tuple(fc.constant(of), ratesIn(of)));
const onArrival = (rates: ImportRates): LevyTerms => ({ kind: 'on-arrival', rates });
const amountOf = ({ amount }: Money): number => amount;
const total = (amounts: readonly number[]): number => amounts.reduce((so, each) => so + each, 0);
const worthOf = ({ lines }: LeviedParcel): number =>
  total(lines.map(({ price, goods }) => (goods === null ? 0 : price.amount)));

/**
 * Calculation as on a customs form, in decimals: the value of each piece with its share
 * of shipping, duty on it, and tax on both.
 */
const byTheForm = (
  of: LeviedParcel,
  rates: ImportRates,
): { readonly duty: Big; readonly taxOn: (duty: number) => Big } => {
  const worth = worthOf(of);
  const share = (price: number): Big =>
    rates.withShipping && worth > 0
      ? new Big(of.shipping.amount).times(price).div(worth)
      : new Big(0);
  const goods = of.lines.flatMap(({ price, goods: kind }) =>
    kind === null ? [] : [{ kind, value: share(price.amount).plus(price.amount) }],
  );
  const all = goods.reduce((so, { value }) => so.plus(value), new Big(0));
  return {
    duty:
      worth > rates.dutyFreeUpTo.amount
        ? goods.reduce(
            (so, { kind, value }) => so.plus(value.times(rates.duty[kind]).div(1000)),
            new Big(0),
          )
        : new Big(0),
    taxOn: (duty) =>
      worth > rates.taxFreeUpTo.amount ? all.plus(duty).times(rates.tax).div(1000) : new Big(0),
  };
};

describe('charges on arrival', () => {
  test('charges on arrival equal those of a customs form, except for rounding', () => {
    fc.assert(
      fc.property(sent, ([of, rates]) => {
        const { duty, tax } = leviesOn(of, onArrival(rates));
        const form = byTheForm(of, rates);
        // Shipping is shared in whole units before the rates apply, so each line may
        // differ by a unit, plus the rounding to the charged unit.
        const slack = of.lines.length + chargeUnit(of.currency) / 2 + 0.001;
        expect(form.duty.minus(duty.amount).abs().toNumber()).toBeLessThanOrEqual(slack);
        expect(form.taxOn(duty.amount).minus(tax.amount).abs().toNumber()).toBeLessThanOrEqual(
          slack,
        );
      }),
      runs(2000),
    );
  });

  test('charges without shipping are exact to half a unit', () => {
    fc.assert(
      fc.property(sent, ([of, rates]) => {
        const terms = { ...rates, withShipping: false };
        const { duty, tax } = leviesOn(of, onArrival(terms));
        const form = byTheForm(of, terms);
        const unit = chargeUnit(of.currency);
        const half = (exact: Big): number =>
          exact.div(unit).round(0, Big.roundHalfUp).times(unit).toNumber();
        expect(duty.amount).toBe(half(form.duty));
        expect(tax.amount).toBe(half(form.taxOn(duty.amount)));
      }),
      runs(2000),
    );
  });

  test('charges are the non-negative sum of the lines, 0 for non-goods', () => {
    fc.assert(
      fc.property(sent, ([of, rates]) => {
        const { lines, duty, tax } = leviesOn(of, onArrival(rates));
        expect(lines).toHaveLength(of.lines.length);
        expect(total(lines.map((line) => amountOf(line.duty)))).toBe(duty.amount);
        expect(total(lines.map((line) => amountOf(line.tax)))).toBe(tax.amount);
        lines.forEach((line, index) => {
          for (const amount of [line.duty, line.tax].map(amountOf)) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount % chargeUnit(of.currency)).toBe(0);
            if (of.lines[index]!.goods === null) expect(amount).toBe(0);
          }
        });
      }),
      runs(1000),
    );
  });

  test('charges are zero up to the allowance and positive above it', () => {
    fc.assert(
      fc.property(sent, ([of, rates]) => {
        const free = money(worthOf(of), of.currency);
        const none = leviesOn(of, onArrival({ ...rates, dutyFreeUpTo: free, taxFreeUpTo: free }));
        expect([none.duty.amount, none.tax.amount]).toEqual([0, 0]);
        const worth = worthOf(of);
        if (worth === 0) return;
        const below = money(worth - 1, of.currency);
        const some = leviesOn(
          of,
          onArrival({ ...rates, tax: 999, dutyFreeUpTo: below, taxFreeUpTo: below }),
        );
        if (worth >= chargeUnit(of.currency)) expect(some.tax.amount).toBeGreaterThan(0);
      }),
      runs(1000),
    );
  });

  test('charges never rise with a discount or cheaper shipping', () => {
    fc.assert(
      fc.property(
        sent,
        fc.nat(7),
        fc.integer({ min: 0, max: 100 }),
        ([of, rates], place, percent) => {
          const lines = of.lines.map((line, index) =>
            index === place
              ? {
                  ...line,
                  price: money(
                    Math.floor((line.price.amount * (100 - percent)) / 100),
                    of.currency,
                  ),
                }
              : line,
          );
          const before = leviesOn(of, onArrival({ ...rates, withShipping: false }));
          const after = leviesOn({ ...of, lines }, onArrival({ ...rates, withShipping: false }));
          expect(after.duty.amount).toBeLessThanOrEqual(before.duty.amount);
          expect(after.tax.amount).toBeLessThanOrEqual(before.tax.amount);
          const nearer = leviesOn({ ...of, shipping: money(0, of.currency) }, onArrival(rates));
          const slack = of.lines.length * chargeUnit(of.currency);
          expect(nearer.duty.amount).toBeLessThanOrEqual(
            leviesOn(of, onArrival(rates)).duty.amount + slack,
          );
        },
      ),
      runs(1000),
    );
  });
});

test('VAT covers goods and shipping, rounded once and shared by the lines', () => {
  fc.assert(
    fc.property(parcel, rate, (of, permille) => {
      const { lines, duty, tax } = leviesOn(of, { kind: 'vat', rate: permille });
      expect(duty.amount).toBe(0);
      const gross = worthOf(of) + of.shipping.amount;
      const exact = new Big(gross)
        .times(permille)
        .div(1000 + permille)
        .round(0, Big.roundHalfUp)
        .toNumber();
      expect(tax.amount).toBe(exact);
      const ofLines = total(lines.map((line) => line.tax.amount));
      const ofShipping = (of.shipping.amount * permille) / (1000 + permille);
      expect(Math.abs(tax.amount - ofLines - ofShipping)).toBeLessThanOrEqual(of.lines.length + 2);
      if (of.shipping.amount === 0) expect(ofLines).toBe(tax.amount);
    }),
    runs(2000),
  );
});

test('no charges are stated if the shop pays or the terms are unknown', () => {
  fc.assert(
    fc.property(parcel, fc.constantFrom('included' as const, 'unknown' as const), (of, kind) => {
      const { lines, duty, tax } = leviesOn(of, { kind });
      expect(
        [duty, tax, ...lines.flatMap((line) => [line.duty, line.tax])].every(
          ({ amount }) => amount === 0,
        ),
      ).toBe(true);
      expect(lines).toHaveLength(of.lines.length);
    }),
    runs(100),
  );
});

test('charges match an example calculated by hand', () => {
  const of: LeviedParcel = {
    currency: 'EUR',
    lines: [
      { price: money(10_000, 'EUR'), goods: 'knitted' },
      { price: money(5_000, 'EUR'), goods: 'headwear' },
      { price: money(9_000, 'EUR'), goods: null },
    ],
    shipping: money(1_500, 'EUR'),
  };
  const rates: ImportRates = {
    duty: { knitted: 120, woven: 120, headwear: 27, other: 0 },
    tax: 200,
    dutyFreeUpTo: money(15_000, 'EUR'),
    taxFreeUpTo: money(0, 'EUR'),
    withShipping: true,
  };
  // 110 € and 55 € with their shares of shipping: no duty up to 150 €, and 20 % of 165
  // €.
  const { duty, tax } = leviesOn(of, onArrival(rates));
  expect([duty, tax]).toEqual([money(0, 'EUR'), money(3_300, 'EUR')]);
  // An allowance a cent lower: duties of 13.20 € and 1.485 €, together 14.69 €, and 20 %
  // of 179.69 €.
  const more = leviesOn(of, onArrival({ ...rates, dutyFreeUpTo: money(14_999, 'EUR') }));
  expect([more.duty, more.tax]).toEqual([money(1_469, 'EUR'), money(3_594, 'EUR')]);
  expect(more.lines.map((line) => line.duty.amount)).toEqual([1_320, 149, 0]);
});

test('customs distinguish knitted, woven, headwear and other goods', () => {
  const asked: readonly (readonly [string, string])[] = [
    ['t-shirt', 'jersey'],
    ['scarf', 'fine-knit'],
    ['shirt', 'oxford'],
    ['beanie', 'rib'],
    ['cap', 'oxford'],
    ['tote', 'oxford'],
  ];
  expect(asked.map(([pattern, texture]) => goodsKindOf(pattern, texture))).toEqual([
    'knitted',
    'knitted',
    'woven',
    'headwear',
    'headwear',
    'other',
  ]);
});
