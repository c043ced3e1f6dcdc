import { expectAccessible } from './look.ts';
import { expect, test } from './test.ts';

const customer = 'customer@tailorbird.example';

test('[GUARD-14] [GUARD-15] a private page redirects to sign-in and back @twice', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/profile/credit');
  await visitor.expectPath('/sign-in');
  await expect(visitor.heading(t('account/title'), 1)).toBeVisible();
  await expectAccessible(page);
  await visitor.signIn(customer);
  await visitor.expectPath('/profile/credit');

  await visitor.open(`/sign-in?next=${encodeURIComponent('/favorites?from=mail')}`);
  await visitor.expectPath('/favorites');
  expect(new URL(page.url()).search).toBe('?from=mail');
  for (const elsewhere of [
    '',
    '//elsewhere.example',
    'https://elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/sign-in',
  ]) {
    await test.step(`nowhere but home: ${JSON.stringify(elsewhere)}`, async () => {
      await visitor.open(`/sign-in?next=${encodeURIComponent(elsewhere)}`);
      await visitor.expectPath('/');
    });
  }
});

test('[GUARD-16] the forms of the sign-in page are states of its query', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const main = page.getByRole('main');
  await visitor.open('/sign-in?next=/profile/sizes');
  await main.getByRole('button', { name: t('account/signIn.create') }).click();
  await expect(visitor.heading(t('account/create.title'), 2)).toBeFocused();
  await expect(page).toHaveURL(/\/sign-in\?next=[^&]+&auth=create-account&auth-scope=full$/);
  await page.goBack();
  await expect(visitor.heading(t('account/signIn.title'), 2)).toBeVisible();
  await page.goForward();
  await main
    .getByRole('textbox', { name: t('account/email'), exact: true })
    .fill(`page-${Date.now()}@example.com`);
  await main.getByLabel(t('account/password'), { exact: true }).fill('thirty-two stitches');
  await main.locator('input[name="terms"]').check();
  await main.getByRole('button', { name: t('account/create.submit'), exact: true }).click();

  // Signed in on a guest-only page, which stays open until it is read.
  await expect(visitor.heading(t('account/create.doneTitle'), 2)).toBeVisible();
  await visitor.expectPath('/sign-in');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: t('account/create.goOn'), exact: true }).click();
  await visitor.expectPath('/profile/sizes');
  await expect(visitor.heading(t('sizes/title'), 1)).toBeVisible();
});

test('[AUTH-11] social sign-in continues or states why it failed', async ({ visitor, page }) => {
  const { t } = visitor;
  const google = page
    .getByRole('main')
    .getByRole('link', { name: t('social/continueWith', { name: 'Google' }) });
  await visitor.open('/profile/orders?order=100001');
  await google.click();
  await page.locator('button[value="cancel"]').click();
  await visitor.ready();
  await visitor.expectPath('/sign-in');
  await expect(page.getByRole('main').getByText(t('social/outcome.cancelled'))).toBeVisible();
  await google.click();
  await page.locator('input[name="email"]').fill(`page-${Date.now()}@example.com`);
  await page.locator('input[name="first_name"]').fill('Ada');
  await page.locator('button[value="continue"]').click();
  await expect(page).toHaveURL(/\/profile\/orders\?order=100001$/);
});

test('without JavaScript, the sign-in page says that scripts are required', async ({
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor({ javaScriptEnabled: false });
  const { page, t } = visitor;
  await page.goto(visitor.path('/profile/orders'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account/choice.signIn'), exact: true })
    .click();
  await expect(visitor.heading(t('account/title'), 1)).toBeVisible();
  const advice = page.getByRole('main').locator('noscript:has(p)');
  await expect(advice).toBeVisible();
  await expect(advice).toContainText(t('account/page.withoutScript'), { useInnerText: true });
  await page.goto(visitor.path('/faq'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell/header.signIn'), exact: true })
    .first()
    .click();
  await visitor.expectPath('/sign-in');
});
