import type { Viewer } from '@tailorbird/domain/catalog';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import { preferredLocale } from '@tailorbird/domain/shell';
import { countryOf, currencyOf } from '../../contexts/location/location.ts';
import { csrfCookie, guestCookie } from '../session/cookies.ts';
import { createToken, hashToken } from '../session/secrets.ts';
import { findVisitor, guestSeconds, viewerOf } from '../session/session.ts';
import type { Owner, Visitor } from '../session/visitor.ts';
import type { Shop } from '../shop.ts';
import { type CookieOptions, parseCookies, serializeCookie } from './cookies.ts';
import { publicOrigin } from './origin.ts';

/** One request, and what can be known about who makes it. Whatever needs the database is asked for, and asked once. */
export type Visit = {
  readonly request: Request;
  readonly cookies: ReadonlyMap<string, string>;
  /** The language answers are written in. */
  readonly locale: Locale;
  /** Scheme and host as the visitor sees them. */
  readonly origin: string;
  /** ISO code of the country prices are for; null when nobody knows. */
  readonly country: string | null;
  readonly currency: Currency;
  /** Where the request comes from, for counting failed sign-ins; never logged. */
  readonly networkAddress: () => string;
  readonly visitor: () => Promise<Visitor>;
  readonly viewer: () => Promise<Viewer>;
  /** Whose basket and sizes are meant; a guest without a key gets one, and its cookie. */
  readonly owner: () => Promise<Owner>;
  /** The same, but a guest who has nothing yet stays without a key. */
  readonly knownOwner: () => Promise<Owner | null>;
  readonly setCookie: (name: string, value: string, options: Omit<CookieOptions, 'secure'>) => void;
  readonly clearCookie: (name: string) => void;
  /** `Set-Cookie` headers collected so far. */
  readonly newCookies: () => readonly string[];
};

const networkAddressOf = (request: Request, peer: () => string, trustProxy: boolean): string =>
  (trustProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()) || peer();

export const startVisit = (request: Request, peer: () => string, shop: Pick<Shop, 'database' | 'clock' | 'random' | 'settings'>): Visit => {
  const cookies = parseCookies(request.headers.get('cookie'));
  const origin = publicOrigin(request, shop.settings);
  const country = countryOf(request.headers, cookies, shop.settings);
  const secure = origin.startsWith('https:');
  const fresh: string[] = [];
  let found: Promise<Visitor> | undefined;
  let guestKey: string | undefined;

  const visitor = (): Promise<Visitor> => {
    found ??= findVisitor(shop.database.queries, cookies, shop.clock());
    return found;
  };
  const setCookie: Visit['setCookie'] = (name, value, options) => {
    fresh.push(serializeCookie(name, value, { ...options, secure }));
  };
  const knownOwner = async (): Promise<Owner | null> => {
    const who = await visitor();
    if (who.kind === 'customer') return { kind: 'customer', accountId: who.account.id };
    const key = who.guestKey ?? guestKey;
    return key === undefined || key === null ? null : { kind: 'guest', guestKey: key };
  };

  return {
    request,
    cookies,
    locale: preferredLocale(request.headers.get('accept-language') ?? ''),
    origin,
    country,
    currency: currencyOf(country),
    networkAddress: () => networkAddressOf(request, peer, shop.settings.trustProxy),
    visitor,
    viewer: async () => viewerOf(await visitor(), cookies),
    owner: async () => {
      const known = await knownOwner();
      if (known) return known;
      const token = createToken(shop.random);
      guestKey = hashToken(token);
      setCookie(guestCookie, token, { maxAgeSeconds: guestSeconds, httpOnly: true });
      return { kind: 'guest', guestKey };
    },
    knownOwner,
    setCookie,
    clearCookie: (name) => {
      fresh.push(serializeCookie(name, '', { maxAgeSeconds: 0, httpOnly: name !== csrfCookie, secure }));
    },
    newCookies: () => fresh,
  };
};
