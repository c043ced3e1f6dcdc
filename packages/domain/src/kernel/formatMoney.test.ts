import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberLocales } from '../testing/choices.ts';
import { runs } from '../testing/runs.ts';
import {
  type Currency,
  currencies,
  currencyTemplates,
  formatMoney,
  money,
  type NumberLocale,
} from './index.ts';

const parse = (text: string, currency: Currency, locale: NumberLocale): number => {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(
    1234567.89,
  );
  const decimal = parts.find(({ type }) => type === 'decimal')!.value;
  const negative = text.startsWith('−');
  const [before = '', after = ''] = currencyTemplates[currency].split('#');
  const unsigned = negative ? text.slice(1) : text;
  expect(unsigned.startsWith(before) && unsigned.endsWith(after)).toBe(true);
  const number = unsigned.slice(before.length, unsigned.length - after.length);
  const [whole = '', fraction = ''] = number.split(decimal);
  const digits = BigInt(whole.replace(/\D/g, '')) * 100n + BigInt(fraction.padEnd(2, '0'));
  return Number(negative ? -digits : digits);
};

const shown = (amount: number, currency: Currency): number =>
  currency === 'DKK' ? Math.sign(amount) * Math.round(Math.abs(amount) / 100) * 100 + 0 : amount;

describe('formatting', () => {
  test('[I18N-05] there are 25 number locales', () => {
    expect(new Set(numberLocales).size).toBe(25);
    expect(Intl.NumberFormat.supportedLocalesOf([...numberLocales])).toEqual([...numberLocales]);
  });

  test('[PRICE-21, I18N-05] amounts round-trip in nine currencies and 25 locales', () => {
    const amount = fc.oneof(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.maxSafeInteger());
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom(...numberLocales),
        amount,
        (currency, locale, cents) => {
          fc.pre(currency !== 'DKK' || Math.abs(cents) < 1e15);
          expect(parse(formatMoney(money(cents, currency), locale), currency, locale)).toBe(
            shown(cents, currency),
          );
        },
      ),
      // Divided by 100 as a float, seventy-eight trillion gained a cent.
      {
        ...runs(4000),
        examples: [
          ['USD', 'en-US', 7_801_988_204_715_768],
          ['EUR', 'de-DE', -9_007_199_254_740_991],
        ],
      },
    );
  });

  test('[I18N-05] amounts match Intl in 25 locales', () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: 250_000 }),
      fc.integer({ min: 0, max: 999 }).map((whole) => whole * 100),
    );
    fc.assert(
      fc.property(fc.constantFrom(...numberLocales), amount, (locale, cents) => {
        const digits = cents % 100 === 0 ? 0 : 2;
        const number = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(cents / 100);
        expect(formatMoney(money(cents, 'USD'), locale)).toBe(`$${number}`);
      }),
      {
        ...runs(4000),
        examples: numberLocales.flatMap(
          (locale) =>
            [
              [locale, 99_999],
              [locale, 100_000],
              [locale, 5],
            ] as [NumberLocale, number][],
        ),
      },
    );
  });

  test('[PRICE-21] every currency is formatted in every locale', () => {
    for (const currency of currencies)
      for (const locale of numberLocales) {
        for (const cents of [0, 1, 99, 100, 123456, 12345678, -250]) {
          expect(parse(formatMoney(money(cents, currency), locale), currency, locale)).toBe(
            shown(cents, currency),
          );
        }
      }
  });

  test('[PRICE-23] whole amounts have no decimals, others have two', () => {
    expect(formatMoney(money(10000, 'USD'), 'en-US')).toBe('$100');
    expect(formatMoney(money(9950, 'USD'), 'en-US')).toBe('$99.50');
    expect(formatMoney(money(123456789, 'EUR'), 'de-DE')).toBe('€1.234.567,89');
  });

  test('[PRICE-24] Danish kroner are whole, rounded half up', () => {
    expect(formatMoney(money(9950, 'DKK'), 'da-DK')).toBe('100 kr.');
    expect(formatMoney(money(9949, 'DKK'), 'da-DK')).toBe('99 kr.');
    expect(formatMoney(money(-9950, 'DKK'), 'da-DK')).toBe('−100 kr.');
    expect(formatMoney(money(-49, 'DKK'), 'da-DK')).toBe('0 kr.');
  });

  test('[PRICE-25] kroner follow the amount, all other symbols precede it', () => {
    expect(currencies.filter((currency) => currencyTemplates[currency].startsWith('#'))).toEqual([
      'DKK',
      'SEK',
    ]);
    for (const currency of currencies)
      expect(currencyTemplates[currency].match(/#/g)).toHaveLength(1);
    expect(currencies.map((currency) => formatMoney(money(5900, currency), 'en-US'))).toEqual([
      '$59',
      '€59',
      '£59',
      '59 kr.',
      'A$59',
      'C$59',
      'CHF 59',
      '59 kr.',
      'S$59',
    ]);
  });

  test('the sign of a negative amount precedes the symbol', () => {
    expect(formatMoney(money(-1250, 'EUR'), 'de-DE')).toBe('−€12,50');
  });
});
