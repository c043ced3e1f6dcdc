import { holdRequests } from './holdRequests.ts';
import { expect, test } from './test.ts';

test('[ERR-05] a page that crashes reports the error and shows its reference', {
  tag: '@seldom',
}, async ({ visitor, page, watch }) => {
  const { t } = visitor;
  const calls = /\/(customizer_api|content-api)\//;
  watch.expectOffline();
  await visitor.open('/products/t-shirts');
  const garments = page.getByRole('main').locator('a[href*="/product/"]');
  // Loads the script of the page, so that only its data can fail.
  await garments.first().click();
  await expect(visitor.buyButton).toBeVisible();
  await page.goBack();
  await expect(visitor.buyButton).toHaveCount(0);
  await expect(garments.nth(3)).toBeVisible();
  const reported = page.waitForResponse(/\/api\/v1\/errors\/$/);
  await page.route(calls, (route) => route.abort());
  await garments.nth(3).click();
  await expect(visitor.heading(t('shell/failure.generic.title'), 1)).toBeVisible({
    timeout: 30_000,
  });
  const { reference } = (await (await reported).json()) as { readonly reference: string };
  await expect(page.getByText(t('failure/told', { reference }))).toBeVisible();
  await page.unroute(calls);
});

test('[DATA-06] a staff page shows the public view until the session is known', async ({
  anotherVisitor,
}) => {
  // The browser logs the 404.
  const visitor = await anotherVisitor({ isWatched: false });
  const { page, t } = visitor;
  await visitor.signInAs('staff');
  const answer = await holdRequests(page, /\/soat\/init\/$/);
  await visitor.open('/products/shirts');
  await page.evaluate(() => {
    const seen: number[] = Object.assign(window, { seen: [] }).seen;
    const look = (): void => {
      // The heading is empty while the page waits (0) and shows "not found" in the public view
      // (1).
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const at = location.pathname.startsWith('/product/')
        ? heading === ''
          ? 0
          : /found/.test(heading)
            ? 1
            : -1
        : -1;
      if (at >= 0) seen[at] ??= performance.now();
      requestAnimationFrame(look);
    };
    look();
    history.pushState(null, '', '/product/oxford-shirt/610-91-101-111-121');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(visitor.heading(t('shell/failure.not-found.title'), 1)).toBeVisible();
  const [waiting = 0, notFound = 0] = await page.evaluate(
    () => (window as unknown as { readonly seen: readonly number[] }).seen,
  );
  // Both times are measured in frames, so either can be a frame or two late.
  expect(notFound - waiting).toBeGreaterThan(250);
  expect(waiting).toBeGreaterThan(0);
  answer.release();
  await expect(visitor.heading('Oxford Shirt', 1)).toBeVisible();
});

test('[ERR-04] a failing error page falls back to a sentence and a link @twice', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ isWatched: false });
  const { page } = visitor;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(["'`])\/drawings\/stitches\.svg\1/,
      '(()=>{throw new Error("torn")})()',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(visitor.path('/no-such-page'));
  await expect(
    page.getByRole('heading', { name: visitor.t('shell/failure.broken') }),
  ).toBeVisible();
  // Answers pending scripts before leaving the page, because their responses are lost with it.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: visitor.t('shell/failure.brokenHome') }).click();
  await expect(page).toHaveURL((url) => url.pathname === visitor.path('/'));
});

test('[ERR-11] a failed load can be retried, and keyboard focus stays in place', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  const calls = /\/oscarapi\/orders\//;
  watch.expectOffline();
  await visitor.signInAs('customer');
  await page.route(calls, (route) => route.abort());
  await visitor.open('/profile/orders');
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: t('orders/retry'), exact: true });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('orders/failed'));
  await retry.focus();
  const asked = page.waitForRequest(calls);
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.locator('#content')).toBeFocused();
  await expect(retry).toBeFocused({ timeout: 30_000 });
  await page.unroute(calls);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(t('orders/number', { number: '100002' }))
      .first(),
  ).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test('[ERR-11] a private page reports an unknown session and can retry', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  const call = /\/soat\/init\/$/;
  watch.expectOffline();
  await visitor.signInAs('customer');
  await page.route(call, (route) => route.abort());
  await visitor.open('/profile/info');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: t('shell/tryAgain'), exact: true });
  await expect(
    main.getByRole('heading', { level: 1, name: t('shell/failure.generic.title') }),
  ).toBeVisible();
  await expect(main.getByRole('alert')).toContainText(t('shell/couldNotLoad'));
  await retry.focus();
  const asked = page.waitForRequest(call);
  await page.keyboard.press('Enter');
  await asked;
  await expect(retry).toBeFocused();
  await page.unroute(call);
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(t('account/info.firstName'))).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test('[ERR-05] an early error is reported without its message', async ({
  browser,
  contextOptions,
  locale,
  visitor,
}) => {
  // The error is intentional, so this context is not watched.
  const context = await browser.newContext({
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
  });
  const early = await context.newPage();
  const late = await holdRequests(early, /\/assets\/composeBrowser-[^/]*\.js$/);
  await early.goto(visitor.path('/faq'));
  const reported = early.waitForResponse(/\/api\/v1\/errors\/$/);
  await early.evaluate(() => {
    const error = Object.assign(new RangeError('Erika, 92 cm'), {
      stack: `at a (${location.origin}/assets/early-a1.js:1:7)`,
    });
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  await early.keyboard.press('Shift');
  await expect(early.locator('html')).toHaveAttribute('data-hydrated', '');
  late.release();
  const response = await reported;
  expect(response.request().postData()).not.toContain('Erika');
  expect(response.request().postDataJSON()).toMatchObject({
    kind: 'RangeError',
    frames: [{ file: 'assets/early-a1.js' }],
    page: '/faq',
  });
  expect(response.status()).toBe(200);
  await context.close();
});
