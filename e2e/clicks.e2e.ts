import type { Locator } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { type Address, signUpByApi } from './order.ts';
import { expect, test } from './test.ts';
import { addresses, cards, plainShirt, standardSize8L, type Visitor } from './visitor.ts';

/**
 * Counts customer actions. Pressing a button, link or choice is a click; filling a field or
 * selecting from a list is a field.
 */
const counting = () => {
  const done = { clicks: 0, fields: 0 };
  return {
    done,
    click: async (what: Locator): Promise<void> => {
      done.clicks += 1;
      await what.click();
    },
    check: async (what: Locator): Promise<void> => {
      if (await what.isChecked()) return;
      done.clicks += 1;
      await what.check();
    },
    fill: async (what: Locator, text: string): Promise<void> => {
      if ((await what.inputValue()) !== '') return;
      done.fields += 1;
      await what.fill(text);
    },
    select: async (what: Locator, value: string): Promise<void> => {
      if ((await what.inputValue()) === value) return;
      done.fields += 1;
      await what.selectOption(value);
    },
  };
};

const orderAsGuest = async (visitor: Visitor, address: Address) => {
  const { t, page } = visitor;
  const context = page.context();
  const { done, click, check, fill, select } = counting();
  await visitor.open('/');
  // The country is known, as it is behind a proxy that sends it.
  await context.addCookies([{ name: 'country', value: address.countryCode, url: page.url() }]);
  await visitor.open('/');

  await click(page.getByRole('main').locator('a[href*="/product/"]:visible').first());
  await visitor.expectPath(/\/product\//);
  await check(page.getByRole('radio', { name: t('sizing/picker.base', { base: 7 }), exact: true }));
  await click(visitor.addButton);
  await click(page.getByRole('link', { name: t('basket/checkout') }));
  await expect(visitor.field('checkout/address.line1')).toBeVisible();
  await fill(visitor.field('checkout/identity.email'), address.email);
  await fill(visitor.field('checkout/address.firstName'), address.firstName);
  await fill(visitor.field('checkout/address.lastName'), address.lastName);
  await fill(visitor.field('checkout/address.line1'), address.line1);
  await fill(visitor.postcodeField(), address.postcode);
  await fill(visitor.field('checkout/address.city'), address.city);
  if (address.state !== undefined)
    await select(visitor.select('checkout/address.state'), address.state);
  await fill(visitor.field('checkout/address.phone'), address.phone);
  await select(visitor.select('checkout/address.countryCode'), address.countryCode);
  await click(visitor.button(t('checkout/address.submit')));
  const methods = page
    .getByRole('group', { name: t('checkout/shipping.legend') })
    .getByRole('radio');
  await expect(methods.first()).toBeVisible();
  // The preselected method is enough.
  await expect(methods.and(page.locator(':checked'))).toHaveCount(1);
  await click(visitor.button(t('checkout/shipping.submit')));
  await expect(visitor.payButton).toBeVisible();
  await fill(visitor.field('checkout/payment.number'), cards.paid);
  await fill(visitor.field('checkout/payment.expiry'), '12/40');
  await fill(visitor.field('checkout/payment.securityCode'), '123');
  await fill(visitor.field('checkout/payment.holderName'), 'Ada Probst');
  await check(page.locator('input[name="terms"]'));
  await click(visitor.payButton);
  await visitor.expectReceipt();
  return done;
};

for (const country of ['de', 'en'] as const)
  test(`a first order needs twelve clicks and eleven fields at most, from the home page to the receipt: ${addresses[country].countryCode}`, {
    tag: country === 'de' ? ['@german'] : ['@german', '@seldom'],
  }, async ({ visitor }) => {
    const { clicks, fields } = await orderAsGuest(visitor, addresses[country]);
    expect(clicks).toBeLessThanOrEqual(12);
    expect(fields).toBeLessThanOrEqual(11);
  });

/** Opens the home page as a customer with an earlier order and a saved card. */
const returning = async (visitor: Visitor): Promise<void> => {
  await signUpByApi(visitor.page, `again-${Date.now()}-${test.info().project.name}@example.com`);
  await visitor.order({ garment: 't-shirt', standardSizeId: standardSize8L }, { keep: true });
  await visitor.open('/');
  await visitor.page
    .context()
    .addCookies([
      { name: 'country', value: addresses[visitor.language].countryCode, url: visitor.page.url() },
    ]);
  await visitor.open('/');
};

test('a returning customer buys in five clicks without typing, six with a size', {
  tag: ['@german'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await returning(visitor);
  const { done, click, check } = counting();
  await click(page.getByRole('main').locator('a[href*="/product/"]:visible').first());
  await visitor.expectPath(/\/product\//);
  await check(page.getByRole('radio', { name: t('sizing/picker.base', { base: 7 }), exact: true }));
  await click(visitor.addButton);
  await click(page.getByRole('link', { name: t('basket/checkout') }));
  await expect(visitor.payButton).toBeVisible();
  await expect(page.getByText(addresses[visitor.language].line1)).toBeVisible();
  await expect(page.getByText(/4242/)).toBeVisible();
  await expectAccessible(page);
  await check(page.locator('input[name="terms"]'));
  await click(visitor.payButton);
  await visitor.expectReceipt();
  expect(done.clicks).toBeLessThanOrEqual(6);
  expect(done.fields).toBe(0);
});

test('a returning customer reorders in five clicks without typing', {
  tag: ['@german', '@seldom'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await returning(visitor);
  const { done, click, check } = counting();
  await click(page.getByRole('link', { name: t('shell/header.account'), exact: true }));
  await click(page.getByRole('button', { name: new RegExp(t('orders/reorder.button')) }).first());
  await click(page.getByRole('link', { name: t('basket/checkout') }));
  await check(page.locator('input[name="terms"]'));
  await click(visitor.payButton);
  await visitor.expectReceipt();
  expect(done.clicks).toBeLessThanOrEqual(5);
  expect(done.fields).toBe(0);
});

test('a saved card pays the next order and can be removed', {
  tag: ['@german', '@seldom'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await signUpByApi(page, `keeper-${Date.now()}-${test.info().project.name}@example.com`);
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.toCheckout();
  await visitor.fillAddress(undefined, { isGuest: false });
  await visitor.submitAddress();
  await visitor.chooseShipping();
  await visitor.acceptTerms();
  const keep = page.getByRole('checkbox', { name: t('checkout/payment.keep') });
  await expect(keep).not.toBeChecked();
  await keep.check();
  await visitor.payWith(cards.challenge);
  const approve = page.locator('button[value="approve"]');
  await approve.click();
  await visitor.expectReceipt();

  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.toCheckout();
  await expect(page.getByText(/3220/)).toBeVisible();
  await visitor.acceptTerms();
  await visitor.payButton.click();
  await approve.click();
  await visitor.expectReceipt();

  await visitor.open('/profile/ways-of-paying');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '3220' });
  await card.getByRole('button', { name: new RegExp(t('means/remove')) }).click();
  await expectAccessible(page);
  await card.getByRole('button', { name: t('means/confirmed'), exact: true }).click();
  await expect(page.getByText(t('means/removed'))).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(t('means/none'))).toBeVisible();
});
