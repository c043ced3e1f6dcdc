import { localeCookie, localeRedirect } from '@tailorbird/domain/shell';
import { parseCookies } from '../http/cookies.ts';
import { localeOf } from '../http/readLocale.ts';
import { sessionCookie } from '../session/cookieNames.ts';
import { knownAddressOf, type ReadsParameter } from './knownAddress.ts';
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
  /** A path and query without the parameters no answer depends on; what an answer is kept under, and may be made from. */
  readonly known: (url: string) => string;
  /** The answer to a GET or HEAD, if it is there and still right. */
  readonly find: (request: PublicRequest) => Prepared | undefined;
  readonly keepFile: (url: string, answer: Prepared) => void;
  readonly keepPage: (request: PublicRequest, version: number, answer: Prepared) => void;
  readonly keepCall: (request: PublicRequest, version: number, answer: Prepared) => void;
};

export type WithPublicAnswers = { readonly publicAnswers: PublicAnswers };

type Kept = {
  readonly answer: Prepared /** Null: right forever. */;
  readonly version: number | null;
  readonly until: number;
};

const lastingBytes = 34 * 1024 * 1024;
/** For what anybody may make up, a search or a page there is not: it takes no room from the others. */
const passingBytes = 6 * 1024 * 1024;
const longestKey = 400;
/** Longer ones are not looked at: a campaign's address is some hundred characters. */
const longestUrl = 4_000;
/** Notes come out on their day and rows expire on theirs, without anything being told. */
const keptForMs = 5 * 60_000;

/** Whether a request may be answered with what everybody gets. */
export const isAnonymous = (cookie: string | undefined): boolean =>
  !cookie?.includes(`${sessionCookie}=`);

/** Where the home page sends readers of another language than its own, once and as long as they have not chosen otherwise (ROUTE-59). */
export const homeRedirect = ({
  url,
  cookie,
  acceptLanguage,
}: Omit<PublicRequest, 'origin'>): ReturnType<typeof localeRedirect> => {
  if (url !== '/' && !url.startsWith('/?')) return null;
  return localeRedirect({
    path: '/',
    search: url.slice(1),
    localeCookie: parseCookies(cookie).get(localeCookie.name) ?? null,
    acceptLanguage: acceptLanguage ?? null,
  });
};

const callKey = ({ url, acceptLanguage }: PublicRequest): string =>
  `${localeOf(acceptLanguage ?? '')} ${url}`;
const pageKey = ({ url, origin }: PublicRequest): string => `${origin}${url}`;

/** Kept for its own sake are addresses there are only so many of; a picture's version is no choice. */
const isOneOfMany = (url: string): boolean => {
  const [, query] = url.split('?');
  return query !== undefined && !/^v=[^&]*$/.test(query);
};

export const createPublicAnswers = (
  currentVersion: () => number,
  now: () => number,
  readsParameter: ReadsParameter = () => true,
): PublicAnswers => {
  const sizeOf = ({ answer }: Kept): number => sizeOfPrepared(answer);
  const lasting = createLru<Kept>(lastingBytes, sizeOf);
  const passing = createLru<Kept>(passingBytes, sizeOf);
  const known = (url: string): string => knownAddressOf(url, readsParameter);
  const inKnown = (request: PublicRequest): PublicRequest => ({
    ...request,
    url: known(request.url),
  });
  const right = (key: string): Prepared | undefined => {
    const entry = lasting.get(key) ?? passing.get(key);
    if (entry === undefined) return undefined;
    return entry.version === null || (entry.version === currentVersion() && entry.until > now())
      ? entry.answer
      : undefined;
  };
  const keep = (key: string, url: string, entry: Kept): void => {
    if (key.length > longestKey) return;
    const shelf = isOneOfMany(url) || entry.answer.plain.status >= 400 ? passing : lasting;
    shelf.set(key, entry);
  };
  const untilLater = (version: number, answer: Prepared): Kept => ({
    answer,
    version,
    until: now() + keptForMs,
  });
  return {
    version: currentVersion,
    known,
    find: (asked) => {
      if (asked.url.length > longestUrl) return undefined;
      const request = inKnown(asked);
      const file = right(request.url);
      if (file) return file;
      if (homeRedirect(asked) !== null) return undefined;
      return (
        right(pageKey(request)) ??
        (isAnonymous(request.cookie) ? right(callKey(request)) : undefined)
      );
    },
    keepFile: (url, answer) => keep(known(url), known(url), { answer, version: null, until: 0 }),
    keepPage: (asked, version, answer) => {
      const request = inKnown(asked);
      keep(pageKey(request), request.url, untilLater(version, answer));
    },
    keepCall: (asked, version, answer) => {
      const request = inKnown(asked);
      if (isAnonymous(request.cookie))
        keep(callKey(request), request.url, untilLater(version, answer));
    },
  };
};

/** The same, but whoever sees what is not published yet neither gets a kept answer nor leaves one. */
export const unlessPreviewed = (
  answers: PublicAnswers,
  isPreview: () => boolean,
): PublicAnswers => ({
  ...answers,
  find: (request) => (isPreview() ? undefined : answers.find(request)),
  keepPage: (request, version, answer) => {
    if (!isPreview()) answers.keepPage(request, version, answer);
  },
  keepCall: (request, version, answer) => {
    if (!isPreview()) answers.keepCall(request, version, answer);
  },
});

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
