import type { Page } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { expect, test } from './test.ts';
import { addresses, cards, plainShirt, Visitor } from './visitor.ts';

const reachPayment = async (visitor: Visitor, path = plainShirt): Promise<void> => {
  await visitor.open(path);
  await visitor.addToBasket();
  await visitor.checkOutAsGuest();
};

/** After a refusal the basket is unchanged, and another card pays. */
const expectSecondTryPays = async (visitor: Visitor): Promise<void> => {
  await visitor.payWith(cards.paid);
  await visitor.expectReceipt();
};

const bank = { approve: 'approve', decline: 'decline', cancel: 'cancel' } as const;
const decideAtBank = async (page: Page, decision: keyof typeof bank): Promise<void> => {
  await expect(page).toHaveURL(/\/sandbox\/3ds\//);
  await page.locator(`button[value="${bank[decision]}"]`).click();
};

for (const [about, card] of [
  ['wrong-cvc', cards.wrongCvc],
  ['fraud', cards.fraud],
  ['other', cards.refused],
] as const) {
  // The cases differ only in the bank's message.
  const tag = card === cards.wrongCvc ? [] : '@seldom';
  test(`after a refusal (${about}) nothing is charged and another card pays`, {
    tag,
  }, async ({ visitor, page }) => {
    const { t } = visitor;
    await reachPayment(visitor);
    await visitor.payWith(card);
    const dialog = page.getByRole('dialog', { name: t(`checkout/refusal.${about}.title`) });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('checkout/refusal.again'), exact: true }).click();
    await expect(visitor.field('checkout/payment.holderName')).toHaveValue('Ada Probst');
    await expectSecondTryPays(visitor);
  });
}

test('a payment approved by 3-D Secure places the order', { tag: '@phone' }, async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await reachPayment(visitor, `${plainShirt}?initials=AB`);
  await expect(page.getByRole('region', { name: t('checkout/order.brief') })).toContainText(
    t('basket/trait.initialsShort', { initials: 'AB' }),
  );
  await visitor.payWith(cards.challenge);
  await expect(page).toHaveURL(/\/sandbox\/3ds\//);
  await expectAccessible(page);
  await decideAtBank(page, 'approve');
  await visitor.expectReceipt();
});

test('a payment declined by 3-D Secure keeps the basket for another payment', {
  tag: ['@german', '@seldom'],
}, async ({ visitor, page }) => {
  await reachPayment(visitor);
  await visitor.payWith(cards.challenge);
  await decideAtBank(page, 'decline');
  const dialog = page.getByRole('dialog', { name: visitor.t('checkout/refusal.other.title') });
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: visitor.t('checkout/refusal.again'), exact: true })
    .click();
  await expectSecondTryPays(visitor);
});

test('a canceled or abandoned 3-D Secure payment reopens the basket', {
  tag: '@seldom',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await reachPayment(visitor);
  await visitor.payWith(cards.challenge);
  await decideAtBank(page, 'cancel');
  await expect(page.getByText(t('checkout/message.payment-cancelled'))).toBeVisible();
  await visitor.payWith(cards.challenge);
  await expect(page).toHaveURL(/\/sandbox\/3ds\//);
  await visitor.open('/');
  await visitor.openBasket();
  await expect(page.getByText(t('basket/frozen.title'))).toBeVisible();
  await expect(visitor.quantity(visitor.range.garment('cotton-t-shirt'))).toBeDisabled();
  await expectAccessible(page);
  await visitor.button(t('basket/frozen.cancel')).click();
  await expect(page.getByText(t('basket/frozen.cancelled'))).toBeVisible();
  await expect(visitor.quantity(visitor.range.garment('cotton-t-shirt'))).toBeEnabled();
});

test('a reload during checkout keeps the fields but never the card', async ({ visitor, page }) => {
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.toCheckout();
  const { line1, firstName } = addresses.en;
  await visitor.field('checkout/address.line1').fill(line1);
  await visitor.field('checkout/address.firstName').fill(firstName);
  await page.reload();
  await expect(visitor.field('checkout/address.line1')).toHaveValue(line1);
  await expect(visitor.field('checkout/address.firstName')).toHaveValue(firstName);
  await visitor.fillAddress();
  await visitor.submitAddress();
  await visitor.chooseShipping();
  await page.getByText(visitor.t('checkout/payment.addComment')).click();
  await page.locator('textarea[name="comment"]').fill('Please ring twice.');
  await visitor.fillCard(cards.paid);
  await page.reload();
  await expect(visitor.payButton).toBeVisible();
  await expect(page.locator('textarea[name="comment"]')).toHaveValue('Please ring twice.');
  await expect(visitor.field('checkout/payment.number')).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/4242 ?4242/);
  await visitor.acceptTerms();
  await visitor.payWith(cards.paid);
  await visitor.expectReceipt();
});

test('a double click on pay places one order', async ({ visitor, page }) => {
  await reachPayment(visitor);
  await visitor.fillCard(cards.paid);
  const payments: string[] = [];
  page.on('request', (request) => {
    if (/checkout\/payments\/$/.test(request.url())) payments.push(request.url());
  });
  await visitor.payButton.dblclick();
  await visitor.expectReceipt();
  expect(payments).toHaveLength(1);
});

test('paying in two tabs at once places one order', async ({ visitor, page, context, watch }) => {
  const placed: string[] = [];
  context.on('response', async (response) => {
    if (!/checkout\/payments\/$/.test(response.url()) || !response.ok()) return;
    const { order_number: number } = (await response.json()) as { readonly order_number?: string };
    if (number) placed.push(number);
  });
  await reachPayment(visitor);
  const second = await context.newPage();
  const other = new Visitor(second, visitor.language);
  await other.open('/checkout');
  await other.field('checkout/identity.email').fill(addresses.en.email);
  await other.submitAddress();
  await other.chooseShipping();
  await other.acceptTerms();
  await visitor.fillCard(cards.paid);
  await other.fillCard(cards.paid);
  // After payment in one tab, the other tab has no basket.
  watch.allow(406, /checkout\/(payments|payment_methods)\//);
  watch.allow(409, /checkout\/payments\//);
  await Promise.all([visitor.payButton.click(), other.payButton.click()]);
  await expect
    .poll(() => [page.url(), second.url()].some((url) => url.includes('thank-you')))
    .toBe(true);
  await Promise.all([page, second].map((tab) => tab.waitForLoadState('networkidle')));
  await expect.poll(() => new Set(placed).size).toBe(1);
});

test('[LEGAL-02] the payment step states the legal guarantee in the European Union', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  await reachPayment(visitor);
  await expect(page.getByTestId('pay')).toBeVisible();
  const note = page.getByText(visitor.t('withdrawal/before.guarantee', { years: 2 }));
  // English visitors live in the United States, German ones in Germany.
  if (visitor.language === 'de') await expect(note).toBeVisible();
  else await expect(note).toHaveCount(0);
});
