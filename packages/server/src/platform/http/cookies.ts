/** Cookies of a request; a name that comes twice keeps its first value, one that cannot be decoded is as it was sent. */
export const parseCookies = (header: string | null | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, decode(part.slice(equals + 1).trim()));
  }
  return cookies;
};

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

export type CookieOptions = {
  readonly maxAgeSeconds: number;
  /** Kept from scripts. */
  readonly httpOnly: boolean;
  /** Sent over https only. */
  readonly secure: boolean;
};

export const serializeCookie = (name: string, value: string, { maxAgeSeconds, httpOnly, secure }: CookieOptions): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
