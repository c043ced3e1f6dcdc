import { parse } from 'hono/utils/cookie';

/** Cookies of a request; a name that comes twice keeps its first value, one that cannot be decoded is as it was sent. */
export const parseCookies = (header: string | null | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(parse(header ?? '')));

export type CookieOptions = {
  readonly maxAgeSeconds: number;
  /** Kept from scripts. */
  readonly httpOnly: boolean;
  /** Sent over https only. */
  readonly secure: boolean;
};

/** A `Set-Cookie` header. Hono writes cookies to the response of its context; here they are collected before there is one. */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly, secure }: CookieOptions,
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
