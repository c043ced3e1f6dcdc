import { type Currency, money } from '@tailorbird/domain/kernel';
import {
  type DescribedLevies,
  type DescribedLevy,
  type LevyTerms,
  levyKinds,
} from '@tailorbird/domain/location';
import fc from 'fast-check';

const rate = fc.integer({ min: 0, max: 999 });
const amountIn = (currency: Currency) => fc.nat(1_000_000).map((cents) => money(cents, currency));

const levyIn = (currency: Currency): fc.Arbitrary<DescribedLevy> =>
  fc.record({
    duty: amountIn(currency),
    tax: amountIn(currency),
    text: fc.string({ maxLength: 40 }),
  });

export const leviesIn = (currency: Currency): fc.Arbitrary<DescribedLevies> =>
  fc
    .tuple(levyIn(currency), fc.constantFrom(...levyKinds), fc.option(rate))
    .map(([levy, terms, ofVat]) => ({ ...levy, terms, rate: ofVat }));

export const levyTermsIn = (currency: Currency): fc.Arbitrary<LevyTerms> =>
  fc.oneof(
    rate.map((of) => ({ kind: 'vat' as const, rate: of })),
    fc.constantFrom({ kind: 'included' as const }, { kind: 'unknown' as const }),
    fc
      .record({
        duty: fc.record({ knitted: rate, woven: rate, headwear: rate, other: rate }),
        tax: rate,
        dutyFreeUpTo: amountIn(currency),
        taxFreeUpTo: amountIn(currency),
        withShipping: fc.boolean(),
      })
      .map((rates) => ({ kind: 'on-arrival' as const, rates })),
  );

export const withLevies = <
  Line extends object,
  Of extends { readonly total: { readonly currency: Currency }; readonly lines: readonly Line[] },
>(
  of: Of,
): fc.Arbitrary<Of> => {
  const { currency } = of.total;
  const maybe = <Value>(each: fc.Arbitrary<Value>) => fc.option(each, { nil: undefined });
  return fc
    .tuple(
      maybe(leviesIn(currency)),
      fc.array(maybe(levyIn(currency)), { minLength: of.lines.length, maxLength: of.lines.length }),
    )
    .map(([levies, ofLines]) => ({
      ...of,
      ...(levies && { levies }),
      lines: of.lines.map((line, place) => ({
        ...line,
        ...(ofLines[place] && { levy: ofLines[place] }),
      })),
    }));
};
