/** Third-party analytics services, each replaced by a stand-in script. */
import type { BrowserContext } from '@playwright/test';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { isNew } from './consent.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({
    env: { GA_MEASUREMENT_ID: 'G-JOURNEY1', SEGMENT_WRITE_KEY: 'journeykey' },
  });
});
test.afterAll(async () => await shop.stop());

/**
 * Like Segment's script, it processes the queued calls and loads another script by a plain
 * address.
 */
const segmentScript = `
  const calls = [...window.analytics];
  const call = (name) => (...given) => calls.push([name, ...given]);
  window.analytics = { calls, page: call('page'), track: call('track'), reset: call('reset') };
  const more = document.createElement('script');
  more.src = 'https://cdn.segment.com/analytics-next/more.js';
  document.head.append(more);
`;

const standIn = async (context: BrowserContext): Promise<readonly string[]> => {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    await route.fulfill({
      contentType: 'text/javascript',
      body: url.endsWith('analytics.min.js') ? segmentScript : '',
    });
  });
  return asked;
};

const toldOn = async ({
  page,
}: Visitor): Promise<{
  readonly google: readonly unknown[][];
  readonly segment: readonly unknown[][];
}> =>
  await page.evaluate(() => {
    const { dataLayer = [], analytics } = window as unknown as {
      dataLayer?: ArrayLike<unknown>[];
      analytics?: { calls?: unknown[][] };
    };
    return { google: dataLayer.map((entry) => Array.from(entry)), segment: analytics?.calls ?? [] };
  });
const pagesIn = async (
  visitor: Visitor,
): Promise<{ readonly google: readonly unknown[]; readonly segment: readonly unknown[] }> => {
  const { google, segment } = await toldOn(visitor);
  return {
    google: google
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , fields]) =>
        (fields as { readonly page_location: string }).page_location.replace(shop.address, ''),
      ),
    segment: segment.filter(([method]) => method === 'page').map(([, path]) => path),
  };
};
const purchasesIn = async (visitor: Visitor): Promise<readonly unknown[]> => {
  const { google, segment } = await toldOn(visitor);
  return [
    ...google
      .filter(([, name]) => name === 'purchase')
      .map(([, , fields]) => (fields as { readonly transaction_id: string }).transaction_id),
    ...segment
      .filter(([, name]) => name === 'Order Completed')
      .map(([, , fields]) => (fields as { readonly order_id: string }).order_id),
  ];
};

test('[ANALYTICS-02] [ANALYTICS-04] [API-22] analytics load after consent, record pages and one order, and stop on withdrawal', {
  tag: '@seldom',
}, async ({ anotherVisitor }) => {
  const visitor = await anotherVisitor({ baseURL: shop.address, storageState: isNew });
  const { page, t } = visitor;
  const asked = await standIn(page.context());
  const footer = page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.consent') });
  const settings = page.getByRole('dialog', { name: t('shell/panel.consent-settings') });

  const policy = (await page.request.get('/faq')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(
    /script-src 'self' 'sha256-\S+' https:\/\/www\.googletagmanager\.com https:\/\/cdn\.segment\.com;/,
  );
  expect(policy).toContain('trusted-types service-worker default goog#html');
  expect(policy).not.toContain('unsafe-inline');
  await visitor.open('/faq');
  await visitor.ready();
  await page.keyboard.press('Shift');
  const banner = page.getByRole('region', { name: t('consent/title') });
  await expect(banner).toBeVisible();
  expect(asked).toEqual([]);
  await banner.getByRole('button', { name: t('consent/accept') }).click();
  await expect.poll(() => pagesIn(visitor)).toEqual({ google: ['/faq'], segment: ['/faq'] });
  expect(new Set(asked)).toEqual(
    new Set([
      'https://www.googletagmanager.com/gtag/js?id=G-JOURNEY1',
      'https://cdn.segment.com/analytics.js/v1/journeykey/analytics.min.js',
      'https://cdn.segment.com/analytics-next/more.js',
    ]),
  );

  // Another property of the same garment is not a page view, and a checkout opened from a mail
  // is not counted.
  await visitor.open('/product/merino-beanie?selected_property=1');
  await expect.poll(async () => (await pagesIn(visitor)).segment).toHaveLength(1);
  await page.evaluate(() => {
    history.replaceState(history.state, '', '?selected_property=2');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await visitor.addToBasket();
  await expect
    .poll(async () => JSON.stringify(await toldOn(visitor)))
    .toMatch(/add_to_cart.*Product Added/);
  expect(
    (await pagesIn(visitor)).google.filter((path) => !String(path).includes('basket')),
  ).toHaveLength(1);
  await visitor.open('/checkout?direct');
  await visitor.ready();
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(await pagesIn(visitor)).toEqual({ google: [], segment: [] });

  const number = await visitor.order({ garment: 'beanie' });
  await visitor.openReceipt(number);
  await expect.poll(() => purchasesIn(visitor)).toEqual([number, number]);
  await visitor.openReceipt(number);
  await expect.poll(async () => (await pagesIn(visitor)).segment).toHaveLength(1);
  expect(await purchasesIn(visitor)).toEqual([]);

  await visitor.open('/faq');
  await expect.poll(async () => (await pagesIn(visitor)).segment).toEqual(['/faq']);
  await footer.click();
  await expect(settings).toContainText('Google Analytics');
  await expect(settings).toContainText('Segment');
  await settings.getByRole('button', { name: t('consent/rejectAll') }).click();
  await expect
    .poll(async () => (await toldOn(visitor)).google.at(-1))
    .toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  const before = (await toldOn(visitor)).segment.length;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell/footer.link.notes') })
    .click();
  await visitor.expectPath('/notes');
  expect((await toldOn(visitor)).segment).toHaveLength(before);
  const loaded = asked.length;
  await visitor.open('/faq');
  await visitor.ready();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(asked).toHaveLength(loaded);
});
