import { readdirSync } from 'node:fs';
import { pathOfPage } from '@tailorbird/domain/content';
import {
  aboutLinks,
  accountLinks,
  exploreLinks,
  helpLinks,
  isAvailableOffline,
  type PageId,
  pageTable,
} from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { pageSources } from './pageSources.ts';
import { pages } from './pages.ts';

const ids = Object.keys(pages) as PageId[];

test.each(ids)('the source file of %s is the page that is shown', async (id) => {
  const { page } = await pages[id]();
  const source = new URL(`../../../${pageSources[id]}`, import.meta.url).href;
  const written = (await import(/* @vite-ignore */ source)) as { readonly page: unknown };
  expect(written.page).toBe(page);
});

test('every link of the menu leads to a page', () => {
  const links = [
    ...aboutLinks,
    ...exploreLinks,
    ...helpLinks,
    ...accountLinks({ signedIn: true }),
    ...accountLinks({ signedIn: false }),
  ];
  const paths = links.flatMap(({ to }) => (to.kind === 'page' ? [to.path.split('?')[0]] : []));
  const known = pageTable.flatMap(({ path }) => [path, path.replace(/\/:[^/]+\?$/, '')]);
  expect(paths.filter((path) => !known.includes(path ?? ''))).toEqual([]);
});

test('every page has a route, and every route a unique name', () => {
  expect(new Set(pageTable.map(({ page }) => page))).toEqual(new Set(ids));
  const names = pageTable.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('only existing pages without personal data are cached for offline use', () => {
  const kept = pageTable.filter(({ path }) => isAvailableOffline(path));
  expect(kept.filter(({ guard }) => guard).map(({ name }) => name)).toEqual([]);
  expect(
    kept
      .map(({ page }) => page)
      .filter((page) =>
        /checkout|thank|order|profile|favorite|support|password|preview/i.test(page),
      ),
  ).toEqual([]);
  expect(kept.length).toBeGreaterThan(25);
});

test('content pages except forms, campaigns and canvases are cached offline', () => {
  const folder = new URL('../../../../server/content/pages/', import.meta.url);
  const paths = readdirSync(folder).map((file) => pathOfPage(file.replace('.json', '')));
  const needsNetwork = /^\/(campaign\/|canvas-|contact$|private-client|stylist)/;
  expect(paths.filter((path) => !needsNetwork.test(path) && !isAvailableOffline(path))).toEqual([]);
});
