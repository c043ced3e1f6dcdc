import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { addBeanieByApi, signUpByApi } from './order.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';

const password = 'needle-and-thread';

/** Signs up a customer with one piece in the basket. Returns the email address. */
const newCustomer = async (page: Page, projectName: string): Promise<string> => {
  const email = `session-${Date.now()}-${projectName}@example.com`;
  await signUpByApi(page, email);
  await addBeanieByApi(page);
  return email;
};

/** Calls that a page makes right after the session ended. */
const refused = /^\/(oscarapi|accounts_api|customizer_api|api)\//;

test.beforeEach(({ watch }) => watch.allow(403, refused));

/** Fires the event of a window that regains focus; headless tabs always have it. */
const focus = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('focus')));

const endSession = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: 'sessionid' });

const basketCount = async (page: Page): Promise<unknown> =>
  (await page.request.get('/oscarapi/basket/count/')).json();

for (const section of ['orders', 'sizes', 'info', 'credit', 'refer-a-friend'] as const)
  test(`[GUARD-17] /profile/${section} of a customer who signs out in another tab shows nothing @twice`, async ({
    visitor,
    page,
    context,
    language,
  }) => {
    const { t } = visitor;
    const email = await newCustomer(page, test.info().project.name);
    await visitor.open(`/profile/${section}`);
    const navigation = page.getByRole('navigation', { name: t('account/profile.navigation') });
    await expect(navigation).toBeVisible();
    await expect(page.getByTestId('basket-badge')).not.toHaveText('');

    const other = new Visitor(await context.newPage(), language);
    await other.open('/profile/security');
    await other.button(t('account/profile.signOut')).click();
    await other.expectPath('/');
    await other.page.close();

    await focus(page);
    await visitor.expectPath('/sign-in');
    await expect(navigation).toHaveCount(0);
    await expect(page.getByTestId('basket-badge')).toHaveText('');
    await expect(page.getByText(t('account/sessionEnded'))).toBeVisible();
    await expectAccessible(page);
    await visitor.signIn(email, password);
    await visitor.expectPath(`/profile/${section}`);
    await expect(navigation).toBeVisible();
    await expect(page.getByText(t('account/sessionEnded'))).toHaveCount(0);
  });

test('[GUARD-17] reordering without a session asks to sign in @twice', async ({
  visitor,
  page,
  context,
}) => {
  const { t } = visitor;
  const email = await newCustomer(page, test.info().project.name);
  const number = await visitor.order({ garment: 'beanie' });
  await visitor.open(`/profile/orders?order=${number}`);
  const again = page.getByRole('button', { name: t('orders/reorder.label', { number }) });
  await expect(again).toBeVisible();
  await page.waitForLoadState('networkidle');
  await endSession(context);
  await again.click();
  await visitor.expectPath('/sign-in');
  await expect(page.getByText(t('account/sessionEnded'))).toBeVisible();
  expect(await basketCount(page)).toEqual({ count: 0 });
  await visitor.signIn(email, password);
  await visitor.expectPath('/profile/orders');
  expect(new URL(page.url()).searchParams.get('order')).toBe(number);
});

test('[GUARD-17] a profile page of an expired session asks to sign in @twice', async ({
  visitor,
  page,
  context,
  baseURL,
}) => {
  const { t } = visitor;
  const email = await newCustomer(page, test.info().project.name);
  await visitor.open('/profile/orders');
  const sizes = page.getByRole('link', { name: t('account/profile.sizes'), exact: true });
  await expect(sizes.first()).toBeVisible();
  // Wait, because a pending call on this page would detect the ended session first.
  await page.waitForLoadState('networkidle');
  await context.addCookies([{ name: 'sessionid', value: 'expired', url: baseURL ?? '' }]);
  await sizes.first().click();
  await visitor.expectPath('/sign-in');
  await expect(page.getByText(t('sizes/empty.title'))).toHaveCount(0);
  await visitor.signIn(email, password);
  await visitor.expectPath('/profile/sizes');
});

test('[GUARD-17] saving details after the session ended shows one notice with sign-in @twice', async ({
  visitor,
  page,
  context,
}) => {
  const { t } = visitor;
  await newCustomer(page, test.info().project.name);
  await visitor.open('/profile/info');
  await page.getByLabel(t('account/info.firstName')).fill('Carla');
  await endSession(context);
  await page.getByRole('button', { name: t('account/info.save'), exact: true }).click();
  await visitor.expectPath('/sign-in');
  const notices = page.getByRole('region', { name: t('shell/toast.region') }).getByRole('listitem');
  await expect(notices).toHaveCount(1);
  await expect(notices).toContainText(t('account/sessionEnded'));
});

test('[GUARD-17] a public page keeps what was typed and offers to sign in when the session ended @twice', async ({
  visitor,
  page,
  context,
}) => {
  const { t } = visitor;
  const email = await newCustomer(page, test.info().project.name);
  await visitor.open('/contact');
  const message = page.getByRole('main').locator('textarea');
  await message.fill('A button is loose.');
  await expect(page.getByTestId('basket-badge')).not.toHaveText('');
  await endSession(context);
  await focus(page);
  await expect(page.getByTestId('basket-badge')).toHaveText('');
  const notice = page.getByRole('listitem').filter({ hasText: t('account/sessionEnded') });
  await notice.getByRole('button', { name: t('account/choice.signIn') }).click();
  await visitor.signIn(email, password);
  await visitor.expectPath('/contact');
  await expect(message).toHaveValue('A button is loose.');
  await expect(notice).toHaveCount(0);
  await expect(page.getByTestId('basket-badge')).not.toHaveText('');
});

test('[GUARD-17] a basket action without a session asks to sign in', async ({
  visitor,
  page,
  context,
  watch,
}) => {
  const { t } = visitor;
  watch.expect(406, /add-voucher/);
  await newCustomer(page, test.info().project.name);
  await visitor.open('/');
  await visitor.openBasket();
  await expect(visitor.lines.first()).toBeVisible();
  await endSession(context);
  await visitor.enterVoucher('ONCE');
  await expect(page.getByText(t('account/sessionEnded'))).toBeVisible();
  await expect(visitor.lines).toHaveCount(0);
});

test('[AUTH-19] sizes leave the product page as the session ends @twice', async ({
  visitor,
  page,
  context,
}) => {
  const { t } = visitor;
  await newCustomer(page, test.info().project.name);
  await visitor.open(plainShirt);
  await visitor.openBasket();
  await expect(visitor.lines.first()).toBeVisible();
  await endSession(context);
  await focus(page);
  await expect(visitor.lines).toHaveCount(0);
  await expect(page.getByText(t('account/sessionEnded'))).toBeVisible();
});
