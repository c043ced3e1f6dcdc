import { inEachLocale, type Locale, languageTags } from '@tailorbird/domain/kernel';

/**
 * Creating a formatter takes a hundred times longer than using it, and 50 kB outside the
 * garbage-collected heap.
 */
const writers = inEachLocale(
  (locale) =>
    new Intl.DateTimeFormat(languageTags[locale], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

export const writeDay = (day: Date | number, locale: Locale): string => writers[locale].format(day);
