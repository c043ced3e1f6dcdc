/** Where the script that answers without a network keeps pages. */
export const keptPages = 'pages';

/** The address a page is kept under: without its query, and of a garment without the design, which the browser draws by itself. */
export const keptAddress = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string =>
  origin + pathname.replace(/^((?:\/[a-z]{2})?\/product\/[^/]+)\/.*$/, '$1');
