import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { addresses, plainShirt, type Visitor } from './visitor.ts';

const decideAt = async (page: Page, decision: 'approve' | 'decline' | 'cancel'): Promise<void> => {
  await expect(page).toHaveURL(/\/sandbox\/wallets\//);
  await page.locator(`button[value="${decision}"]`).click();
};

const reachPayment = async (
  visitor: Visitor,
  page: Page,
  shop: string | undefined,
): Promise<void> => {
  await page.context().addCookies([{ name: 'country', value: 'DE', url: shop ?? '' }]);
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.checkOutAsGuest(addresses.de);
};

const way = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

test('PayPal needs no card, confirms on its page and is in the order @twice', async ({
  visitor,
  page,
  baseURL,
}) => {
  const { t } = visitor;
  await reachPayment(visitor, page, baseURL);
  const group = page.getByRole('group', { name: t('checkout/payment.means') });
  await expect(group.getByRole('radio')).toHaveCount(5);
  await expect(group.getByRole('radio').first()).toHaveAccessibleName(/PayPal/);
  await expectAccessible(page);
  await way(page, /PayPal/).check();
  await expect(visitor.field('checkout/payment.number')).toHaveCount(0);
  await expect(page.getByText(t('checkout/payment.wallet'))).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.payButton.click();
  await expect(page).toHaveURL(/\/sandbox\/wallets\//);
  await expectAccessible(page);
  await decideAt(page, 'approve');
  await visitor.expectReceipt();
  await expect(page.getByText(t('orders/sheet.paidBy.wallet', { wallet: 'PayPal' }))).toBeVisible();
});

test('a refused or canceled Klarna payment is free, and another method pays', {
  tag: '@seldom',
}, async ({ visitor, page, baseURL }) => {
  const { t } = visitor;
  await reachPayment(visitor, page, baseURL);
  await way(page, /Klarna/).check();
  await visitor.payButton.click();
  await decideAt(page, 'decline');
  const dialog = page.getByRole('dialog', { name: t('checkout/refusal.other.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t('checkout/refusal.again'), exact: true }).click();
  await way(page, /Klarna/).check();
  await visitor.payButton.click();
  await decideAt(page, 'cancel');
  await expect(page.getByText(t('checkout/message.payment-cancelled'))).toBeVisible();
  await visitor.payWith('4242 4242 4242 4242');
  await visitor.expectReceipt();
  await expect(
    page.getByText(t('orders/sheet.paidBy.cardEnding', { lastFour: '4242' })),
  ).toBeVisible();
});

test('payment methods are chosen with the keyboard', { tag: '@seldom' }, async ({
  visitor,
  page,
  baseURL,
}) => {
  const { t } = visitor;
  await reachPayment(visitor, page, baseURL);
  const card = page
    .getByRole('group', { name: t('checkout/payment.means') })
    .getByRole('radio')
    .last();
  await expect(card).toBeChecked();
  await card.focus();
  await page.keyboard.press('ArrowUp');
  await expect(way(page, /Google Pay/)).toBeFocused();
  await expect(way(page, /Google Pay/)).toBeChecked();
  await expect(visitor.field('checkout/payment.number')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(card).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(visitor.field('checkout/payment.number')).toBeFocused();
});
