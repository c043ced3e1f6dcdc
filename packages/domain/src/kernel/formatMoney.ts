import { type Currency, type Money, minorUnitsPerMajor } from './money.ts';

/** Symbol templates (PRICE-25); `#` stands for the number. DKK and SEK put the symbol after the amount. */
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

/** The 25 locales numbers can be written in (I18N-05). */
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

/** Languages that write a point between whole and part; all others write a comma, but for the Swiss, who write a point in each of theirs but French. */
export const decimalOf = (locale: NumberLocale): '.' | ',' =>
  /^(en|ja|de-CH)/.test(locale) ? '.' : ',';

/** Below it no language groups digits. */
const firstGrouped = 1_000 * minorUnitsPerMajor;

const writers = new Map<string, Intl.NumberFormat>();

/** A writer takes a hundred times longer to make than to use: a tenth of a second on a phone. */
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

/** Kroner rounded half up, away from zero, in integers. */
const toWholeMajor = (minor: number): number => {
  const magnitude = Math.abs(minor);
  const rest = magnitude % minorUnitsPerMajor;
  return (
    Math.sign(minor) *
    (magnitude - rest + (rest >= minorUnitsPerMajor / 2 ? minorUnitsPerMajor : 0))
  );
};

/**
 * An amount as customers read it: no decimals when whole, otherwise two (PRICE-23); DKK always whole, rounded half up (PRICE-24).
 * A negative amount carries its sign before the symbol.
 */
export const formatMoney = (amount: Money, locale: NumberLocale): string => {
  const shown = amount.currency === 'DKK' ? toWholeMajor(amount.amount) : amount.amount;
  const decimals = shown % minorUnitsPerMajor === 0 ? 0 : 2;
  // As a decimal text, because a float of major units loses cents from seventy trillion on.
  const digits = String(Math.abs(shown)).padStart(3, '0');
  const exact = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  // Most prices are small, and all that is left of writing them is the sign between whole and part.
  const small =
    decimals === 0
      ? digits.slice(0, -2)
      : `${digits.slice(0, -2)}${decimalOf(locale)}${digits.slice(-2)}`;
  const number = Math.abs(shown) < firstGrouped ? small : writerOf(locale, decimals).format(exact);
  return `${shown < 0 ? '−' : ''}${currencyTemplates[amount.currency].replace('#', () => number)}`;
};
