/** Opens the consent dialog (GUARD-18). */
export const consentFlag = 'consent-settings';

/** `query` as pairs in order, as `URLSearchParams` iterates. */
export type PageView = {
  readonly path: string;
  readonly query: Iterable<readonly [string, string]>;
};
export type PageEvent = { readonly path: string; readonly nonInteraction: boolean };

const isDesigner = (path: string): boolean => /^(\/de)?\/product(\/|$)/.test(path);
const isCheckout = (path: string): boolean => /^(\/de)?\/checkout(\/|$)/.test(path);

const address = (view: PageView, without: readonly string[]): string => {
  const ignored = isDesigner(view.path) ? [...without, 'selected_property'] : without;
  const pairs = [...view.query]
    .filter(([name]) => !ignored.includes(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? view.path : `${view.path}?${pairs.join('&')}`;
};

/**
 * The page event of a navigation, or null (ANALYTICS-02 … ANALYTICS-04): checkout links from
 * mails (`direct`, `email`) are not measured, a changed `selected_property` on a designer page
 * is the same page, and a changed consent flag is no interaction. Impersonated sessions are
 * never measured (GUARD-13).
 */
export const pageEvent = (
  from: PageView | null,
  to: PageView,
  visitor: { readonly impersonate: boolean },
): PageEvent | null => {
  if (visitor.impersonate) return null;
  if (isCheckout(to.path) && [...to.query].some(([name]) => name === 'direct' || name === 'email'))
    return null;
  const path = address(to, []);
  if (from !== null && address(from, []) === path) return null;
  return {
    path,
    nonInteraction: from !== null && address(from, [consentFlag]) === address(to, [consentFlag]),
  };
};

/** ANALYTICS-05: maximum number of reads of the session cookie, and the interval in ms. */
export const sessionReadLimit = 20;
export const sessionReadIntervalMs = 200;

/**
 * The delay until the next read of the session cookie; null to send the event without a
 * session.
 */
export const sessionReadAfter = (failedReads: number): number | null =>
  failedReads > sessionReadLimit ? null : sessionReadIntervalMs;
