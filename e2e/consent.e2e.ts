/** Consent: optional services run only after the visitor agrees. */
import type { BrowserContext } from '@playwright/test';
import { isNew } from './consent.ts';
import { closeConsentShop, consentShop } from './consentShop.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

// One worker starts the shop of this file once.
test.describe.configure({ mode: 'default' });
test.afterAll(closeConsentShop);
test.use({
  storageState: isNew,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from it
  baseURL: async ({}, use) => await use((await consentShop()).address),
});
test.beforeEach(async ({ context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
});

const bannerOf = ({ page, t }: Visitor) => page.getByRole('region', { name: t('consent/title') });
const settingsOf = ({ page, t }: Visitor) =>
  page.getByRole('dialog', { name: t('shell/panel.consent-settings') });
/**
 * Waits until the page is interactive and uses it, because the banner appears only on first
 * use.
 */
const touched = async (visitor: Visitor): Promise<void> => {
  await visitor.ready();
  await visitor.page.keyboard.press('Shift');
};
const choiceIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value;

test('[SHELL-10] [SHELL-22] [GUARD-18] [GUARD-19] consent is asked without blocking, and changed from the footer @twice', async ({
  visitor,
  page,
  context,
}) => {
  const { t } = visitor;
  await page.goto(visitor.path('/faq'));
  const footer = page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.consent') });
  await expect(footer).toBeHidden();
  await expect(bannerOf(visitor)).toHaveCount(0);
  await touched(visitor);
  const banner = bannerOf(visitor);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const [no, yes] = [
    banner.getByRole('button', { name: t('consent/reject') }),
    banner.getByRole('button', { name: t('consent/accept') }),
  ];
  const [left, right] = [await no.boundingBox(), await yes.boundingBox()];
  expect([left?.width, left?.height, left?.y]).toEqual([right?.width, right?.height, right?.y]);

  // The page stays usable beside the banner, and the banner stays open. Focused elements behind
  // it are visible.
  for (const link of [
    page.getByRole('main').getByRole('link').first(),
    page.getByRole('contentinfo').getByRole('link').first(),
  ]) {
    await link.focus();
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  }
  await page.goto(visitor.path('/notes'));
  await touched(visitor);
  await expect(banner).toBeVisible();
  expect(await choiceIn(context)).toBeUndefined();
  const recorded = page.waitForResponse(/\/api\/v1\/consent\//);
  await no.click();
  expect((await recorded).status()).toBe(200);
  await expect(banner).toHaveCount(0);
  expect(await choiceIn(context)).toMatch(/^4\.\d+\.\.[a-z0-9-]{36}$/);

  await footer.click();
  const settings = settingsOf(visitor);
  await expect(settings).toBeVisible();
  await expect(page).toHaveURL(/\?consent-settings$/);
  await expectAccessible(page);
  await settings.getByRole('checkbox', { name: t('consent/statistics.label') }).check();
  const changed = page.waitForResponse(/\/api\/v1\/consent\//);
  await settings.getByRole('button', { name: t('consent/save') }).click();
  await changed;
  await expect(settings).toHaveCount(0);
  await expect.poll(() => choiceIn(context)).toMatch(/^4\.\d+\.statistics\./);

  await visitor.open('/faq?consent-settings');
  await expect(
    settings.getByRole('checkbox', { name: t('consent/statistics.label') }),
  ).toBeChecked();
  await expect(settings.getByRole('checkbox', { name: t('consent/chat.label') })).not.toBeChecked();
  const withdrawn = page.waitForResponse(/\/api\/v1\/consent\//);
  await settings.getByRole('button', { name: t('consent/rejectAll') }).click();
  await withdrawn;
  expect(await choiceIn(context)).toMatch(/^4\.\d+\.\./);
});

test('consent works with the keyboard, and Escape keeps the settings', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/faq');
  await touched(visitor);
  const banner = bannerOf(visitor);
  await expect(banner).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: t('consent/privacy') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const more = banner.getByRole('link', { name: t('consent/settings') });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settingsOf(visitor)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settingsOf(visitor)).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(banner).toBeVisible();
});

test('consent is not asked during checkout or when the browser opts out', async ({
  visitor,
  page,
}) => {
  await visitor.open('/product/merino-beanie');
  await touched(visitor);
  await expect(bannerOf(visitor)).toBeVisible();
  await page.goto(visitor.path('/checkout/error'));
  await touched(visitor);
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  await expect(bannerOf(visitor)).toHaveCount(0);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(visitor.path('/faq'));
  await touched(visitor);
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  await expect(bannerOf(visitor)).toHaveCount(0);
});

test('without browser storage, a consent answer holds for the visit', async ({
  visitor,
  page,
  watch,
}) => {
  watch.expectOffline();
  const { t } = visitor;
  await page.route('**/api/v1/consent/', (route) => route.abort());
  visitor.page.context().setDefaultTimeout(10_000);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visitor.open('/faq');
  await touched(visitor);
  await bannerOf(visitor)
    .getByRole('button', { name: t('consent/reject') })
    .click();
  await expect(bannerOf(visitor)).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.notes') })
    .click();
  await visitor.expectPath('/notes');
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  await expect(bannerOf(visitor)).toHaveCount(0);
});

test('[API-85] [SUPPORT-10] without consent, no third party gets a request', async ({
  visitor,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  const goThroughTheShop = async (): Promise<void> => {
    await visitor.open('/?_ga=1&utm_source=mail');
    await touched(visitor);
    await visitor.open('/product/merino-beanie?selected_property=1');
    await touched(visitor);
    await visitor.addToBasket();
    await visitor.closePanel();
    await visitor.open('/checkout?direct');
  };
  await goThroughTheShop();
  await visitor.open('/faq');
  await touched(visitor);
  await bannerOf(visitor)
    .getByRole('button', { name: visitor.t('consent/reject') })
    .click();
  await goThroughTheShop();
  expect(elsewhere).toEqual([]);
});

test.describe('a shop without services of other companies', () => {
  test.use({ baseURL: process.env.E2E_ADDRESS ?? '' });

  test('[SHELL-22] shows no consent banner, but the chat settings in the footer', async ({
    visitor,
    page,
  }) => {
    const { t } = visitor;
    await visitor.open('/faq');
    await touched(visitor);
    await expect(page.locator('html')).toHaveAttribute('data-consent', '');
    await expect(bannerOf(visitor)).toHaveCount(0);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell/footer.link.consent') })
      .click();
    const settings = settingsOf(visitor);
    await expect(settings.getByRole('checkbox', { name: t('consent/chat.label') })).toBeVisible();
    await expect(
      settings.getByRole('checkbox', { name: t('consent/statistics.label') }),
    ).toHaveCount(0);
    await expectAccessible(page);
  });
});
