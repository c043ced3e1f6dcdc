import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });
// The browser starts to cache the shop after the first view, and there is much to load.

/** Waits until the shop and the current page are cached. */
const kept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          const [, language = ''] = /^(\/de)?/.exec(location.pathname) ?? [];
          const [shown = ''] = /^(\/de)?\/product\/[^/]+/.exec(location.pathname) ?? [
            location.pathname,
          ];
          const here = [`${language}/offline`, shown].map((path) =>
            caches.match(location.origin + path, { cacheName: 'pages', ignoreVary: true }),
          );
          return (await Promise.all(here)).every((page) => page !== undefined);
        }),
      { timeout: 60_000 },
    )
    .toBe(true);

test('offline, a viewed garment opens and can be designed; other pages wait', {
  tag: '@seldom',
}, async ({ visitor, page, network }) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  await kept(page);
  await network.lose();
  await page.reload();
  await visitor.ready();
  await expect(page.getByText(t('shell/network.lost'))).toBeVisible();
  await page.getByLabel(t('designer/initials.title')).fill('OFF');
  await expect(page).toHaveURL(/initials=OFF/);
  // The URL contains the design, so the cached page renders it again.
  await page.reload();
  await visitor.ready();
  await expect(page.getByLabel(t('designer/initials.title'))).toHaveValue('OFF');
  await visitor.choose(t('sizing/picker.base', { base: 7 }));
  await expect(visitor.addButton).toBeVisible();

  await page.goto(visitor.path('/product/oxford-shirt'));
  await expect(visitor.heading(t('offline/page.title'), 1)).toBeVisible();
  const visited = page
    .getByRole('navigation', { name: t('offline/page.visited') })
    .getByRole('link');
  await expect(visited).toHaveCount(1);
  await visited.click();
  await visitor.ready();
  await expect(visitor.buyButton).toBeVisible();
  await page.goto(visitor.path('/faq'));
  await expect(visitor.heading(t('offline/page.title'), 1)).toBeVisible();
  await network.bringBack();
  await visitor.expectPath('/faq');
});

test('personal pages are never cached, and sign-out clears visited pages', {
  tag: '@seldom',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.signInAs('customer');
  await visitor.open('/profile/orders');
  await visitor.open('/checkout');
  await visitor.open(plainShirt);
  await kept(page);
  const addresses = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  expect(
    (await addresses()).filter(
      (path) =>
        /profile|checkout|oscarapi|accounts_api|\/api\//.test(path) && !path.startsWith('/assets/'),
    ),
  ).toEqual([]);
  expect(await addresses()).toContain('/product/cotton-t-shirt');
  await visitor.open('/profile/info');
  await page
    .getByRole('button', { name: t('account/profile.signOut'), exact: true })
    .first()
    .click();
  await visitor.expectPath('/');
  await expect.poll(addresses).not.toContain('/product/cotton-t-shirt');
});

test('a new version takes over while an open page keeps working', {
  tag: '@seldom',
}, async ({ visitor, page, context, language, network }) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  await kept(page);
  await page.getByLabel(t('designer/initials.title')).fill('OLD');
  const another = await context.newPage();
  // The same script at another address counts as another service worker, like that of a new
  // release.
  await another.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name) =>
      create(name, { createScriptURL: () => '/service-worker.js?next' });
  });
  const newer = new Visitor(another, language);
  await newer.open('/faq');
  const script = (): Promise<string | undefined> =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(script, { timeout: 30_000 }).toMatch(/\?next$/);
  await another.close();
  // The page did not reload, and parts it has not used yet load without a network.
  await expect(page.getByLabel(t('designer/initials.title'))).toHaveValue('OLD');
  await network.lose();
  await visitor.openBasket();
  await network.bringBack();
});
