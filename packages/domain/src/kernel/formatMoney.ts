import type { Currency, Money } from './money.ts';

/** Symbol templates (PRICE-25, decisions 53); `#` stands for the number. DKK and SEK put the symbol after the amount. */
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

/** The 25 locales numbers can be written in (I18N-05, decisions 83). */
export const numberLocales = [
  'en-US',
  'en-GB',
  'en-IE',
  'en-CA',
  'en-AU',
  'en-SG',
  'en-IN',
  'en-NZ',
  'de-DE',
  'de-AT',
  'de-CH',
  'da-DK',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'nl-NL',
  'nl-BE',
  'fr-FR',
  'fr-BE',
  'fr-CH',
  'it-IT',
  'es-ES',
  'pt-PT',
  'pl-PL',
  'ja-JP',
] as const;
export type NumberLocale = (typeof numberLocales)[number];

/**
 * An amount as customers read it: no decimals when whole, otherwise two (PRICE-23); DKK always whole, rounded half up (PRICE-24).
 * A negative amount carries its sign before the symbol.
 */
export const formatMoney = (amount: Money, locale: NumberLocale): string => {
  const shown = amount.currency === 'DKK' ? Math.sign(amount.amount) * Math.round(Math.abs(amount.amount) / 100) * 100 : amount.amount;
  const decimals = shown % 100 === 0 ? 0 : 2;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(shown) / 100);
  return `${shown < 0 ? '−' : ''}${currencyTemplates[amount.currency].replace('#', () => number)}`;
};
