import { withBase, withoutBase } from '../../ui/basePath.ts';

type ShopLocation = Pick<Location, 'origin' | 'href' | 'pathname' | 'search' | 'hash'>;

/** As routes know it, without the folder of the shop. */
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

/** To share or to return to. */
export const urlOf = (path: string): string => new URL(withBase(path), location.origin).href;

/** A path of the shop or another URL. */
export const openDocument = (address: string): void => location.assign(withBase(address));

export const replaceDocument = (address: string): void => location.replace(withBase(address));

export const reloadDocument = (): void => location.reload();
