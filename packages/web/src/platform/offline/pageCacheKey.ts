export const pageCacheName = 'pages';

/** Without its query, and without the design of a garment, which the browser draws. */
export const pageCacheKey = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string =>
  origin + pathname.replace(/^((?:\/[a-z]{2})?\/product\/[^/]+)\/.*$/, '$1');
