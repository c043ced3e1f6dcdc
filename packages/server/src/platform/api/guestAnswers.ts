import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import { currencyFor } from '@tailorbird/domain/location';
import { parseCookies } from '../http/cookies.ts';
import { countryOf } from '../http/country.ts';
import { localeOf } from '../http/readLocale.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { Settings } from '../runtime/settings.ts';
import { guestCookie, sessionCookie } from '../session/cookieNames.ts';
import { hashToken, isToken } from '../session/secrets.ts';
import { jsonHeaders, privateHeaders, type Written } from './reply.ts';

/** Somebody who is not signed in and has been here before, as their headers alone tell. */
export type Guest = {
  readonly guestKey: string;
  readonly origin: string;
  readonly locale: Locale;
  readonly country: string | null;
  readonly currency: Currency;
};

/** What is known of a request before anything is made of it. */
type Asked = {
  readonly method: string | undefined;
  readonly url: string;
  readonly origin: string;
  readonly headers: IncomingHttpHeaders;
};

/** An answer with its headers, names and values in turn, as a connection takes them. */
export type GuestAnswer = {
  readonly route: string;
  readonly fields: readonly string[];
  readonly body: Written;
};

/**
 * Calls that a guest makes with every page, and that have been answered the same before: the answer is sent before a visit is made of the request. It is what the call answers (`route.ts`), or nothing: then the
 * call is made.
 */
export type GuestAnswers = {
  readonly serve: (path: string, writtenOf: (guest: Guest) => Written | null) => void;
  readonly find: (asked: Asked) => GuestAnswer | null;
};

export type WithGuestAnswers = { readonly guestAnswers: GuestAnswers };

const headersOf = Object.entries({ ...securityHeaders, ...jsonHeaders, ...privateHeaders }).flat();

export const createGuestAnswers = (settings: Pick<Settings, 'trustProxy'>): GuestAnswers => {
  const served = new Map<
    string,
    { readonly route: string; readonly writtenOf: (guest: Guest) => Written | null }
  >();
  return {
    serve: (path, writtenOf) => {
      for (const url of [path, path.replace(/\/$/, '')])
        served.set(url, { route: path, writtenOf });
    },
    find: ({ method, url, origin, headers }) => {
      const call = method === 'GET' ? served.get(url) : undefined;
      if (!call || headers['session-id'] !== undefined) return null;
      const cookies = parseCookies(headers.cookie);
      const token = cookies.get(guestCookie) ?? '';
      if (cookies.has(sessionCookie) || !isToken(token)) return null;
      const header = (name: string): string | null => {
        const value = headers[name];
        return typeof value === 'string' ? value : null;
      };
      const country = countryOf({ get: header }, cookies, settings);
      const locale = localeOf(headers['accept-language'] ?? '');
      const body = call.writtenOf({
        guestKey: hashToken(token),
        origin,
        locale,
        country,
        currency: currencyFor(country),
      });
      return body === null
        ? null
        : {
            route: call.route,
            fields: [...headersOf, 'content-length', String(Buffer.byteLength(body))],
            body,
          };
    },
  };
};
