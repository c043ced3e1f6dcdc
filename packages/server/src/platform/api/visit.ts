import { describeDevice } from '@tailorbird/domain/account';
import { currencyFor } from '@tailorbird/domain/location';
import { type CookieOptions, parseCookies, serializeCookie } from '../http/cookies.ts';
import { countryOf } from '../http/country.ts';
import { linkOrigin } from '../http/origin.ts';
import { localeOf } from '../http/readLocale.ts';
import type { WithRandom, WithSettings } from '../runtime/runtime.ts';
import { viewerOf } from '../session/access.ts';
import type { Actor } from '../session/actor.ts';
import { csrfCookie, deviceCookie, guestCookie, guestSeconds } from '../session/cookieNames.ts';
import type { WithIdentities } from '../session/identities.ts';
import { createToken, hashToken } from '../session/secrets.ts';
import type { Owner, Visitor } from '../session/visitor.ts';

export type Visit = Actor & {
  readonly request: Request;
  readonly cookies: ReadonlyMap<string, string>;
  /** Scheme and host as seen by the visitor. */
  readonly origin: string;
  readonly setCookie: (name: string, value: string, options: Omit<CookieOptions, 'secure'>) => void;
  readonly clearCookie: (name: string) => void;
  /** `Set-Cookie` headers collected so far. */
  readonly newCookies: () => readonly string[];
};

const networkAddressOf = (request: Request, peer: () => string, trustProxy: boolean): string =>
  (trustProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()) || peer();

export type VisitNeeds = WithIdentities & WithRandom & WithSettings;

export const startVisit = (
  request: Request,
  peer: () => string,
  { identities, random, settings }: VisitNeeds,
): Visit => {
  const cookies = parseCookies(request.headers.get('cookie'));
  const origin = linkOrigin(request, settings);
  const country = countryOf(request.headers, cookies, settings);
  const secure = origin.startsWith('https:');
  const fresh: string[] = [];
  let found: Promise<Visitor> | undefined;
  let guestKey: string | undefined;

  const visitor = (): Promise<Visitor> => {
    found ??= identities.visitorOf(cookies);
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
    locale: localeOf(request.headers.get('accept-language') ?? ''),
    origin,
    linkOrigin: origin,
    country,
    currency: currencyFor(country),
    networkAddress: () => networkAddressOf(request, peer, settings.trustProxy),
    deviceToken: () => cookies.get(deviceCookie) ?? null,
    device: () => describeDevice(request.headers.get('user-agent') ?? ''),
    visitor,
    viewer: async () => viewerOf(await visitor(), cookies),
    owner: async () => {
      const known = await knownOwner();
      if (known) return known;
      const token = createToken(random);
      guestKey = hashToken(token);
      setCookie(guestCookie, token, { maxAgeSeconds: guestSeconds, httpOnly: true });
      return { kind: 'guest', guestKey };
    },
    knownOwner,
    setCookie,
    clearCookie: (name) => {
      fresh.push(
        serializeCookie(name, '', { maxAgeSeconds: 0, httpOnly: name !== csrfCookie, secure }),
      );
    },
    newCookies: () => fresh,
  };
};
