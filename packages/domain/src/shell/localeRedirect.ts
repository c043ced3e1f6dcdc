import { defaultLocale, isLocale, type Locale, localizePath } from '../kernel/index.ts';

/** I18N-02. */
export const localeCookie = {
  name: 'i18n_redirected',
  maximumAgeDays: 365,
  sameSite: 'lax',
} as const;

/** Longer than the header of any browser. */
const longestHeader = 1_000;

/** The preferred language by `Accept-Language`; the default if none matches. */
export const preferredLocale = (acceptLanguage: string): Locale => {
  const wishes = acceptLanguage
    .slice(0, longestHeader)
    .split(',')
    .flatMap((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
        .find((each) => each !== undefined);
      const language = tag.split('-')[0] ?? '';
      return isLocale(language)
        ? [{ language, quality: quality === undefined ? 1 : Number(quality) || 0 }]
        : [];
    });
  const best = wishes
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)[0];
  return best?.language ?? defaultLocale;
};

/**
 * Redirects the root to the reader's language (ROUTE-59), with its query (302): the stored one,
 * else the browser's preference. Null for English, and for links within the shop.
 */
export const localeRedirect = (visit: {
  readonly path: string;
  /** Including `?`, or empty. */
  readonly search: string;
  readonly localeCookie: string | null;
  readonly acceptLanguage: string | null;
  readonly isFromShop: boolean;
}): { readonly status: 302; readonly location: string; readonly locale: Locale } | null => {
  if (visit.path !== '/' || visit.isFromShop) return null;
  const kept = visit.localeCookie ?? '';
  const locale = isLocale(kept) ? kept : preferredLocale(visit.acceptLanguage ?? '');
  return locale === defaultLocale
    ? null
    : { status: 302, location: `${localizePath('/', locale)}${visit.search}`, locale };
};
