import { inMemoryShop } from '@tailorbird/adapter-memory';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Found, Search } from '@tailorbird/domain/search';
import { RecordedAnalytics } from '@tailorbird/domain/testing';
import { describe, expect, test } from 'vitest';
import { ManualClock, settled } from '../../testing/aTab.ts';
import { resultsPath, SearchStore, typingPause } from './searchStore.ts';

const aStore = (search: Search = inMemoryShop().search) => {
  const clock = new ManualClock();
  const analytics = new RecordedAnalytics();
  return {
    store: new SearchStore({ search: async () => search, clock, analytics: async () => analytics }),
    clock,
    analytics,
  };
};

describe('suggestions', () => {
  test('suggestions appear after a pause: garments, places, all results', async () => {
    const { store, clock } = aStore();
    store.type('po');
    await clock.pass(typingPause - 1);
    store.type('polo');
    await clock.pass(typingPause - 1);
    expect(store.suggestions).toEqual([]);
    await clock.pass(1);
    expect(store.suggestions.map(({ kind, path }) => [kind, path])).toEqual(
      expect.arrayContaining([
        ['product', expect.stringMatching(/^\/product\/pique-polo\/\d/)],
        ['all', '/products?q=polo'],
      ]),
    );
  });

  test('a search without results is recorded without personal data', async () => {
    const { store, clock, analytics } = aStore();
    for (const text of ['qqqxxx', 'ada@qqqxxx', 'cotton']) {
      store.type(text);
      await clock.pass(typingPause);
    }
    expect(analytics.events).toEqual([
      { name: 'nothing-found', words: 'qqqxxx' },
      { name: 'nothing-found', words: null },
    ]);
  });

  test('the arrow keys move through the suggestions and back to the field', async () => {
    const { store, clock } = aStore();
    store.type('cotton');
    await clock.pass(typingPause);
    const paths = store.suggestions.map(({ path }) => path);
    const visited = paths.map(() => {
      store.move(1);
      return store.destination;
    });
    expect(visited).toEqual(paths);
    store.move(1);
    expect([store.active, store.destination]).toEqual([null, '/products?q=cotton']);
    store.move(-1);
    expect(store.destination).toBe(paths.at(-1));
  });

  test('a response to an outdated search is ignored', async () => {
    const answers: ((found: Found) => void)[] = [];
    const { store, clock } = aStore({
      find: () => new Promise((resolve) => answers.push((found) => resolve(ok(found)))),
    });
    const found = (title: string): Found => ({
      products: [
        { slug: title, variantId: '1', imagePath: '/packshots/1/1.svg', title, subtitle: '' },
      ],
      places: [],
      suggestion: null,
    });
    store.type('first');
    await clock.pass(typingPause);
    store.type('second');
    await clock.pass(typingPause);
    answers[1]?.(found('second'));
    answers[0]?.(found('first'));
    await settled();
    expect(store.suggestions[0]?.path).toBe('/product/second/1');
    store.type(' ');
    expect([store.suggestions, store.state.status]).toEqual([[], 'nothing-asked']);
  });

  test('a failed search can be retried on request', async () => {
    const isAway = [true, false];
    const { store, clock } = aStore({
      find: async () =>
        isAway.shift()
          ? err({ kind: 'unreachable' })
          : ok({ products: [], places: [], suggestion: 'Polo' }),
    });
    store.type('plo');
    await clock.pass(typingPause);
    expect(store.state.status).toBe('failed');
    await store.ask();
    expect(store.state).toMatchObject({ status: 'found', found: { suggestion: 'Polo' } });
  });
});

test('results have a URL, and an empty search shows the whole shop', () => {
  expect([resultsPath(' a  b '), resultsPath('ß&'), resultsPath('')]).toEqual([
    '/products?q=a+b',
    '/products?q=%C3%9F%26',
    '/products',
  ]);
});
