import type { FoundPreference } from '@tailorbird/domain/shell';
import type { Shelf } from './shelf.ts';

export type CookieDocument = { cookie: string };

const secondsKept = 365 * 24 * 60 * 60;

/** Looks up a cookie. Distinguishes absent from unreadable cookies (GUARD-10). */
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

/**
 * First-party cookies for 365 days, SameSite=Lax (1§9). `secure` is false for http
 * during development.
 */
export const cookieShelf = (document: CookieDocument, secure: boolean): Shelf => {
  const setCookie = (name: string, value: string, seconds: number): void => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  };
  return {
    find: (name) => findCookie(document, name),
    write: (name, value) => setCookie(name, value, secondsKept),
    remove: (name) => setCookie(name, '', 0),
  };
};
