/**
 * Crawls the built shop without a browser: every link from the home pages, every sitemap
 * address, every route.
 */
import {
  defaultLocale,
  locales,
  localizePath,
  parseLocalizedPath,
} from '../../packages/domain/src/kernel/index.ts';
import { type CrawledPage, checkPage, isListed } from './checkPage.ts';
import { readPage } from './readPage.ts';

export type Crawl = {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  readonly problems: readonly string[];
};

export type CrawlOptions = {
  readonly origin: string;
  /**
   * Paths of all routes without language prefix, as the shop's pages define them:
   * `/notes/:slug`.
   */
  readonly routes: readonly string[];
  /** Addresses of routes without links, without language prefix. */
  readonly alsoVisit: readonly string[];
  /**
   * Also checks every variant, filter and picture instead of a sample per page, and the markup
   * of every page instead of a few per route.
   */
  readonly isThorough: boolean;
};

const crowd = 4;
/** Number of pictures per page, and of links checked only for a response. */
const sample = 2;

const isVariant = (path: string): boolean => /\/product\/[^/]+\/[^/]+$/.test(path);

const inTurns = async <Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> => {
  const waiting = [...entries];
  const worker = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
      await work(entry);
  };
  await Promise.all(Array.from({ length: crowd }, worker));
};

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

const twins = (pages: readonly CrawledPage[]): readonly string[] =>
  (['title', 'description'] as const).flatMap((what) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const key = `${page.language} ${page[what]}`;
      const other = first.get(key);
      if (other !== undefined) return [`${page.path} has the ${what} of ${other}: ${page[what]}`];
      first.set(key, page.path);
      return [];
    });
  });

export const crawl = async ({
  origin,
  routes,
  alsoVisit,
  isThorough,
}: CrawlOptions): Promise<Crawl> => {
  const pages = new Map<string, CrawledPage>();
  const problems: string[] = [];
  const seen = new Set<string>();
  /** Required anchors, with the page that must contain them. */
  const anchors: { readonly from: string; readonly to: string; readonly id: string }[] = [];
  const answersOnly = new Map<string, string>();

  const patterns = routes.map(patternOf);
  const ofRoute = new Map<string, number>();
  /**
   * True for the first pages of a route and language: pages of a route usually have the same
   * markup.
   */
  const isAmongFirst = (address: string): boolean => {
    const { locale, path } = parseLocalizedPath(address.replace(/[?#].*/, ''));
    const kind = `${locale} ${patterns.findIndex((pattern) => pattern.test(path))}`;
    const before = ofRoute.get(kind) ?? 0;
    ofRoute.set(kind, before + 1);
    return before < sample;
  };

  const fetchPath = (path: string): Promise<Response> =>
    fetch(origin + path, { redirect: 'manual', headers: { 'accept-language': 'en' } });

  const visit = async (path: string, from: string): Promise<readonly string[]> => {
    const answer = await fetchPath(path);
    const html = await answer.text();
    if (answer.status >= 300 && answer.status < 400) {
      const to = new URL(answer.headers.get('location') ?? '/', origin);
      return [to.pathname + to.search];
    }
    if (answer.status !== 200) {
      problems.push(`${path} answers ${answer.status} (linked from ${from})`);
      return [];
    }
    if (answer.headers.get('set-cookie') !== null) problems.push(`${path} sets a cookie`);
    const page: CrawledPage = { ...readPage(html), path, html };
    pages.set(path, page);
    problems.push(
      ...checkPage(page, { withMarkup: isThorough || isAmongFirst(path) }).map(
        (problem) => `${path} ${problem}`,
      ),
    );
    return linksOf(page);
  };

  /** Pages linked from a page; other targets are queued for a later check. */
  const linksOf = (page: CrawledPage): readonly string[] => {
    const found: string[] = [];
    let sampled = 0;
    for (const href of new Set(page.links)) {
      if (/^(mailto|tel):/.test(href)) continue;
      const to = new URL(href.replaceAll('&amp;', '&'), origin + page.path);
      if (to.origin !== origin) continue;
      if (to.hash !== '' && to.search === '')
        anchors.push({
          from: page.path,
          to: to.pathname,
          id: decodeURIComponent(to.hash.slice(1)),
        });
      // Months of the calendar are followed like pages.
      if ((to.search === '' || to.search.startsWith('?month=')) && !isVariant(to.pathname))
        found.push(to.pathname + to.search);
      else if (isThorough || sampled++ < sample)
        answersOnly.set(to.pathname + to.search, page.path);
    }
    for (const image of page.images.slice(0, isThorough ? undefined : sample)) {
      const { pathname, search } = new URL(image.replaceAll('&amp;', '&'), origin + page.path);
      answersOnly.set(pathname + search, page.path);
    }
    const shared = page.sharing.get('og:image');
    if (shared && isThorough) answersOnly.set(new URL(shared).pathname, page.path);
    return found;
  };

  /** In waves, so that each address found is requested once. */
  const walk = async (start: readonly string[], from: string): Promise<void> => {
    let wave = start.map((path) => ({ path, from }));
    while (wave.length > 0) {
      const next: { path: string; from: string }[] = [];
      const fresh = wave.filter(({ path }) => !seen.has(path) && seen.add(path));
      await inTurns(fresh, async ({ path, from: before }) => {
        for (const found of await visit(path, before)) next.push({ path: found, from: path });
      });
      wave = next;
    }
  };

  const inEachLanguage = (path: string): readonly string[] =>
    locales.map((locale) => localizePath(path, locale));
  const sitemap = [
    ...(await (await fetchPath('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, loc = '']) => new URL(loc).pathname);

  await walk(inEachLanguage('/'), 'the start');
  const linked = new Set(pages.keys());
  await walk(sitemap, 'the sitemap');
  await walk(
    routes
      .filter((route) => !/:\w+(?!\?)(\/|$)/.test(route))
      .flatMap((route) => inEachLanguage(route.replace(/\/:\w+\?/g, ''))),
    'the routes',
  );
  await walk(alsoVisit.flatMap(inEachLanguage), 'the list');

  await inTurns([...answersOnly], async ([path, from]) => {
    const answer = await fetchPath(path);
    await answer.arrayBuffer();
    if (answer.status >= 400)
      problems.push(`${path} answers ${answer.status} (linked from ${from})`);
  });

  const listed = [...pages.values()].filter(
    (page) => isListed(page) && page.canonical === origin + page.path,
  );
  problems.push(...twins(listed));

  const inSitemap = new Set(sitemap);
  for (const { path } of listed)
    if (!inSitemap.has(path)) problems.push(`${path} is not in the sitemap`);
  for (const path of sitemap) {
    const page = pages.get(path);
    if (!page || page.canonical !== origin + path)
      problems.push(`${path} is in the sitemap, and known by ${page?.canonical ?? 'no address'}`);
    if (!linked.has(path)) problems.push(`${path} is in the sitemap, and no link leads to it`);
  }

  for (const page of pages.values()) {
    if (!isListed(page)) continue;
    const canonical =
      page.canonical === null ? undefined : pages.get(new URL(page.canonical).pathname);
    if (!canonical) problems.push(`${page.path} is known by ${page.canonical}, which is no page`);
    const languages = [...page.alternates.keys()].sort().join();
    if (languages !== [...locales, 'x-default'].sort().join())
      problems.push(`${page.path} has alternates in ${languages || 'no language'}`);
    if (page.alternates.get('x-default') !== page.alternates.get(defaultLocale))
      problems.push(`${page.path} has another x-default than ${defaultLocale}`);
    for (const [language, address] of page.alternates) {
      if (language === 'x-default') continue;
      const other = pages.get(new URL(address).pathname);
      if (other?.language !== language)
        problems.push(`${page.path} has an alternate in ${language} that is none: ${address}`);
      else if (other.alternates.get(page.language) !== page.canonical)
        problems.push(`${address} does not lead back to ${page.path}`);
    }
  }

  for (const { from, to, id } of anchors) {
    const page = pages.get(to);
    if (page && id !== '' && !page.ids.has(id))
      problems.push(`${from} leads to ${to}#${id}, which is not there`);
  }

  for (const route of routes) {
    const pattern = patternOf(route);
    for (const locale of locales) {
      const isSeen = [...seen].some((address) => {
        const { locale: spoken, path } = parseLocalizedPath(address);
        return spoken === locale && pattern.test(path);
      });
      if (!isSeen) problems.push(`${localizePath(route, locale)}: no page of this route was found`);
    }
  }
  return { pages, problems: [...new Set(problems)].sort() };
};
