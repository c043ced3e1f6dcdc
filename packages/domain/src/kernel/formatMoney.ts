import { type Currency, type Money, minorUnitsPerMajor } from './money.ts';

/**
 * Templates with the currency symbol (PRICE-25). `#` is the number. DKK and SEK follow
 * the amount.
 */
export const currencyTemplates: Readonly<Record<Currency, string>> = {
  USD: '$#',
  EUR: '€#',
  GBP: '£#',
  DKK: '# kr.',
  SEK: '# kr.',
  CHF: 'CHF #',
  AUD: 'A$#',
  CAD: 'C$#',
  SGD: 'S$#',
};

/** The 25 supported number locales (I18N-05). */
export type NumberLocale =
  | 'en-US'
  | 'en-GB'
  | 'en-IE'
  | 'en-CA'
  | 'en-AU'
  | 'en-SG'
  | 'en-IN'
  | 'en-NZ'
  | 'de-DE'
  | 'de-AT'
  | 'de-CH'
  | 'da-DK'
  | 'sv-SE'
  | 'nb-NO'
  | 'fi-FI'
  | 'nl-NL'
  | 'nl-BE'
  | 'fr-FR'
  | 'fr-BE'
  | 'fr-CH'
  | 'it-IT'
  | 'es-ES'
  | 'pt-PT'
  | 'pl-PL'
  | 'ja-JP';

/** Decimal separator: a point in English, Japanese and Swiss German, otherwise a comma. */
export const decimalOf = (locale: NumberLocale): '.' | ',' =>
  /^(en|ja|de-CH)/.test(locale) ? '.' : ',';

/** No locale groups the digits of smaller amounts. */
const firstGrouped = 1_000 * minorUnitsPerMajor;

const writers = new Map<string, Intl.NumberFormat>();

/**
 * Formatters are cached, since creating one takes a hundred times longer than using it
 * (a tenth of a second on a phone).
 */
const writerOf = (locale: NumberLocale, decimals: 0 | 2): Intl.NumberFormat => {
  const key = `${locale}${decimals}`;
  const known = writers.get(key);
  if (known) return known;
  const writer = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  writers.set(key, writer);
  return writer;
};

/** Rounds to whole major units, half away from zero, in integers. */
const toWholeMajor = (minor: number): number => {
  const magnitude = Math.abs(minor);
  const rest = magnitude % minorUnitsPerMajor;
  return (
    Math.sign(minor) *
    (magnitude - rest + (rest >= minorUnitsPerMajor / 2 ? minorUnitsPerMajor : 0))
  );
};

/**
 * Formats an amount: no decimals if it is whole, otherwise two (PRICE-23). DKK is always
 * whole, rounded half up (PRICE-24). The sign of a negative amount precedes the symbol.
 */
export const formatMoney = (amount: Money, locale: NumberLocale): string => {
  const shown = amount.currency === 'DKK' ? toWholeMajor(amount.amount) : amount.amount;
  const decimals = shown % minorUnitsPerMajor === 0 ? 0 : 2;
  // A decimal text, because a float of major units loses cents above seventy trillion.
  const digits = String(Math.abs(shown)).padStart(3, '0');
  const exact = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  // Most amounts are below the grouping limit and need only the decimal separator.
  const small =
    decimals === 0
      ? digits.slice(0, -2)
      : `${digits.slice(0, -2)}${decimalOf(locale)}${digits.slice(-2)}`;
  const number = Math.abs(shown) < firstGrouped ? small : writerOf(locale, decimals).format(exact);
  return `${shown < 0 ? '−' : ''}${currencyTemplates[amount.currency].replace('#', () => number)}`;
};
