import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';
import { addresses, cards } from './visitor.ts';

/** Counts what a customer does: a press of a button, a link or a choice is a click, a field that is filled or a list that is chosen from is a field. */
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

test('a first order needs twelve clicks and eleven fields at most, from the home page to the receipt', {
  tag: ['@german'],
}, async ({ visitor, page, context }) => {
  const { say } = visitor;
  const { done, click, check, fill, select } = counting();
  const address = addresses.de;
  await visitor.open('/');
  // Where they are is known, as it is behind a proxy that says so.
  await context.addCookies([{ name: 'country', value: address.countryCode, url: page.url() }]);
  await visitor.open('/');

  await click(page.getByRole('main').locator('a[href*="/product/"]:visible').first());
  await visitor.expectPath(/\/product\//);
  await check(page.getByRole('radio', { name: say('sizing/picker.base', { base: 7 }), exact: true }));
  await click(visitor.addButton);
  await click(page.getByRole('link', { name: say('basket/checkout') }));
  await expect(visitor.field('checkout/address.line1')).toBeVisible();
  await fill(visitor.field('checkout/identity.email'), address.email);
  await fill(visitor.field('checkout/address.firstName'), address.firstName);
  await fill(visitor.field('checkout/address.lastName'), address.lastName);
  await fill(visitor.field('checkout/address.line1'), address.line1);
  await fill(visitor.field('checkout/address.postcode'), address.postcode);
  await fill(visitor.field('checkout/address.city'), address.city);
  await fill(visitor.field('checkout/address.phone'), address.phone);
  await select(visitor.select('checkout/address.countryCode'), address.countryCode);
  await click(visitor.button(say('checkout/address.submit')));
  const methods = page.getByRole('group', { name: say('checkout/shipping.legend') }).getByRole('radio');
  await expect(methods.first()).toBeVisible();
  // The one that is chosen already will do.
  await expect(methods.and(page.locator(':checked'))).toHaveCount(1);
  await click(visitor.button(say('checkout/shipping.submit')));
  await expect(visitor.payButton).toBeVisible();
  await fill(visitor.field('checkout/payment.number'), cards.paid);
  await fill(visitor.field('checkout/payment.expiry'), '12/40');
  await fill(visitor.field('checkout/payment.securityCode'), '123');
  await fill(visitor.field('checkout/payment.holderName'), 'Ada Probst');
  await check(page.locator('input[name="terms"]'));
  await click(visitor.payButton);
  await visitor.expectReceipt();
  expect(done.clicks).toBeLessThanOrEqual(12);
  expect(done.fields).toBeLessThanOrEqual(11);
});
