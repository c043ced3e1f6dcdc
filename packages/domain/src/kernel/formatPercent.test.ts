import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberLocale } from './formatMoney.ts';
import { formatPercent } from './formatPercent.ts';

test('[PRICE-09] percentages have up to two decimals, in German a narrow space', () => {
  expect([10, 36.36, 10.019].map((percent) => formatPercent(percent, 'en-US'))).toEqual([
    '10%',
    '36.36%',
    '10.02%',
  ]);
  expect(formatPercent(36.36, 'de-DE')).toBe('36,36\u202f%');
});

test('percentages match Intl except for the width of the space', () => {
  const locales = ['en-US', 'en-GB', 'de-DE', 'de-AT', 'de-CH', 'da-DK', 'sv-SE', 'nb-NO'] as const;
  const others = ['fi-FI', 'nl-NL', 'fr-FR', 'it-IT', 'es-ES', 'pt-PT', 'pl-PL', 'ja-JP'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom<NumberLocale>(...locales, ...others),
      fc.integer({ min: 0, max: 99_999 }),
      (locale, hundredths) => {
        const percent = hundredths / 100;
        const writer = new Intl.NumberFormat(locale, {
          style: 'percent',
          maximumFractionDigits: 2,
        });
        expect(formatPercent(percent, locale)).toBe(
          writer.format(`${hundredths}e-4` as `${number}`).replace(/\s/, '\u202f'),
        );
      },
    ),
  );
});
