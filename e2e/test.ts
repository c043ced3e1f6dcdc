/**
 * Fixtures of the journeys: a visitor with a language, and a watch that fails on any browser
 * error.
 */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { Visitor } from './visitor.ts';
import { Watch } from './watch.ts';
import type { Language } from './words.ts';

export { expect };

export type Options = { readonly language: Language };

type Browsing = BrowserContextOptions & {
  /** False if browser errors are intentional. */
  readonly isWatched?: boolean;
};
/** Opens another browser for another visitor; `baseURL` selects another shop. */
export type AnotherVisitor = (browsing?: Browsing) => Promise<Visitor>;

type Fixtures = {
  readonly watch: Watch;
  readonly visitor: Visitor;
  readonly network: { readonly lose: () => Promise<void>; readonly bringBack: () => Promise<void> };
  readonly anotherVisitor: AnotherVisitor;
};

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  watch: [
    async ({ baseURL }, use, info) => {
      const watch = new Watch(baseURL ?? '');
      await use(watch);
      if (info.status !== info.expectedStatus)
        console.log([`What came before: ${info.title}`, ...watch.past()].join('\n  '));
      expect(watch.findings(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ page, context, language, watch, baseURL }, use) => {
    watch.follow(context);
    const folder = new URL(baseURL ?? '').pathname.replace(/\/$/, '');
    // Static hosts answer some deep links with their page for missing files.
    if (folder !== '') watch.allow(404, new RegExp(`^${folder}/`));
    await use(new Visitor(page, language, folder));
  },
  network: async ({ context, watch }, use) => {
    await use({
      lose: async () => {
        watch.expectOffline();
        await context.setOffline(true);
      },
      bringBack: () => context.setOffline(false),
    });
  },
  anotherVisitor: async ({ browser, language, watch }, use) => {
    const contexts: BrowserContext[] = [];
    const watches: Watch[] = [];
    await use(async ({ isWatched = true, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (isWatched && options.baseURL === undefined) watch.follow(context);
      else if (isWatched) {
        const there = new Watch(options.baseURL ?? '');
        watches.push(there);
        there.follow(context);
      }
      return new Visitor(await context.newPage(), language);
    });
    for (const there of watches) expect(there.findings(), 'complaints of the browser').toEqual([]);
    for (const context of contexts) await context.close();
  },
});
