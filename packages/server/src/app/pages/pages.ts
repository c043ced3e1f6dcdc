import { inspect } from 'node:util';
import type { CardScript } from '@tailorbird/domain/checkout';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import {
  isSecretPath,
  localeCookie,
  type OutsideKeys,
  secretParameters,
} from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import type { Logger } from 'pino';
import type { ChangedTexts } from '../../contexts/staff/application/texts/liveTexts.ts';
import { type Prepared, prepare, toPreparedResponse } from '../../platform/cache/prepared.ts';
import {
  homeRedirect,
  type PublicAnswers,
  type PublicRequest,
  publicRequestOf,
} from '../../platform/cache/publicAnswers.ts';
import { serializeCookie } from '../../platform/http/cookies.ts';
import { failedPage } from '../../platform/http/failedPage.ts';
import { respond } from '../../platform/http/respond.ts';
import { letsPay } from '../../platform/http/securityHeaders.ts';
import { measured } from '../../platform/runtime/parts.ts';
import { answeredByPage, currentRequest } from '../../platform/runtime/requestScope.ts';
import type { Files } from './files.ts';
import type { CallShop, RenderedPage, Renderer } from './renderer.ts';

export type PagesOptions = {
  readonly renderer: Renderer;
  readonly files: Files | null;
  readonly publicAnswers: PublicAnswers;
  /** Answers a call of the shop; what pages read while they are rendered. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Texts of the interface that were changed while the shop is open. */
  readonly changedTexts?: () => ChangedTexts;
  /** Does work as if the text of a preview were said already. */
  readonly inTextPreview?: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  readonly keeps: boolean;
  /** Services of other companies that are told of visits. */
  readonly outside: OutsideKeys;
  /** The messenger of another company that people of the house answer in. */
  readonly chat: ChatProvider | null;
  /** Whose script takes cards in the browser; null where the shop's own fields do. */
  readonly cards?: CardScript | null;
  /** Whose frames may have the browser ask whether one pays; null: nobody may. */
  readonly payingFrames?: readonly string[] | null;
  /** Where people write to when they need somebody. */
  readonly supportAddress: string;
  readonly logger: Logger;
  /** Hears why a page was not rendered. */
  readonly failed: (cause: unknown, page: string) => void;
};

export type Pages = { readonly answer: (request: Request, origin: string) => Promise<Response> };

/** A path and query as a URL. Resolved against a base, a path such as `//a` would name a host. */
const addressOf = (url: string): URL => new URL(`http://shop${url}`);

/** Whether an address holds something for one visitor alone. */
const isSecretAddress = (url: string): boolean => {
  const { pathname, searchParams } = addressOf(url);
  return (
    isSecretPath(parseLocalizedPath(pathname).path) ||
    secretParameters.some((name) => searchParams.has(name))
  );
};

/** A path that cannot be decoded with its percent signs as themselves: what renders pages would complain of it past the log. */
const decodable = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.replaceAll('%', '%25')}${query === undefined ? '' : `?${query}`}`;
  }
};

/** The preview of a text that an address asks for. */
const previewOf = (url: string): string | null => addressOf(url).searchParams.get('text-preview');

const rootVary = 'Accept-Language, Cookie';

/** The fetch pages are rendered with: it stays in the process and carries nobody's cookies, so that nothing personal can get into a page. */
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

/** Server-rendered pages: each is rendered once and kept until the range changes. */
export const createPages = ({
  renderer,
  changedTexts,
  inTextPreview,
  files,
  publicAnswers,
  fetch,
  keeps,
  outside,
  chat,
  cards = null,
  payingFrames = null,
  supportAddress,
  logger,
  failed,
}: PagesOptions): Pages => {
  type Rendering = { readonly prepared: Prepared; readonly route: string | undefined };
  const rendering = new Map<string, Promise<Rendering>>();
  const paying = letsPay(payingFrames);

  const textsFor = (url: string): ChangedTexts | undefined => {
    const changed = changedTexts?.();
    const preview = previewOf(url);
    return changed && preview !== null ? { ...changed, version: `preview-${preview}` } : changed;
  };

  const render = async (request: PublicRequest, isSecret: boolean): Promise<Rendering> => {
    const version = publicAnswers.version();
    const report = (cause: unknown): void => failed(cause, request.url);
    const rendered = await measured('page render', () =>
      renderer({
        url: `${request.origin}${request.url}`,
        fetch: anonymousFetch(fetch, request.origin),
        outside,
        chat,
        cards,
        supportAddress,
        changedTexts: textsFor(request.url),
        report,
      }),
    ).catch((cause: unknown): RenderedPage => {
      report(cause);
      logger.error({ cause: inspect(cause) }, 'a page was not rendered');
      return {
        status: 500,
        html: failedPage(
          parseLocalizedPath(new URL(request.url, request.origin).pathname).locale,
          currentRequest()?.id,
        ),
      };
    });
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
    // What is in the address is nobody else's business.
    if (isSecret) headers['referrer-policy'] = 'no-referrer';
    if (request.url === '/' || request.url.startsWith('/?')) headers.vary = rootVary;
    if (rendered.location !== undefined) headers.location = rendered.location;
    else headers['content-type'] = 'text/html; charset=utf-8';
    const prepared = await prepare(rendered.status, rendered.html ?? '', headers);
    // A page that failed may succeed the next time.
    if (keeps && !isSecret && rendered.status < 500)
      publicAnswers.keepPage(request, version, prepared);
    return { prepared, route: rendered.route };
  };

  /** Requests for the same page at the same time share one rendering. */
  const renderOnce = (request: PublicRequest): Promise<Rendering> => {
    const key = `${request.origin}${request.url}`;
    const running =
      rendering.get(key) ?? render(request, false).finally(() => rendering.delete(key));
    rendering.set(key, running);
    return running;
  };

  return {
    answer: async (request, origin) => {
      const wanted = publicRequestOf(request, origin);
      const { pathname } = new URL(request.url);
      const file = await files?.read(pathname);
      if (file) {
        publicAnswers.keepFile(wanted.url, file);
        return toPreparedResponse(file, request);
      }
      // A script of an earlier release: a page in its place would be worse than nothing.
      if (files && pathname.startsWith('/assets/'))
        return respond(404, null, { 'cache-control': 'no-store' });
      const redirect = homeRedirect(wanted);
      if (redirect) {
        const remembered = serializeCookie(localeCookie.name, redirect.locale, {
          maxAgeSeconds: localeCookie.maximumAgeDays * 86_400,
          httpOnly: false,
          secure: origin.startsWith('https:'),
        });
        const headers = {
          location: redirect.location,
          'set-cookie': remembered,
          vary: rootVary,
          'cache-control': 'no-store',
        };
        return respond(redirect.status, null, headers);
      }
      // Parameters no page reads are not in what it is rendered from, so they cannot be in it.
      const known = { ...wanted, url: decodable(publicAnswers.known(wanted.url)) };
      const preview = previewOf(known.url);
      const rendered = await (preview !== null && inTextPreview
        ? inTextPreview(preview, () => render(known, true))
        : isSecretAddress(known.url)
          ? render(known, true)
          : renderOnce(known));
      if (rendered.route !== undefined) answeredByPage(rendered.route);
      return toPreparedResponse(rendered.prepared, request);
    },
  };
};
