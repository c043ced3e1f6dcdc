import type { NumberLocale } from '@tailorbird/domain/kernel';

/** Thousandths as a percentage. Whole ones need no writer of numbers, which takes a phone long to make. */
export const ratePercent = (rate: number, languageTag: NumberLocale): string =>
  rate % 10 === 0
    ? String(rate / 10)
    : new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 }).format(rate / 10);
