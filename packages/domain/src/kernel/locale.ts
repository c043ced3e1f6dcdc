/** The shop's languages (I18N-01). English has no path prefix, German has /de (I18N-03). */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tags of the two languages. */
export const languageTags: Readonly<Record<Locale, 'en-US' | 'de-DE'>> = { en: 'en-US', de: 'de-DE' };

/** A text in both languages. */
export type Localized<Text = string> = Readonly<Record<Locale, Text>>;

/** `/faq` → `/de/faq` in German, unchanged in English. */
export const localizePath = (path: string, locale: Locale): string => (locale === 'en' ? path : path === '/' ? '/de' : `/de${path}`);

/** Splits an address into its language and its path without prefix. */
export const parseLocalizedPath = (path: string): { readonly locale: Locale; readonly path: string } => {
  if (path === '/de' || path === '/de/') return { locale: 'de', path: '/' };
  return path.startsWith('/de/') ? { locale: 'de', path: path.slice(3) } : { locale: 'en', path };
};
