import { type Locale, parseLocalizedPath, productName } from '@tailorbird/domain/kernel';
import { pageCacheName } from '../../platform/offline/pageCacheKey.ts';
import { withoutBase } from '../../ui/basePath.ts';

export type VisitedPage = { readonly path: string; readonly title: string };

const most = 12;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Title of an HTML page without the shop's name; null if it has none. */
export const titleOf = (html: string): string | null => {
  const written = html.split('<title>')[1]?.split('</title>')[0];
  if (written === undefined) return null;
  const title = written.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
  return title.split(` – ${productName}`)[0] ?? title;
};

/** Pages in a language that open offline, the last visited first. */
export const visitedPages = async (locale: Locale): Promise<readonly VisitedPage[]> => {
  const kept = await caches.open(pageCacheName);
  const requests = (await kept.keys()).filter(({ url }) => {
    const page = parseLocalizedPath(withoutBase(new URL(url).pathname));
    return page.locale === locale && page.path !== '/offline';
  });
  const pages = await Promise.all(
    requests
      .toReversed()
      .slice(0, most)
      .map(async (request): Promise<readonly VisitedPage[]> => {
        const title = titleOf(
          (await (await kept.match(request, { ignoreVary: true }))?.text()) ?? '',
        );
        return title === null ? [] : [{ path: withoutBase(new URL(request.url).pathname), title }];
      }),
  );
  return pages.flat();
};

/** The target of a link within this shop; any other link becomes the home page. */
export const targetWithin = (to: string | null, origin: string, home: string): string => {
  if (to === null || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  return url.origin === origin && to.startsWith('/') ? url.pathname + url.search + url.hash : home;
};
