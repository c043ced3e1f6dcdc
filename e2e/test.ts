/** What journeys are made with: a visitor with a language, and a watch that lets no complaint of the browser pass. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { Visitor } from './visitor.ts';
import { Watch } from './watch.ts';
import type { Language } from './words.ts';

export { expect };

export type Options = { readonly language: Language };
type Fixtures = {
  readonly watch: Watch;
  readonly visitor: Visitor;
  /** The network of the visitor's browser. */
  readonly network: { readonly lose: () => Promise<void>; readonly bringBack: () => Promise<void> };
  /** Somebody else, in a browser of their own. */
  readonly anotherVisitor: () => Promise<Visitor>;
};

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  watch: [
    async ({ baseURL }, use) => {
      const watch = new Watch(baseURL ?? '');
      await use(watch);
      expect(watch.findings(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ page, context, language, watch }, use) => {
    watch.follow(context);
    await use(new Visitor(page, language));
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
  anotherVisitor: async ({ browser, contextOptions, baseURL, locale, timezoneId, viewport, isMobile, hasTouch, language, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(viewport === undefined ? {} : { viewport }),
        isMobile,
        hasTouch,
      });
      contexts.push(context);
      watch.follow(context);
      return new Visitor(await context.newPage(), language);
    });
    for (const context of contexts) await context.close();
  },
});
