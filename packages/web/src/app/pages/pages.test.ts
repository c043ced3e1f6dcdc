import { expect, test } from 'vitest';
import { pageRoutes } from './pageRoutes.ts';
import { pageSources } from './pageSources.ts';
import { type PageId, pages } from './pages.ts';

const ids = Object.keys(pages) as PageId[];

test.each(ids)('the source file of %s is the page that is shown', async (id) => {
  const { page } = await pages[id]();
  const source = new URL(`../../../${pageSources[id]}`, import.meta.url).href;
  const written = (await import(/* @vite-ignore */ source)) as { readonly page: unknown };
  expect(written.page).toBe(page);
});

test('every page has a route, and every route a name of its own', () => {
  expect(new Set(pageRoutes.map(({ page }) => page))).toEqual(new Set(ids));
  const names = pageRoutes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
