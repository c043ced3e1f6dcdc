import { inEachLocale, type Locale, languageTags } from '@tailorbird/domain/kernel';

/** A writer takes a hundred times longer to make than to use, and 50 kB that no collector sees. */
const writers = inEachLocale(
  (locale) =>
    new Intl.DateTimeFormat(languageTags[locale], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

/** A day as people say it: "24 November", "24. November". */
export const writeDay = (day: Date | number, locale: Locale): string => writers[locale].format(day);
