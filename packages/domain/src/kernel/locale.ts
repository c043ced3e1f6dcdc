import type { NumberLocale } from './formatMoney.ts';

/**
 * The shop's languages (I18N-01). Whoever adds one adds a line here, and its texts in files of their own (`CONTRIBUTING.md`, “Add a language”). The code is
 * what addresses begin with, `tag` is how numbers and dates are written, `name` what the language calls itself.
 */
const languages = {
  en: { tag: 'en-US', name: 'English' },
  de: { tag: 'de-DE', name: 'Deutsch' },
} as const;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

/** The language of addresses without a prefix (I18N-03), and of readers who prefer none of the others. */
export const defaultLocale = 'en';

/** A text in every language. */
export type Localized<Text = string> = Readonly<Record<Locale, Text>>;

/** Makes a value for each language. */
export const inEachLocale = <Value>(make: (locale: Locale) => Value): Localized<Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<Value>;

/** BCP 47 tags of the languages. */
export const languageTags: Localized<NumberLocale> = inEachLocale(
  (locale) => languages[locale].tag,
);

/** What each language calls itself. */
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

/** An address whose language prefix has capitals, in lower case; null for all others (I18N-03). */
export const lowerCasePrefix = (path: string): string | null => {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const lower = first.toLowerCase();
  return lower !== first && isLocale(lower) && lower !== defaultLocale ? `/${lower}${rest}` : null;
};
