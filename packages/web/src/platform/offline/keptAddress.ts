export const keptPages = 'pages';

/**
 * Cache key of a page: without its query, and without the design of a garment, which the
 * browser draws.
 */
export const keptAddress = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string =>
  origin + pathname.replace(/^((?:\/[a-z]{2})?\/product\/[^/]+)\/.*$/, '$1');
