import { parse } from 'hono/utils/cookie';

/**
 * Cookies of a request. Of repeated names the first value counts; values that cannot be decoded
 * stay as sent.
 */
export const parseCookies = (header: string | null | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(parse(header ?? '')));

export type CookieOptions = {
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
};

/**
 * A `Set-Cookie` header. Hono writes cookies to its context's response; here they are collected
 * before a response exists.
 */
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
