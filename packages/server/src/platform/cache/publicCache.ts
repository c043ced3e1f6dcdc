import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { localeOf } from '../http/readLocale.ts';
import { setRequestRoute } from '../runtime/requestScope.ts';
import { sessionCookie } from '../session/cookieNames.ts';
import {
  type EncodedResponse,
  encodeResponse,
  respondEncoded,
  sizeOfEncoded,
} from './encodedResponse.ts';

/**
 * Cache time of a public response: until the shop stops, until its content changes, or not
 * at all.
 */
export type CacheLifetime = 'forever' | 'until-change' | 'no';

type Marked = {
  readonly keep: CacheLifetime;
  /** The body, if already compressed. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
};

declare module 'hono' {
  interface ContextVariableMap {
    publicResponse: Marked | undefined;
  }
}

/**
 * Marks a response as the same for all visitors who are not signed in. The cache compresses it,
 * adds an ETag and stores it. `brotli` is its body if already compressed.
 */
export const markPublic = (
  context: Context,
  keep: CacheLifetime,
  brotli: Marked['brotli'] = null,
): void => context.set('publicResponse', { keep, brotli });

export type ReadsParameter = (name: string, value: string) => boolean;

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
};

/** Path and query without parameters that affect no response, such as those of campaigns. */
export const withKnownParameters = (url: string, reads: ReadsParameter): string => {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const known = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => {
      const equals = pair.indexOf('=');
      const name = decode(equals < 0 ? pair : pair.slice(0, equals));
      const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
      return name !== null && value !== null && reads(name, value);
    });
  return known.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${known.join('&')}`;
};

export type WithContentVersion = {
  /** Changes whenever the catalog, the texts or the settings of staff change. */
  readonly contentVersion: () => number;
};

export type PublicCacheOptions = WithContentVersion & {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly readsParameter: ReadsParameter;
  /**
   * Calls depend on the language and are private for signed-in visitors; pages and files are
   * not.
   */
  readonly isCall: (path: string) => boolean;
  /** Base address of links: pages of two hosts differ. */
  readonly originOf: (request: Request) => string;
  /**
   * True while staff preview unpublished content: such a response is neither stored nor reused.
   */
  readonly isPreview: () => boolean;
};

type Entry = { readonly response: EncodedResponse; readonly version: number | null };

const maxBytes = 34 * 1024 * 1024;
/** Limits URLs that anyone can invent (searches, missing pages), so they cannot evict the rest. */
const maxInventedBytes = 6 * 1024 * 1024;
const longestUrl = 400;
/** Notices and launches appear on their date without a new version. */
const maxAgeMs = 5 * 60_000;

const cacheOf = (bytes: number, now: () => number): LRUCache<string, Entry> =>
  new LRUCache({
    maxSize: bytes,
    sizeCalculation: ({ response }) => sizeOfEncoded(response),
    ttlResolution: 0,
    perf: { now },
  });

/** A drawing's version (`?v=`) is part of its address, not visitor input. */
const isInvented = (url: string, status: number): boolean => {
  const [, query] = url.split('?');
  return status >= 400 || (query !== undefined && !/^v=[^&]*$/.test(query));
};

/** Stores responses marked by `markPublic` and reuses them for later GET and HEAD requests. */
export const publicCache = (options: PublicCacheOptions): MiddlewareHandler => {
  const lasting = cacheOf(maxBytes, options.now);
  const invented = cacheOf(maxInventedBytes, options.now);

  const keyOf = (request: Request, url: string): string | null => {
    if (url.length > longestUrl || options.isPreview()) return null;
    if (!options.isCall(url)) return `${options.originOf(request)}${url}`;
    if (request.headers.get('cookie')?.includes(`${sessionCookie}=`)) return null;
    return `${localeOf(request.headers.get('accept-language') ?? '')} ${url}`;
  };

  return async (context, next) => {
    const request = context.req.raw;
    if (request.method !== 'GET' && request.method !== 'HEAD') return await next();
    const { pathname, search } = new URL(request.url);
    const url = withKnownParameters(`${pathname}${search}`, options.readsParameter);
    const key = keyOf(request, url);
    const version = options.contentVersion();
    const entry = key === null ? undefined : (lasting.get(key) ?? invented.get(key));
    if (entry && (entry.version === null || entry.version === version)) {
      setRequestRoute('kept');
      return respondEncoded(entry.response, request.headers);
    }

    await next();
    const marked = context.get('publicResponse');
    if (!marked) return;
    const response = await encodeResponse(context.res, marked.brotli);
    const { status } = response;
    if (key !== null && marked.keep !== 'no' && status < 500 && !options.isPreview()) {
      const isForever = marked.keep === 'forever';
      const shelf = isInvented(url, status) ? invented : lasting;
      shelf.set(
        key,
        { response, version: isForever ? null : version },
        isForever ? {} : { ttl: maxAgeMs },
      );
    }
    // Otherwise Hono merges the headers of the replaced response.
    context.res = undefined;
    context.res = respondEncoded(response, request.headers);
  };
};
