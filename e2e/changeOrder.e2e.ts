import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('[API-21] the comment on an order is changed on its receipt until the order is made', async ({ visitor, language }) => {
  const { page, say } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await visitor.button(say('orders/change.addComment')).click();
  await page.getByRole('textbox', { name: say('orders/sheet.comment') }).fill(language === 'de' ? 'Bitte klingeln' : 'Please ring');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(say('orders/change.save')).click();
  await expect(page.getByText(say('orders/changed.comment'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(language === 'de' ? 'Bitte klingeln' : 'Please ring')).toBeVisible();
});

test('[API-21, CHECKOUT-04] the address of an order is changed within its country, each error at its field @everywhere', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await visitor.button(say('orders/change.address')).click();
  const [street, postcode] = [visitor.field('checkout/address.line1'), visitor.field('checkout/address.postcode')];
  await street.fill('Needle Lane 4');
  await postcode.fill('1');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(say('orders/change.saveAddress')).click();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toBeFocused();
  await expect(street).toHaveValue('Needle Lane 4');
  await postcode.fill(visitor.language === 'de' ? '14467' : '10003');
  await visitor.button(say('orders/change.saveAddress')).click();
  await expect(page.getByText(say('orders/changed.shipping-address'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('Needle Lane 4')).toBeVisible();
});

test('an invoice is made out to another address, downloaded, and taken back when the order is canceled @everywhere', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await visitor.button(say('papers/ask')).click();
  await page.getByRole('radio', { name: say('papers/toWhom.other') }).check();
  await visitor.button(say('papers/issue')).click();
  await expect(visitor.field('checkout/address.firstName')).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.fillAddress(undefined, { isGuest: false });
  await page.getByRole('textbox', { name: new RegExp(`^${say('checkout/address.company')}`) }).fill('Nadel & Faden');
  await visitor.button(say('papers/issue')).click();
  const invoice = page.getByRole('link', { name: /INV-\d{6}/ });
  const [saved] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect(saved.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  await visitor.button(say('orders/cancel.ask')).click();
  await visitor.button(say('orders/cancel.yes')).click();
  await expect(page.getByRole('link', { name: /CRN-\d{6}/ })).toBeVisible();
  await expectAccessible(page);
});
