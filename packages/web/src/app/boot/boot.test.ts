import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PageErrors } from '../../platform/reports/pageErrors.ts';
import { bootScript } from './boot.ts';

test('[DATA-07] scripts are preloaded within two seconds of the paint', () => {
  const asked: unknown[] = [];
  const added: { readonly rel: string; readonly href: string }[] = [];
  const requestIdleCallback = (run: () => void, options: unknown): void => {
    asked.push(options);
    run();
  };
  let load = (): void => {};
  const nothing = (): void => {};
  const painted: object[] = [];
  let paint = (): void => {};
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    readonly observe = nothing;
    readonly disconnect = nothing;
    constructor(hear: () => void) {
      paint = hear;
    }
  }
  runInNewContext(bootScript, {
    document: {
      currentScript: { dataset: { preload: '/assets/part.js' } },
      documentElement: { dataset: {} },
      head: { append: (link: { readonly rel: string; readonly href: string }) => added.push(link) },
      createElement: () => ({}),
      addEventListener: nothing,
      removeEventListener: nothing,
    },
    window: { requestIdleCallback },
    requestIdleCallback,
    addEventListener: (name: string, hear: () => void) => {
      if (name === 'load') load = hear;
    },
    performance: { now: () => 0, getEntriesByName: () => painted },
    PerformanceObserver,
    setTimeout: nothing,
    // Scripts are never loaded here.
    reportError: nothing,
    location: { pathname: '/' },
  });
  expect([asked, added]).toEqual([[], []]);
  load();
  expect(asked).toEqual([]);
  painted.push({});
  paint();
  expect(asked).toEqual([{ timeout: 2_000 }]);
  expect(added).toEqual([{ rel: 'modulepreload', href: '/assets/part.js', disabled: false }]);
});

test('[ERR-05] the first ten early errors wait for the reporter, later ones pass', () => {
  const heard = new Map<string, (event: unknown) => void>();
  const location = { pathname: '/faq' };
  const window: { pageErrors?: PageErrors } = {};
  runInNewContext(bootScript, {
    document: {
      currentScript: { dataset: {} },
      documentElement: { dataset: {} },
      addEventListener: () => {},
    },
    window,
    location,
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
  });
  heard.get('error')?.('torn');
  location.pathname = '/reviews';
  heard.get('unhandledrejection')?.('refused');
  for (let more = 0; more < 20; more += 1) heard.get('shop-problem')?.(more);
  const told: unknown[] = [];
  window.pageErrors?.setListener((event, page) => told.push([event, page]));
  expect(told.slice(0, 3)).toEqual([
    ['torn', '/faq'],
    ['refused', '/reviews'],
    [0, '/reviews'],
  ]);
  expect(told).toHaveLength(10);
  heard.get('error')?.('late');
  expect([told.at(-1), window.pageErrors?.kept]).toEqual([['late', '/reviews'], []]);
});
