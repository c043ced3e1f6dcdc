import type { Locale } from '../kernel/index.ts';

/** I18N-02. */
export const localeCookie = { name: 'i18n_redirected', maximumAgeDays: 365, sameSite: 'lax' } as const;

/** The shop's language a browser likes best, by `Accept-Language`; English when it likes neither. */
export const preferredLocale = (acceptLanguage: string): Locale => {
  const wishes = acceptLanguage.split(',').map((wish, index) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined);
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0, index };
  });
  const best = wishes
    .filter(({ language, quality }) => quality > 0 && (language === 'en' || language === 'de'))
    .sort((one, other) => other.quality - one.quality || one.index - other.index)[0];
  return best?.language === 'de' ? 'de' : 'en';
};

/**
 * Where a first visit is led (ROUTE-59, decisions 19): from the root alone, without a locale cookie, a German browser to /de, for this once (302), the query
 * preserved. Null: nowhere.
 */
export const localeRedirect = (visit: {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly localeCookie: string | null;
  readonly acceptLanguage: string | null;
}): { readonly status: 302; readonly location: string } | null =>
  visit.path === '/' && visit.localeCookie === null && preferredLocale(visit.acceptLanguage ?? '') === 'de'
    ? { status: 302, location: `/de${visit.search}` }
    : null;
