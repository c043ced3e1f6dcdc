import { inMemoryShop } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { IdeasStore, maximumIdeas } from './ideasStore.ts';

test('ideas are the first bestsellers of the home page as designs', async () => {
  const { catalog, content } = inMemoryShop();
  const { featured } = await content.home();
  const store = new IdeasStore({ catalog: async () => catalog, content: async () => content });
  expect(store.bestsellers).toEqual([]);
  await store.load();
  const known = (await catalog.clothingTypes()).map(({ slug }) => slug);
  expect(store.bestsellers.map(({ slug }) => slug)).toEqual(
    featured.slice(0, maximumIdeas).filter((slug) => known.includes(slug)),
  );
  expect(store.bestsellers.length).toBeGreaterThan(0);
  for (const { variantId } of store.bestsellers) expect(variantId).toMatch(/^\d+(-\d+)*$/);
});

test('there are no ideas when the shop is unreachable', async () => {
  const { catalog, content } = inMemoryShop();
  const store = new IdeasStore({
    catalog: async () => catalog,
    content: async () => ({ ...content, home: () => Promise.reject(new Error('offline')) }),
  });
  await store.load();
  expect(store.bestsellers).toEqual([]);
});
