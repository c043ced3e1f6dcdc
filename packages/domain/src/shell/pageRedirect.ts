/** ROUTE-22: addresses that lead on, without language prefix. */
const redirects: Readonly<Record<string, string>> = { '/profile': '/profile/orders' };

/** Where a path leads on to, the same for every visitor; null when it is a page of its own. */
export const pageRedirect = (path: string): string | null => {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return Object.hasOwn(redirects, bare) ? (redirects[bare] ?? null) : null;
};
