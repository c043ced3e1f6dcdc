import type { NumberLocale } from './formatMoney.ts';

/** A percentage as readers of a language write it, with at most two decimals: `10%`, and `10 %` with a narrow no-break space in German. */
export const formatPercent = (percent: number, locale: NumberLocale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    .format(percent / 100)
    .replace('\u00a0', '\u202f');
