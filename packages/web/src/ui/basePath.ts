const { BASE_URL } = import.meta.env;

/** The site's folder that contains the shop, such as `/tailorbird`; empty at the root. */
const folder = BASE_URL.replace(/\/$/, '');

/**
 * Address of a path of the shop, for attributes and browser APIs. Routes and links use paths
 * without the folder. Other addresses, such as `https:` and `mailto:`, stay as they are.
 */
export const withBase = (path: string): string =>
  BASE_URL !== '/' && path.startsWith('/') ? folder + path : path;

/** The path of the shop at an address of the site. */
export const withoutBase = (address: string): string =>
  BASE_URL !== '/' && `${address}/`.startsWith(`${folder}/`)
    ? address.slice(folder.length) || '/'
    : address;
