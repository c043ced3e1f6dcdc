import { createHash } from 'node:crypto';
import type { CardScript } from '@tailorbird/domain/checkout';
import { ruleFigures } from '@tailorbird/domain/content';
import { type Locale, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { type OutsideKeys, type PageId, pageTable } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { type CallShop, composeServer } from '../composition/composeServer.ts';
import { fileAddresses, hasNetwork } from '../composition/firstView.ts';
import { pageHosts } from '../composition/pageHosts.ts';
import { noPreferences } from '../composition/preferences.ts';
import { partsToWrite } from '../platform/hydration/lazyPart.tsx';
import { problemOf } from '../platform/navigation/errorPage.ts';
import {
  contextOf,
  createStaticHandler,
  createStaticRouter,
  future,
  type HydrationState,
  isRouteErrorResponse,
  StaticRouterProvider,
} from '../platform/navigation/router.ts';
import { createServices, type Services } from '../platform/services/services.ts';
import { textsOf } from '../platform/texts/allTexts.ts';
import { createTexts, TextsT } from '../platform/texts/textStore.ts';
import type { Namespace, TextBundle } from '../platform/texts/texts.ts';
import { withChangedTexts } from '../platform/texts/withChangedTexts.ts';
import type { ShownSeller } from '../shared/site/site.ts';
import { VisitStore } from '../shared/visit/visitStore.ts';
import { bootScript } from './boot/boot.ts';
import { documentOf } from './document/document.ts';
import { liftStyles } from './document/liftStyles.ts';
import { pageFiles } from './document/pageFiles.ts';
import { failureHead, pageHead } from './head/pageHead.ts';
import { pageServices } from './pageServices.ts';
import { pageSources } from './pages/pageSources.ts';
import type { DataOf, PageHandle } from './pages/pages.ts';
import { Root } from './Root.tsx';
import { routes } from './routes.tsx';
import { pageFacts } from './structuredData/pageFacts.ts';

/** A rendered page. It does not depend on the visitor, so it can be cached for everyone. */
export type RenderedPage = {
  readonly status: number;
  /** Path pattern, such as `/products/:group`; absent for a page that does not exist. */
  readonly route?: string;
  /** Redirect target; then there is no `html`. */
  readonly location?: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

enableStaticRendering(true);

const handler = createStaticHandler(routes, { future });

const frameNamespaces: readonly Namespace[] = ['shell'];

const namespacesOf =
  (
    locale: Locale,
    changed: ChangedTexts['texts'],
  ): ((namespaces: readonly Namespace[]) => TextBundle) =>
  (namespaces) =>
    Object.fromEntries(
      namespaces.map((namespace) => [
        namespace,
        withChangedTexts(textsOf(locale, namespace), changed[`${locale}/${namespace}`]),
      ]),
    );

const servicesFor = (
  fetch: CallShop,
  locale: Locale,
  changed: ChangedTexts['texts'],
  supportAddress: string,
  seller: ShownSeller | null,
  hasReviews: boolean,
  figures: Readonly<Record<string, number>>,
): Services =>
  createServices(
    pageServices({
      locale,
      texts: createTexts(
        async (of, namespace) =>
          withChangedTexts(textsOf(of, namespace), changed[`${of}/${namespace}`]),
        figures,
      ),
      visit: new VisitStore(() => new Promise(() => {})),
      preferences: noPreferences(),
      addresses: fileAddresses,
      hasNetwork,
      supportAddress,
      seller,
      hasReviews,
    }),
    async (services) => composeServer(services, fetch),
  );

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content security policy. Scripts come only from this origin; inline scripts and styles are
 * allowed by hash. Trusted types block sinks such as `innerHTML`. External services are allowed
 * by host if they are configured. A messenger writes its own inline styles, which no hash can
 * name.
 */
const policyFor = (styles: string, hosts: ReturnType<typeof pageHosts>): string => {
  const { scripts, styles: sheets, calls, pictures, frames, loadsStyles, policies } = hosts;
  return [
    "default-src 'none'",
    ["script-src 'self'", bootHash, ...scripts].join(' '),
    ["style-src 'self'", loadsStyles ? "'unsafe-inline'" : hash(styles), ...sheets].join(' '),
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${['service-worker', 'drape-worker', ...policies].join(' ')}`,
  ].join('; ');
};
const bootHash = hash(bootScript);

/** Vite's scripts and styles cannot be listed. */
const developmentPolicy = "frame-ancestors 'none'";

const reportAll = (errors: HydrationState['errors'], report: (error: unknown) => void): void => {
  for (const error of Object.values(errors ?? {})) {
    if (isRouteErrorResponse(error)) continue;
    console.error(error);
    report(error);
  }
};

/** Texts by language and namespace, such as `de/basket`, then by key. */
type ChangedTexts = {
  readonly version: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
const nothingChanged: ChangedTexts = { version: '', texts: {} };

/** Input of a page rendering. `fetch` answers calls to the shop's own paths in-process. */
type PageRequest = {
  readonly url: string;
  readonly fetch: CallShop;
  readonly outside?: OutsideKeys;
  readonly chat?: ChatProvider | null;
  /** The payment provider's card script; null if the shop uses its own fields. */
  readonly cards?: CardScript | null;
  readonly supportAddress: string;
  readonly seller?: ShownSeller | null;
  readonly hasReviews?: boolean;
  readonly billingYears?: number;
  readonly changedTexts?: ChangedTexts;
  readonly report?: (error: unknown) => void;
};

export const render = async ({
  url,
  fetch,
  outside = {},
  chat = null,
  cards = null,
  supportAddress,
  seller = null,
  hasReviews = false,
  billingYears,
  changedTexts = nothingChanged,
  report = () => {},
}: PageRequest): Promise<RenderedPage> => {
  const address = new URL(url, 'http://localhost');
  const { locale, path } = parseLocalizedPath(address.pathname);
  const figures = billingYears === undefined ? ruleFigures : { ...ruleFigures, billingYears };
  const services = servicesFor(
    fetch,
    locale,
    changedTexts.texts,
    supportAddress,
    seller,
    hasReviews,
    figures,
  );
  const texts = services.ready(TextsT);
  await partsToWrite();
  const result = await handler.query(new Request(address), {
    requestContext: contextOf(services),
  });
  if (result instanceof Response)
    return { status: result.status, location: result.headers.get('location') ?? '/' };

  reportAll(result.errors, report);
  const router = createStaticRouter(handler.dataRoutes, result);
  const rendered = renderToString(
    <Root services={services} router={router}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </Root>,
  );
  const { content, rules } = import.meta.env.DEV
    ? { content: rendered, rules: '' }
    : liftStyles(rendered);
  const failed = result.errors && Object.values(result.errors)[0];
  const last = result.matches.at(-1)?.route;
  const handle = last?.handle as PageHandle | undefined;
  const isShown = handle !== undefined && !failed;
  await texts.load(locale, frameNamespaces);
  const head = isShown
    ? pageHead(
        { handle, data: result.loaderData[last?.id ?? ''] },
        { locale, path, search: address.search, texts },
      )
    : failureHead(failed ? problemOf(failed).status : 404, locale, texts);
  const files = pageFiles(handle ? [pageSources[handle.page]] : []);
  const route = pageTable.find(({ name }) => name === handle?.name);
  const styles = files.styles + rules;
  const html = documentOf({
    head,
    locale,
    origin: address.origin,
    files: { ...files, styles },
    content,
    facts: isShown
      ? pageFacts(handle.page, {
          // The loader data has the type of the page's `load`.
          data: result.loaderData[last?.id ?? ''] as DataOf<PageId>,
          head,
          locale,
          origin: address.origin,
          supportAddress,
          translate: (namespace) => texts.translate(locale, namespace),
        })
      : [],
    outside,
    chat,
    cards,
    state: {
      locale,
      supportAddress,
      seller,
      hasReviews,
      figures,
      texts: namespacesOf(
        locale,
        changedTexts.texts,
      )([...frameNamespaces, ...(handle?.namespaces ?? [])]),
      ...(changedTexts.version !== '' && {
        changedTexts: { version: changedTexts.version, names: Object.keys(changedTexts.texts) },
      }),
      loaderData: result.loaderData,
      failures:
        result.errors &&
        Object.fromEntries(
          Object.entries(result.errors).map(([id, error]) => {
            const { status, explanation } = problemOf(error);
            return [id, { status, explanation }];
          }),
        ),
    },
  });
  return {
    status: failed ? problemOf(failed).status : result.statusCode,
    ...(route && { route: route.path }),
    html,
    headers: {
      'content-security-policy': import.meta.env.DEV
        ? developmentPolicy
        : policyFor(styles, pageHosts(outside, chat, cards)),
    },
  };
};
