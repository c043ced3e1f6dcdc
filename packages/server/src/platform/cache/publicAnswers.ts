import { localeCookie, localeRedirect, preferredLocale } from '@tailorbird/domain/shell';
import { parseCookies } from '../http/cookies.ts';
import { sessionCookie } from '../session/cookieNames.ts';
import { createLru } from './lru.ts';
import { type Prepared, sizeOfPrepared } from './prepared.ts';

/** What of a request decides which kept answer it gets. `url` is path and query. */
export type PublicRequest = {
  readonly url: string;
  readonly origin: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
};

/**
 * Answers that do not depend on who asks, each kept until what it was made from changes:
 * files for everybody, pages for everybody at an origin, calls for everybody who is not signed in and reads a language.
 */
export type PublicAnswers = {
  /** Of what the answers are made from now: whoever makes one reads it before, and keeps the answer with it. */
  readonly version: () => number;
  /** The answer to a GET or HEAD, if it is there and still right. */
  readonly find: (request: PublicRequest) => Prepared | undefined;
  readonly keepFile: (url: string, answer: Prepared) => void;
  readonly keepPage: (request: PublicRequest, version: number, answer: Prepared) => void;
  readonly keepCall: (request: PublicRequest, version: number, answer: Prepared) => void;
};

export type WithPublicAnswers = { readonly publicAnswers: PublicAnswers };

type Kept = { readonly answer: Prepared /** Null: right forever. */; readonly version: number | null; readonly until: number };

const capacityBytes = 40 * 1024 * 1024;
const longestUrl = 400;
/** Notes come out on their day and rows expire on theirs, without anything being told. */
const keptForMs = 5 * 60_000;

/** Whether a request may be answered with what everybody gets. */
export const isAnonymous = (cookie: string | undefined): boolean => !cookie?.includes(`${sessionCookie}=`);

/** Where the home page sends readers of another language than its own, once and as long as they have not chosen otherwise (ROUTE-59). */
export const homeRedirect = ({ url, cookie, acceptLanguage }: Omit<PublicRequest, 'origin'>): ReturnType<typeof localeRedirect> => {
  if (url !== '/' && !url.startsWith('/?')) return null;
  return localeRedirect({
    path: '/',
    search: url.slice(1),
    localeCookie: parseCookies(cookie).get(localeCookie.name) ?? null,
    acceptLanguage: acceptLanguage ?? null,
  });
};

const callKey = ({ url, acceptLanguage }: PublicRequest): string => `${preferredLocale(acceptLanguage ?? '')} ${url}`;
const pageKey = ({ url, origin }: PublicRequest): string => `${origin}${url}`;

export const createPublicAnswers = (currentVersion: () => number, now: () => number): PublicAnswers => {
  const kept = createLru<Kept>(capacityBytes, ({ answer }) => sizeOfPrepared(answer));
  const right = (key: string): Prepared | undefined => {
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    return entry.version === null || (entry.version === currentVersion() && entry.until > now()) ? entry.answer : undefined;
  };
  const keep = (key: string, version: number, answer: Prepared): void => {
    if (key.length <= longestUrl) kept.set(key, { answer, version, until: now() + keptForMs });
  };
  return {
    version: currentVersion,
    find: (request) => {
      if (request.url.length > longestUrl) return undefined;
      const file = right(request.url);
      if (file) return file;
      if (homeRedirect(request) !== null) return undefined;
      return right(pageKey(request)) ?? (isAnonymous(request.cookie) ? right(callKey(request)) : undefined);
    },
    keepFile: (url, answer) => {
      if (url.length <= longestUrl) kept.set(url, { answer, version: null, until: 0 });
    },
    keepPage: (request, version, answer) => keep(pageKey(request), version, answer),
    keepCall: (request, version, answer) => {
      if (isAnonymous(request.cookie)) keep(callKey(request), version, answer);
    },
  };
};

/** What `find` needs of a request. */
export const publicRequestOf = (request: Request, origin: string): PublicRequest => {
  const { pathname, search } = new URL(request.url);
  return {
    url: `${pathname}${search}`,
    origin,
    cookie: request.headers.get('cookie') ?? undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  };
};
