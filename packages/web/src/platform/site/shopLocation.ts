import { withBase, withoutBase } from '../../ui/basePath.ts';

type ShopLocation = Pick<Location, 'origin' | 'href' | 'pathname' | 'search' | 'hash'>;

/** The current location as routes know it, without the folder of the shop. */
export const shopLocation = (): ShopLocation => {
  const { origin, search, hash } = location;
  const pathname = withoutBase(location.pathname);
  return { origin, pathname, search, hash, href: origin + pathname + search + hash };
};

/** Removes the slash that static hosts add to the address of a folder. */
export const dropTrailingSlash = (): void => {
  const { pathname, search, hash } = shopLocation();
  if (pathname === '/' || !pathname.endsWith('/')) return;
  history.replaceState(history.state, '', withBase(pathname.slice(0, -1)) + search + hash);
};

/** Absolute URL of a path of the shop, to share or to return to. */
export const urlOf = (path: string): string => new URL(withBase(path), location.origin).href;

/** Leaves the document for a path of the shop or for another URL. */
export const openDocument = (address: string): void => location.assign(withBase(address));

export const replaceDocument = (address: string): void => location.replace(withBase(address));

export const reloadDocument = (): void => location.reload();
