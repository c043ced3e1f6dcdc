import type { FoundPreference } from '@tailorbird/domain/shell';
import type { Shelf } from './shelf.ts';

/** The part of a document that cookies need. */
export type CookieDocument = { cookie: string };

const secondsKept = 365 * 24 * 60 * 60;

/** Looks a cookie up, telling an absent one from one that cannot be read (GUARD-10). */
export const findCookie = (document: CookieDocument, name: string): FoundPreference => {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return {
      readable: true,
      value: found === undefined ? null : decodeURIComponent(found.slice(name.length + 1)),
    };
  } catch {
    return { readable: false };
  }
};

/** Cookies of this site for 365 days, SameSite=Lax (1§9). Secure when the page is, so that http on a developer's machine works. */
export const cookieShelf = (document: CookieDocument, secure: boolean): Shelf => {
  const put = (name: string, value: string, seconds: number): void => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  };
  return {
    find: (name) => findCookie(document, name),
    write: (name, value) => put(name, value, secondsKept),
    remove: (name) => put(name, '', 0),
  };
};
