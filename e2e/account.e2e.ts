import { holdRequests } from './holdRequests.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

const customer = 'customer@tailorbird.example';

test('a guest keeps the basket on sign-in, pays with credit and reorders', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const title = visitor.range.garment('cotton-t-shirt');
  await visitor.open(`${plainShirt}?sizeId=8L`);
  await visitor.addToBasket();
  await visitor.closePanel();
  await page.getByLabel(t('designer/initials.title')).fill('CC');
  await visitor.addToBasket();
  await expect(visitor.lines).toHaveCount(2);

  await visitor.openSignIn();
  await expectAccessible(page);
  await visitor.signIn(customer);
  await visitor.openBasket();
  await expect(visitor.lines).toHaveCount(2);
  await visitor.expectBadge(2);

  const credit = page.getByRole('checkbox', { name: t('basket/credit.use') });
  await credit.click();
  await expect(credit).toBeChecked();
  await expect(visitor.sum(t('basket/summary.credit'))).toBeVisible();
  await expectAccessible(page);
  await visitor.toCheckout();
  await expect(visitor.payButton).toBeVisible();
  await visitor.button(t('checkout/changeStep', { step: t('checkout/steps.address') })).click();
  await page.getByRole('radio', { name: t('checkout/address.another') }).check();
  await visitor.fillAddress(undefined, { isGuest: false });
  await visitor.button(t('checkout/address.use')).click();
  await expect(credit).toBeChecked();
  await credit.click();
  await expect(visitor.sum(t('basket/summary.credit'))).toHaveCount(0);
  await credit.click();
  await expect(visitor.sum(t('basket/summary.credit')).first()).toBeVisible();
  await visitor.acceptTerms();
  await visitor.payWith('4242 4242 4242 4242');
  const number = await visitor.expectReceipt();

  await visitor.open('/profile/orders');
  await expect(visitor.heading(t('orders/number', { number }))).toBeVisible();
  await page.getByRole('button', { name: t('orders/showOf', { number }), exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: number })).toContainText('CC');
  await expectAccessible(page);
  await visitor.button(t('orders/reorder.label', { number })).click();
  await expect(visitor.lines).toHaveCount(2);
  await expect(visitor.quantity(title).first()).toHaveValue('1');
});

test('a customer signs up, signs out and signs in again', { tag: '@german' }, async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  watch.expect(409, /\/oscarapi\/customer\//);
  watch.expect(401, /\/oscarapi\/login\//);
  const email = `new-${Date.now()}-${test.info().project.name}@example.com`;
  const panel = page.getByRole('dialog');
  const email0 = panel.getByRole('textbox', { name: t('account/email'), exact: true });
  const password = panel.getByLabel(t('account/password'), { exact: true });
  const submit = panel.getByRole('button', { name: t('account/create.submit'), exact: true });

  await visitor.open('/?auth=create-account&auth-scope=full');
  await submit.click();
  await expect(email0).toBeFocused();
  await expect(email0).toHaveAccessibleDescription(new RegExp(t('account/failure.email-required')));
  await expectAccessible(page);
  await email0.fill(customer);
  await password.fill('thirty-two stitches');
  await panel.locator('input[name="terms"]').check();
  await submit.click();
  await expect(panel.getByText(t('account/create.exists'))).toBeVisible();
  await expect(email0).toHaveValue(customer);
  await email0.fill(email);
  await submit.click();
  await expect(panel.getByText(t('account/create.doneTitle'))).toBeVisible();
  await expectAccessible(page);

  await visitor.open('/profile/info');
  await expect(page.getByText(email).first()).toBeVisible();
  await page
    .getByRole('button', { name: t('account/profile.signOut'), exact: true })
    .first()
    .click();
  await visitor.expectPath('/');

  await visitor.openSignIn();
  await email0.fill(email);
  await password.fill('not this one');
  await panel.getByRole('button', { name: t('account/signIn.submit'), exact: true }).click();
  await expect(panel.getByText(t('account/signIn.refused'))).toBeVisible();
  await visitor.signIn(email, 'thirty-two stitches');
  await visitor.open('/profile/orders');
  await expect(page.getByText(t('orders/empty.title'))).toBeVisible();
});

test('sign-out works when pressed before its script has loaded', async ({ visitor, page }) => {
  await visitor.signInAs('customer');
  const held = await holdRequests(page, /\/assets\/authStore-/);
  await visitor.open('/profile/info');
  await page
    .getByRole('button', { name: visitor.t('account/profile.signOut'), exact: true })
    .first()
    .click();
  held.release();
  await visitor.expectPath('/');
});

test('account pages redirect signed-out visitors and show them no data', {
  tag: '@seldom',
}, async ({ visitor }) => {
  for (const path of [
    '/profile',
    '/profile/orders',
    '/profile/info',
    '/profile/security',
    '/profile/ways-of-paying',
    '/profile/credit',
    '/profile/refer-a-friend',
  ]) {
    await visitor.open(path);
    await visitor.expectPath('/sign-in');
  }
});

test('too many sign-in attempts show how long to wait', { tag: ['@german', '@seldom'] }, async ({
  visitor,
  page,
  watch,
}) => {
  watch.expect(401, /\/oscarapi\/login\//);
  watch.expect(429, /\/oscarapi\/login\//);
  const { t } = visitor;
  await visitor.open('/');
  await visitor.openSignIn();
  const panel = page.getByRole('dialog');
  const submit = panel.getByRole('button', { name: t('account/signIn.submit'), exact: true });
  await panel
    .getByRole('textbox', { name: t('account/email'), exact: true })
    .fill(`nobody-${test.info().project.name}@example.com`);
  await panel.getByLabel(t('account/password'), { exact: true }).fill('not this one');
  for (let times = 0; times < 11; times += 1) {
    const answered = page.waitForResponse(/\/oscarapi\/login\//);
    await submit.click();
    await answered;
  }
  await expect(panel.getByRole('alert')).toContainText(/15 (minutes|Minuten)/);
});
