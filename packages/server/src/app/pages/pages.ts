import { inspect } from 'node:util';
import type { CardScript } from '@tailorbird/domain/checkout';
import { lowerCasePrefix, parseLocalizedPath } from '@tailorbird/domain/kernel';
import {
  isSecretPath,
  localeCookie,
  localeRedirect,
  type OutsideKeys,
  secretParameters,
} from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ChangedTexts } from '../../contexts/staff/application/texts/liveTexts.ts';
import {
  type CacheLifetime,
  markPublic,
  type ReadsParameter,
  withKnownParameters,
} from '../../platform/cache/publicCache.ts';
import { parseCookies, serializeCookie } from '../../platform/http/cookies.ts';
import { failedPage } from '../../platform/http/failedPage.ts';
import { respond } from '../../platform/http/respond.ts';
import { allowsPaymentFrames } from '../../platform/http/securityHeaders.ts';
import { timePart } from '../../platform/runtime/parts.ts';
import { currentRequest, setPageRoute } from '../../platform/runtime/requestScope.ts';
import type { Files } from './files.ts';
import type { CallShop, RenderedPage, Renderer, ShownSeller } from './renderer.ts';

export type PagesOptions = {
  readonly renderer: Renderer;
  readonly files: Files | null;
  readonly readsParameter: ReadsParameter;
  /** Answers API requests of pages while they are rendered. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly changedTexts?: () => ChangedTexts;
  readonly inTextPreview?: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  readonly keeps: boolean;
  readonly outside: OutsideKeys;
  readonly chat: ChatProvider | null;
  readonly cards?: CardScript | null;
  /** Origins of frames that may use the browser's payment API; null for none. */
  readonly payingFrames?: readonly string[] | null;
  readonly supportAddress: string;
  readonly seller?: ShownSeller | null;
  readonly hasReviews?: boolean;
  readonly billingYears?: number;
  readonly logger: Logger;
  readonly failed: (cause: unknown, page: string) => void;
};

export type Pages = {
  /** Responds to a GET or HEAD request for a page or a file. `origin` is used in links. */
  readonly answer: (context: Context, origin: string) => Promise<Response>;
};

/** Parses path and query. Relative to a base, a path such as `//a` would set the host. */
const addressOf = (url: string): URL => new URL(`http://shop${url}`);

/** Whether an address contains data of one visitor. */
const isSecretAddress = (url: string): boolean => {
  const { pathname, searchParams } = addressOf(url);
  return (
    isSecretPath(parseLocalizedPath(pathname).path) ||
    secretParameters.some((name) => searchParams.has(name))
  );
};

/**
 * Escapes invalid percent signs in a path, which the renderer would reject without a log entry.
 */
const decodable = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.replaceAll('%', '%25')}${query === undefined ? '' : `?${query}`}`;
  }
};

const previewOf = (url: string): string | null => addressOf(url).searchParams.get('text-preview');

const rootVary = 'Accept-Language, Cookie, Sec-Fetch-Site';

type PageAddress = { readonly origin: string /** Path and query. */; readonly url: string };

const isHome = (url: string): boolean => addressOf(url).pathname === '/';

export const redirectHome = (request: Request, origin: string): Response | null => {
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/') return null;
  const redirect = localeRedirect({
    path: '/',
    search,
    localeCookie: parseCookies(request.headers.get('cookie')).get(localeCookie.name) ?? null,
    acceptLanguage: request.headers.get('accept-language'),
    isFromShop: request.headers.get('sec-fetch-site') === 'same-origin',
  });
  if (!redirect) return null;
  const cookie = serializeCookie(localeCookie.name, redirect.locale, {
    maxAgeSeconds: localeCookie.maximumAgeDays * 86_400,
    httpOnly: false,
    secure: origin.startsWith('https:'),
  });
  return respond(redirect.status, null, {
    location: redirect.location,
    'set-cookie': cookie,
    vary: rootVary,
    'cache-control': 'no-store',
  });
};

/**
 * The fetch function for rendering: within the process and without cookies, so that no personal
 * data gets into a page.
 */
const anonymousFetch =
  (answer: PagesOptions['fetch'], origin: string): CallShop =>
  async (input, init) => {
    const request =
      input instanceof Request
        ? new Request(input, init)
        : new Request(new URL(String(input), origin), init);
    const headers = new Headers(request.headers);
    for (const name of ['cookie', 'authorization', 'accept-encoding', 'if-none-match'])
      headers.delete(name);
    return await answer(new Request(request, { headers }));
  };

export const createPages = ({
  renderer,
  changedTexts,
  inTextPreview,
  files,
  readsParameter,
  fetch,
  keeps,
  outside,
  chat,
  cards = null,
  payingFrames = null,
  supportAddress,
  seller = null,
  hasReviews = false,
  billingYears,
  logger,
  failed,
}: PagesOptions): Pages => {
  const rendering = new Map<string, Promise<RenderedPage>>();
  const paying = allowsPaymentFrames(payingFrames);

  const textsFor = (url: string): ChangedTexts | undefined => {
    const changed = changedTexts?.();
    const preview = previewOf(url);
    return changed && preview !== null ? { ...changed, version: `preview-${preview}` } : changed;
  };

  const render = async ({ origin, url }: PageAddress): Promise<RenderedPage> => {
    const report = (cause: unknown): void => failed(cause, url);
    return await timePart('page render', () =>
      renderer({
        url: `${origin}${url}`,
        fetch: anonymousFetch(fetch, origin),
        outside,
        chat,
        cards,
        supportAddress,
        seller,
        hasReviews,
        ...(billingYears !== undefined && { billingYears }),
        changedTexts: textsFor(url),
        report,
      }),
    ).catch((cause: unknown): RenderedPage => {
      report(cause);
      logger.error({ cause: inspect(cause) }, 'page rendering failed');
      const { locale } = parseLocalizedPath(new URL(url, origin).pathname);
      return { status: 500, html: failedPage(locale, { requestId: currentRequest()?.id }) };
    });
  };

  const toResponse = (rendered: RenderedPage, url: string, isSecret: boolean): Response => {
    const headers: Record<string, string> = {
      ...paying,
      ...Object.fromEntries(
        Object.entries(rendered.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      'cache-control': isSecret
        ? 'private, no-store'
        : rendered.status < 400
          ? 'public, max-age=0, must-revalidate'
          : 'no-store',
    };
    // The address is private, so it must not be sent as referrer.
    if (isSecret) headers['referrer-policy'] = 'no-referrer';
    if (isHome(url)) headers.vary = rootVary;
    if (rendered.location !== undefined) headers.location = rendered.location;
    else headers['content-type'] = 'text/html; charset=utf-8';
    return respond(rendered.status, rendered.html ?? '', headers);
  };

  /** Concurrent requests for a page share one rendering. */
  const renderOnce = (address: PageAddress): Promise<RenderedPage> => {
    const key = `${address.origin}${address.url}`;
    const running = rendering.get(key) ?? render(address).finally(() => rendering.delete(key));
    rendering.set(key, running);
    return running;
  };

  return {
    answer: async (context, origin) => {
      const { pathname, search } = new URL(context.req.raw.url);
      const file = files?.read(pathname);
      if (file) {
        markPublic(context, 'forever', files?.brotli(pathname));
        return file;
      }
      // A missing script of an earlier release: 404 instead of an HTML page.
      if (files && pathname.startsWith('/assets/'))
        return respond(404, null, { 'cache-control': 'no-store' });
      const lower = lowerCasePrefix(pathname);
      if (lower !== null) {
        markPublic(context, 'no');
        return respond(301, null, { location: `${lower}${search}` });
      }
      // Unknown query parameters are removed before rendering.
      const url = decodable(withKnownParameters(`${pathname}${search}`, readsParameter));
      const keep: CacheLifetime = keeps ? 'until-change' : 'no';
      const preview = previewOf(url);
      const isSecret = preview !== null || isSecretAddress(url);
      markPublic(context, isSecret ? 'no' : keep);
      const rendered =
        preview !== null && inTextPreview
          ? await inTextPreview(preview, () => render({ origin, url }))
          : await (isSecret ? render : renderOnce)({ origin, url });
      if (rendered.route !== undefined) setPageRoute(rendered.route);
      return toResponse(rendered, url, isSecret);
    },
  };
};
