import { holdRequests } from './holdRequests.ts';
import { expect, test } from './test.ts';
import { type Word, wordsOf } from './words.ts';

test('[MENU-19] [SHELL-02] [SHELL-07] [SHELL-11] [SHELL-12] [SHELL-13] [SHELL-15] [SHELL-16] [SHELL-17] the desktop header links to every area', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/faq');
  const header = page.getByRole('banner');
  await expect(page.getByRole('link', { name: t('shell/banner.link') })).toHaveAttribute(
    'href',
    visitor.path('/a-look-back-2024'),
  );
  await visitor.expectBadge(0);

  const active = page.waitForRequest('**/graphql/');
  await header.getByRole('button', { name: t('shell/header.menu'), exact: true }).click();
  await expect(
    header.getByRole('button', { name: t('shell/header.menu'), exact: true }),
  ).toHaveAttribute('aria-expanded', 'true');
  expect((await active).postDataJSON()).toMatchObject({
    operationName: 'ActiveClothingTypes',
    variables: { filters: { genders: ['men', 'women', 'unisex'] } },
  });
  await page.keyboard.press('Escape');
  const shop = header
    .getByRole('navigation', { name: t('shell/header.navigation'), exact: true })
    .getByRole('button', { name: t('shell/header.shop') });
  await shop.click();
  await expect(shop).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  await visitor.openBasket();
  await visitor.closePanel();
  await header.getByRole('link', { name: t('shell/header.signIn') }).click();
  await expect(page.getByRole('dialog', { name: t('shell/panel.auth') })).toBeVisible();
  await visitor.closePanel();

  await header.getByRole('link', { name: t('shell/home') }).click();
  await visitor.expectPath('/');
});

test('the menu opens at once, and its placeholder causes no layout shift', async ({
  visitor,
  page,
}) => {
  const held = await holdRequests(page, /\/assets\/Menu-[^/]+\.js/);
  await visitor.open('/faq');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', {
    name: visitor.t('shell/header.menu'),
    exact: true,
  });
  const height = (): Promise<number | undefined> => header.boundingBox().then((box) => box?.height);
  const before = await height();
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() })),
      { capture: true },
    ),
  );
  // By keyboard, so that no pointer has touched the button before.
  await button.press('Enter');
  await expect(header.locator('#menu')).toContainText(visitor.t('shell/loading'));
  expect(await height()).toBe(before);
  held.release();
  await expect(
    header
      .locator('#menu')
      .getByRole('button', { name: visitor.t('menu/entry.shop'), exact: true }),
  ).toBeVisible();
  const wait = await page.evaluate(() => {
    const asked = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/Menu-[^/]+\.js/.test(name));
    return (asked?.startTime ?? 0) - (window as unknown as { readonly shownAt: number }).shownAt;
  });
  expect(wait).toBeGreaterThan(0);
});

test('[SHELL-12] [SHELL-15] the phone header has no shop and no account link', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/faq');
  const header = page.getByRole('banner');
  await expect(
    header.getByRole('button', { name: t('shell/header.menu'), exact: true }),
  ).toBeVisible();
  await expect(
    header.getByRole('button', { name: t('shell/header.shop'), exact: true }),
  ).toBeHidden();
  await expect(header.getByRole('link', { name: t('shell/header.signIn') })).toBeHidden();
});

test('[MENU-12] [MENU-20] on a phone, menu levels have titles and move focus', {
  tag: '@phone',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/faq');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: t('shell/header.menu'), exact: true }).click();
  const menu = header.locator('#menu');
  const shop = menu.getByRole('button', { name: t('menu/entry.shop'), exact: true });
  await shop.click();
  await expect(menu.getByRole('heading', { name: t('menu/entry.shop') })).toBeFocused();
  const shirts = visitor.range.group('shirts');
  await menu.getByRole('button', { name: shirts, exact: true }).click();
  await expect(menu.getByRole('heading', { name: shirts })).toBeFocused();
  await menu.getByRole('button', { name: t('menu/back'), exact: true }).click();
  await expect(menu.getByRole('button', { name: shirts, exact: true })).toBeFocused();
  await menu.getByRole('button', { name: t('menu/back'), exact: true }).click();
  await expect(shop).toBeFocused();
  await visitor.openBasket();
  await visitor.closePanel();
  await expect(shop).toBeHidden();
});

test('[SHELL-19] [SHELL-20] [SHELL-21] [SHELL-23] [SHELL-24] the footer has the newsletter, three columns and external links', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('textbox', { name: t('shell/newsletter.email') })).toBeVisible();
  for (const column of ['information', 'company', 'legal'] as const) {
    await expect(
      footer
        .getByRole('navigation', { name: t(`shell/footer.${column}`), exact: true })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  }
  await expect(
    footer.getByRole('list', { name: t('shell/footer.follow') }).getByRole('link'),
  ).toHaveCount(3);
  await footer.scrollIntoViewIfNeeded();
  const certificates = footer.getByRole('list', { name: t('certificates/title') }).getByRole('img');
  await expect(certificates).toHaveCount(2);
  for (const certificate of await certificates.all()) {
    await expect(certificate).toHaveAccessibleName(/sample/);
    await expect
      .poll(() => certificate.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(footer.getByRole('link', { name: t('shell/footer.business') })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(footer.getByRole('link', { name: t('shell/footer.unReport') })).toHaveAttribute(
    'href',
    /^https:/,
  );
});

test('the theme follows the device or the choice from the first paint', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const isDark = (): Promise<boolean> =>
    page.evaluate(
      () =>
        Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]) < 128,
    );
  const around = (): Promise<string> =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((papers) =>
        papers
          .flatMap((paper) =>
            matchMedia((paper as HTMLMetaElement).media).matches
              ? [(paper as HTMLMetaElement).content]
              : [],
          )
          .join(),
      );
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.open('/faq');
  expect(await isDark()).toBe(true);
  expect(await around()).toBe('#191714');
  const choice = page.getByRole('combobox', { name: t('shell/footer.theme') });
  // The control loads on the first use of the page.
  await page.keyboard.press('Shift');
  await choice.selectOption(t('shell/footer.themes.light'));
  expect(await isDark()).toBe(false);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await isDark()).toBe(false);
  await visitor.ready();
  expect(await around()).toBe('#f7f4ee');
  await page.keyboard.press('Shift');
  await expect(choice).toHaveValue('light');
  await choice.selectOption(t('shell/footer.themes.system'));
  expect(await isDark()).toBe(true);
  expect(await around()).toBe('#191714');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await isDark()).toBe(false);
});

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [SHELL-32] the account panel signs in, resets passwords and creates accounts', {
  tag: '@german',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/faq?auth=choice');
  const panel = page.getByRole('dialog', { name: t('shell/panel.auth') });
  await expect(panel.getByRole('heading', { name: t('account/choice.title') })).toBeVisible();
  const isHeld = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locked'));
  await panel.getByRole('button', { name: t('account/choice.signIn'), exact: true }).click();
  await expect(panel.getByLabel(t('account/password'), { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: t('account/signIn.forgot'), exact: true }).click();
  await expect(
    panel.getByRole('button', { name: t('account/reset.submit'), exact: true }),
  ).toBeVisible();
  await expect(panel.getByLabel(t('account/password'), { exact: true })).toBeHidden();
  await page.goto(visitor.path('/faq?auth=create-account'));
  await visitor.ready();
  await expect(
    panel.getByRole('button', { name: t('account/create.submit'), exact: true }),
  ).toBeVisible();
  const before = await isHeld();
  await visitor.closePanel();
  expect([before, await isHeld()]).toEqual([true, false]);
});

test('[ERR-03] a missing page links home', async ({ visitor, page, watch }) => {
  watch.expect(404, /nothing-here/);
  await visitor.open('/nothing-here');
  await page
    .getByRole('main')
    .getByRole('link', { name: visitor.t('shell/failure.toHome'), exact: true })
    .click();
  await visitor.expectPath('/');
});

test('[I18N-04] texts load with their page, in the page’s language', async ({ visitor, page }) => {
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['document', 'script'].includes(response.request().resourceType()))
      files.push(response.text());
  });
  await visitor.open('/faq');
  // Waits for late files too, so that the end of the test does not cancel them.
  await page.waitForLoadState('networkidle');
  const all = (await Promise.all(files)).join('');
  const has = (language: 'en' | 'de', word: Word): boolean => all.includes(wordsOf(language)(word));
  expect([
    has('en', 'shell/footer.promise'),
    has('de', 'shell/footer.promise'),
    has('en', 'checkout/address.title'),
  ]).toEqual([true, false, false]);
});
