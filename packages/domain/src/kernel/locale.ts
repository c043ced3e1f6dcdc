import type { NumberLocale } from './formatMoney.ts';

/**
 * The languages of the shop (I18N-01). To add one, see “Add a language” in
 * `CONTRIBUTING.md`. Keys are address prefixes, `tag` is the locale of numbers and
 * dates, `name` is the language's own name.
 */
const languages = {
  en: { tag: 'en-US', name: 'English' },
  de: { tag: 'de-DE', name: 'Deutsch' },
} as const;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

/**
 * The language without an address prefix (I18N-03), and the fallback for other
 * languages.
 */
export const defaultLocale = 'en';

export type Localized<Text = string> = Readonly<Record<Locale, Text>>;

export const inEachLocale = <Value>(make: (locale: Locale) => Value): Localized<Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<Value>;

export const languageTags: Localized<NumberLocale> = inEachLocale(
  (locale) => languages[locale].tag,
);

export const languageNames: Localized = inEachLocale((locale) => languages[locale].name);

export const isLocale = (code: string): code is Locale => locales.some((locale) => locale === code);

/** `/faq` → `/de/faq` in German, unchanged in the default language. */
export const localizePath = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** Splits an address into its language and its path without prefix. */
export const parseLocalizedPath = (
  path: string,
): { readonly locale: Locale; readonly path: string } => {
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return isLocale(first) && first !== defaultLocale
    ? { locale: first, path: rest }
    : { locale: defaultLocale, path };
};

/**
 * The address with its language prefix in lower case. Null if it is already (I18N-03).
 */
export const lowerCasePrefix = (path: string): string | null => {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const lower = first.toLowerCase();
  return lower !== first && isLocale(lower) && lower !== defaultLocale ? `/${lower}${rest}` : null;
};
