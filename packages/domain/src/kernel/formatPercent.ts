import { decimalOf, type NumberLocale } from './formatMoney.ts';

/** Languages with a space before the percent sign. */
const isSpaced = /^(de-[DA]|da|sv|nb|fi|fr|es)/;

/**
 * Formats a percentage below 1000 with at most two decimals: `10%`, or `10 %` with a
 * narrow no-break space in German. Does not use Intl, whose formatters are slow to
 * create.
 */
export const formatPercent = (percent: number, locale: NumberLocale): string =>
  `${String(Math.round(percent * 100) / 100).replace('.', decimalOf(locale))}${isSpaced.test(locale) ? '\u202f' : ''}%`;
