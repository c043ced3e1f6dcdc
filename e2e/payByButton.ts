/**
 * Payment with a wallet button inside the page. The provider's script and server are stand-ins.
 */
import { startShop } from '../tools/shop.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { type AnotherVisitor, expect } from './test.ts';
import { plainShirt } from './visitor.ts';

type Buttons = {
  readonly env: Readonly<Record<string, string>>;
  readonly payments: () => number;
  /**
   * Stand-in for the provider's script: a Google Pay button that is refused first and pays
   * then, and no Apple Pay.
   */
  readonly script: string;
};

/**
 * Google Pay is listed and Apple Pay is not; the button names missing input, is refused, and
 * then pays.
 */
export const payByButton = async (
  anotherVisitor: AnotherVisitor,
  { env, payments, script }: Buttons,
): Promise<void> => {
  const shop = await startShop({ env: { ...env, WALLET_BUTTONS: 'applepay,googlepay' } });
  const visitor = await anotherVisitor({ baseURL: shop.address });
  const { page, t } = visitor;
  await page.context().route(/^https:/, async (route) => {
    const isSheet = route.request().url().endsWith('.css');
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({
      contentType: isSheet ? 'text/css' : 'text/javascript',
      headers,
      body: isSheet ? '' : script,
    });
  });
  const before = payments();

  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.toCheckout();
  await visitor.fillAddress();
  await visitor.submitAddress();
  const group = page.getByRole('group', { name: t('checkout/payment.means') });
  await visitor.chooseShipping();
  await expect(group.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0);
  await group.getByRole('radio', { name: /Google Pay/ }).check();
  await expect(page.getByText(t('means/walletHere', { wallet: 'Google Pay' }))).toBeVisible();
  await expect(visitor.payButton).toHaveCount(0);
  const button = page.getByTestId('wallet-button').getByRole('button');
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await button.click();
  await expect(page.getByText(t('checkout/payment.termsMissing'))).toBeVisible();
  expect(payments()).toBe(before);

  await visitor.acceptTerms();
  await button.click();
  const dialog = page.getByRole('dialog', { name: t('checkout/refusal.other.title') });
  await dialog.getByRole('button', { name: t('checkout/refusal.again'), exact: true }).click();
  await button.click();
  await visitor.expectReceipt();
  await expect(
    page.getByText(t('orders/sheet.paidBy.wallet', { wallet: 'Google Pay' })),
  ).toBeVisible();
  await page.context().close();
  await shop.stop();
};
