import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { languages, rangeIn, wordsOf } from './words.ts';

const publicPaths = [
  '/',
  '/products',
  '/products/t-shirts',
  plainShirt,
  `${plainShirt}?initials=AP&sizeId=8L`,
  '/giftcard',
  '/checkout',
  '/profile/orders',
  '/notes',
  '/faq',
];

test('[SHELL-30a] public pages are byte-identical with and without a session', async ({
  playwright,
  baseURL,
  visitor,
}) => {
  await visitor.open('/?auth=sign-in&auth-scope=full');
  await visitor.signIn('customer@tailorbird.example');
  const { cookies } = await visitor.page.context().storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const stranger = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  for (const path of publicPaths) {
    const [theirs, ours] = [
      await stranger.get(path),
      await stranger.get(path, { headers: { cookie } }),
    ];
    expect(ours.status(), path).toBe(theirs.status());
    const html = await theirs.text();
    expect((await ours.text()) === html, `${path} is the same`).toBe(true);
    for (const personal of ['customer@tailorbird.example', 'Cara', 'csrf', 'sessionid'])
      expect(html, path).not.toContain(personal);
  }
  await stranger.dispose();
});

test('[ROUTE-59] a German browser is redirected until English is chosen', async ({
  playwright,
  baseURL,
}) => {
  const browserOf = async (language: string, cookie = '') =>
    await playwright.request.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      extraHTTPHeaders: { 'accept-language': language, ...(cookie ? { cookie } : {}) },
    });
  const first = { maxRedirects: 0 };
  const german = await browserOf('de-DE,de;q=0.9,en;q=0.5');
  const led = await german.get('/?from=mail', first);
  expect([led.status(), led.headers().location]).toEqual([302, '/de?from=mail']);
  expect((await german.get('/', first)).headers().location).toBe('/de');
  // The link to the English home page works without scripts.
  const byLink = { ...first, headers: { 'sec-fetch-site': 'same-origin' } };
  expect((await german.get('/', byLink)).status()).toBe(200);
  expect((await german.get('/products', first)).status()).toBe(200);
  expect((await german.get('/de', first)).status()).toBe(200);
  const decided = await browserOf('de-DE', 'i18n_redirected=en');
  expect((await decided.get('/', first)).status()).toBe(200);
  const english = await browserOf('en-US,en;q=0.9,de;q=0.5');
  expect((await english.get('/', first)).status()).toBe(200);
});

test('[PANEL-11] [SHELL-31] parameters meant for the arrival leave the URL', async ({
  visitor,
  page,
}) => {
  await page.goto('/faq?_scy=1&open-support-chat=ai&from=mail');
  await visitor.ready();
  await expect(page).toHaveURL(/\/faq\?from=mail$/);
});

test('[ROUTE-06] [PANEL-09] opening a panel keeps the URL and its anchor', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await page.goto('/products/t-shirts?_scy=1&from=mail#lyocell');
  await visitor.ready();
  await expect(page).toHaveURL(/\/products\/t-shirts\?from=mail#lyocell$/);
  await visitor.button(t('shell/header.basket')).click();
  await expect(page).toHaveURL(/\/products\/t-shirts\?from=mail&basket#lyocell$/);
  await visitor.closePanel();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell/header.signIn'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/products\/t-shirts\?from=mail&auth=choice#lyocell$/);
  await visitor.closePanel();
  await expect(page).toHaveURL(/\/products\/t-shirts\?from=mail#lyocell$/);
});

test('[GUARD-14] sign-in returns to the full URL that was requested', async ({ visitor, page }) => {
  await page.goto('/profile/orders?order=100001');
  await visitor.expectPath('/sign-in');
  await visitor.signIn('customer@tailorbird.example');
  await expect(page).toHaveURL(/\/profile\/orders\?order=100001$/);
});

test('a German reader who chooses English stays with it', { tag: '@german' }, async ({
  visitor,
  page,
}) => {
  await page.goto('/');
  await visitor.expectPath('/');
  await visitor.ready();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await visitor.ready();
  expect(new URL(page.url()).pathname).toBe('/');
});

for (const language of languages) {
  const t = wordsOf(language);
  const range = rangeIn(language);
  const prefix = language === 'en' ? '' : '/de';

  test(`a missing page is a 404 with a link to the home page (${language})`, async ({
    page,
    watch,
    visitor,
  }) => {
    for (const path of [
      '/no-such-page',
      '/products/no-such-group',
      '/product/no-such-garment',
      '/product/cotton-t-shirt/999-1',
      '/notes/no-such-note',
    ]) {
      watch.expect(404, new RegExp(`^${prefix}${path}$`));
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('shell/failure.not-found.title'),
      );
    }
    await visitor.ready();
    await page.getByRole('link', { name: t('shell/failure.toHome') }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(prefix || '/');
  });

  const tag = language === 'de' ? [] : '@seldom';
  test(`without JavaScript overview and garment are readable (${language})`, {
    tag,
  }, async ({ browser, watch }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    watch.follow(context);
    const page = await context.newPage();
    const visitor = new Visitor(page, language);
    await page.goto(visitor.path('/products'));
    await page
      .getByRole('main')
      .getByRole('link', { name: range.garment('cotton-t-shirt'), exact: true })
      .click();
    await expect(visitor.heading(range.garment('cotton-t-shirt'), 1)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('59');
    await page.getByRole('link', { name: range.color('navy'), exact: true }).click();
    await page.getByRole('link', { name: range.property('v-neck'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/product/cotton-t-shirt/109-12-21-31$`));
    await expect(visitor.drawing).toHaveAttribute(
      'alt',
      new RegExp(`${range.color('navy')}.*${range.property('v-neck')}`),
    );
    expect(
      await visitor.drawing.evaluate(
        (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
      ),
    ).toBe(true);
    const advice = page.getByRole('main').locator('noscript:has(p)');
    await expect(advice).toBeVisible();
    await expect(advice).toHaveText(t('designer/buy.withoutScript'), { useInnerText: true });
    await context.close();
  });
}
