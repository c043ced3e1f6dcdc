/** Payment with a wallet through a payment provider. Only the wallet's page is a stand-in. */
import type { RunningShop } from '../tools/shop.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { type AnotherVisitor, expect } from './test.ts';
import { addresses, plainShirt } from './visitor.ts';

type Wallets = {
  readonly shop: RunningShop;
  readonly page: RegExp;
  /** Makes the customer's decision there. Returns the return URL. */
  readonly decide: (url: string, decision: 'approve' | 'decline' | 'cancel') => string;
  /** Must not remain in the URL. */
  readonly secret: string;
};

/** Klarna is canceled, then declines; PayPal pays, and the order shows it. */
export const payAtWallets = async (
  anotherVisitor: AnotherVisitor,
  { shop, page: walletPage, decide, secret }: Wallets,
): Promise<void> => {
  const visitor = await anotherVisitor({ baseURL: shop.address });
  const { page, t } = visitor;
  await page.context().addCookies([{ name: 'country', value: 'DE', url: shop.address }]);
  const decisions = ['cancel', 'decline', 'approve'] as const;
  const led: string[] = [];
  // The card fields stay empty, because a wallet does not need them.
  await page.context().route(/^https:/, async (route) => {
    const url = route.request().url();
    const decision = decisions[led.length];
    if (!walletPage.test(url) || !decision) {
      await route.fulfill({
        contentType: url.endsWith('.css') ? 'text/css' : 'text/javascript',
        body: '',
      });
      return;
    }
    led.push(url);
    await route.fulfill({ status: 302, headers: { location: decide(url, decision) } });
  });

  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.checkOutAsGuest(addresses.de);
  const group = page.getByRole('group', { name: t('checkout/payment.means') });
  const way = (name: RegExp) => group.getByRole('radio', { name });
  await expect(group.getByRole('radio')).toHaveCount(3);
  await expect(group.getByRole('radio').first()).toHaveAccessibleName(/PayPal/);

  await way(/Klarna/).check();
  await expect(page.getByText(t('checkout/payment.wallet'))).toBeVisible();
  await expect(page.getByText(t('checkout/sandbox.wallet'))).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.payButton.click();
  await expect(page.getByText(t('checkout/message.payment-cancelled'))).toBeVisible();

  await way(/Klarna/).check();
  await visitor.payButton.click();
  const dialog = page.getByRole('dialog', { name: t('checkout/refusal.other.title') });
  await dialog.getByRole('button', { name: t('checkout/refusal.again'), exact: true }).click();

  await way(/PayPal/).check();
  await visitor.payButton.click();
  await visitor.expectReceipt();
  await expect(page.getByText(t('orders/sheet.paidBy.wallet', { wallet: 'PayPal' }))).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(led).toHaveLength(decisions.length);
};
