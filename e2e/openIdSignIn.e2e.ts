/** A local OpenID Connect provider, real rather than a stand-in. */
import { createServer } from 'node:net';
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from '../packages/server/test/openIdProvider.ts';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { expect, test } from './test.ts';

const name = 'House accounts';
let provider: OpenIdProvider;
let shop: RunningShop;

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' && address?.port)));
    });
  });

test.beforeAll(async () => {
  const PORT = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  provider = await startOpenIdProvider(`${PUBLIC_URL}/auth/complete/oidc/`);
  shop = await startShop({
    env: {
      PORT,
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: name,
    },
  });
});
test.afterAll(async () => {
  await shop.stop();
  provider.close();
});

test('[AUTH-11] a visitor signs in with the provider that the settings name', {
  tag: '@seldom',
}, async ({ anotherVisitor }) => {
  const visitor = await anotherVisitor({ baseURL: shop.address, isWatched: false });
  const { page, t } = visitor;
  const way = page.getByRole('link', { name: t('social/continueWith', { name }) });
  await visitor.open('/sign-in');
  await expect(way).toBeVisible();
  await visitor.open('/faq?auth=sign-in&auth-scope=full');
  await way.click();
  await page.locator('input[name="login"]').fill('ada@example.com');
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await page.locator('button[type="submit"]').click();
  await expect(page.getByText(t('social/signedIn'))).toBeVisible();
  await visitor.expectPath('/faq');
  await visitor.open('/profile/security');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    'ada@example.com',
  );
});
