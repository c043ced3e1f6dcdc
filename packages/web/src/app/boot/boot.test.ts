import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot.ts';

test('[DATA-07] what a page needs to answer is fetched ahead once it is on the screen and the browser is idle, for which it may wait two seconds', () => {
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
    // What would come in is not here.
    console: { error: nothing },
  });
  expect([asked, added]).toEqual([[], []]);
  load();
  expect(asked).toEqual([]);
  painted.push({});
  paint();
  expect(asked).toEqual([{ timeout: 2_000 }]);
  expect(added).toEqual([{ rel: 'modulepreload', href: '/assets/part.js', disabled: false }]);
});
