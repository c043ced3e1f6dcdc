import { decimalOf, type NumberLocale } from './formatMoney.ts';

/** Languages that write a space before the sign. */
const isSpaced = /^(de-[DA]|da|sv|nb|fi|fr|es)/;

/**
 * A percentage below 1000 as readers of a language write it, with at most two decimals: `10%`, and
 * `10 %` with a narrow no-break space in German. Without Intl, whose writers are slow to make.
 */
export const formatPercent = (percent: number, locale: NumberLocale): string =>
  `${String(Math.round(percent * 100) / 100).replace('.', decimalOf(locale))}${isSpaced.test(locale) ? '\u202f' : ''}%`;
