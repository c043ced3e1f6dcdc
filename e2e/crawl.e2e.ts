/**
 * Crawls the whole shop: every link, sitemap address and route. Checks all HTML without a
 * browser, and one page per kind and language in a browser; `npm run prove` checks every page
 * in a browser.
 */
import { pageTable } from '../packages/domain/src/shell/index.ts';
import { checkedPages, personal } from './checkedPages.ts';
import { crawl } from './crawl/crawl.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { Visitor } from './visitor.ts';
import { languages } from './words.ts';

const isThorough = process.env.PROVE === 'all';

const routes = pageTable.map(({ path }) => path);

const unlinked: Readonly<Record<string, string>> = {
  '/reset-password/:uidb64/:token': '/reset-password/MQ/no-such-token',
  '/confirm-email/:uidb64/:token': '/confirm-email/MQ/no-such-token',
  '/referrals/:code': '/referrals/nosuchcode',
  '/newsletter/:step/:key': '/newsletter/confirm/no-such-key',
  '/support/claims/:number': '/support/claims/1',
  '/studio/sheets/:number/:piece?': '/studio/sheets/100001',
  '/below-the-fold-preview/:slug/:id': '/below-the-fold-preview/oxford-shirt/no-such-block',
  '/below-the-fold-preview/:slug/:variantId/:id':
    '/below-the-fold-preview/oxford-shirt/601-91-101-111-122/no-such-block',
};

test('every page of the shop responds, has a title and links on', async ({ baseURL }) => {
  test.setTimeout(isThorough ? 1_800_000 : 240_000);
  const { pages, problems } = await crawl({
    origin: baseURL ?? '',
    routes,
    alsoVisit: Object.values(unlinked),
    isThorough,
  });
  expect(problems).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});

const isOfKind = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(
    path.replace(/[?#].*/, ''),
  );
const kindsOf = (path: string): readonly string[] =>
  routes.filter((route) => isOfKind(route, path));
const seenElsewhere = new Set(
  [...checkedPages, ...Object.values(personal).flat()].flatMap(kindsOf),
);

/**
 * One page per kind that no other journey checks. The profile and an empty checkout redirect at
 * once; the payment journeys check a checkout with a basket.
 */
const pagesToSee = routes
  .filter((route) => !seenElsewhere.has(route) && route !== '/profile' && route !== '/checkout')
  .map((route) => unlinked[route] ?? route.replace(/\/:\w+\?/g, ''))
  .filter((path) => !path.includes(':'));

const expectGood = async ({ page, language }: Visitor): Promise<void> => {
  await expectNoHorizontalScroll(page);
  // Languages differ in word length, but the page structure is the same.
  if (language === 'en' || isThorough) await expectAccessible(page);
};

test.describe('at 320 pixels pages fit, are accessible and log nothing', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of languages) {
    test(`one page of each kind fits 320 pixels and logs nothing (${language})`, async ({
      page,
      watch,
      context,
    }) => {
      test.setTimeout(isThorough ? 600_000 : 240_000);
      watch.follow(context);
      // The server refuses calls for an address without data.
      watch.allow(400, /validate-token|referral_validate/);
      watch.allow(403, /^\/content-api\//);
      const visitor = new Visitor(page, language);
      for (const path of pagesToSee) {
        await test.step(path, async () => {
          await visitor.open(path);
          await expectGood(visitor);
        });
      }
    });
  }

  const parts = 12;
  for (let part = 0; part < parts && isThorough; part += 1) {
    test(`all addresses fit 320 pixels and log nothing, part ${part + 1} of ${parts}`, async ({
      page,
      watch,
      context,
      baseURL,
    }) => {
      test.setTimeout(1_200_000);
      watch.follow(context);
      const sitemap = await (await fetch(`${baseURL ?? ''}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      for (const path of paths.filter((_, index) => index % parts === part)) {
        const visitor = new Visitor(page, 'en');
        await visitor.open(path);
        await expectGood(visitor);
      }
    });
  }
});
