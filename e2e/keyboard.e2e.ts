import { tabTo, typeInto } from './keys.ts';
import { expect, test } from './test.ts';
import { addresses, cards } from './visitor.ts';

test('a guest buys a shirt using only the keyboard', async ({ visitor, page }) => {
  const { t, range } = visitor;
  const address = addresses.en;
  await visitor.open('/');

  await page.keyboard.press('Tab');
  await expect(page.getByText(t('shell/skipToContent'))).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').locator('a[href="/products"]').first());
  await page.keyboard.press('Enter');
  await visitor.expectPath('/products');
  await expect(page.locator('#content')).toBeFocused();
  // Skips the filters.
  await tabTo(page, page.getByRole('link', { name: t('catalog/filter.skip'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: range.garment('cotton-t-shirt'), exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(visitor.heading(range.garment('cotton-t-shirt'), 1)).toBeVisible();

  // Arrow keys move between colors.
  await tabTo(page, page.getByRole('radio', { name: range.color('paper-white'), exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: range.color('ecru'), exact: true })).toBeChecked();
  await visitor.expectPath(/\/102-11-21-31$/);
  await typeInto(page, page.getByLabel(t('designer/initials.title')), 'KB');
  // No size is chosen: the button moves focus to the sizes, where arrow keys select one.
  await tabTo(page, visitor.buyButton);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('radio', { name: t('sizing/picker.base', { base: 1 }), exact: true }),
  ).toBeFocused();
  for (let base = 2; base <= 8; base += 1) await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('radio', { name: t('sizing/picker.base', { base: 8 }), exact: true }),
  ).toBeChecked();
  await tabTo(page, visitor.addButton);
  await page.keyboard.press('Enter');

  // The panel traps the focus and returns it when closed.
  await expect(visitor.lines).toHaveCount(1);
  await expect(visitor.basket).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(visitor.addButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.lines).toHaveCount(1);
  const title = range.garment('cotton-t-shirt');
  await tabTo(page, visitor.button(t('basket/line.less', { title })));
  await page.keyboard.press('Enter');
  await expect(visitor.quantity(title)).toHaveValue('1');
  await tabTo(page, page.getByRole('link', { name: t('basket/checkout') }));
  await page.keyboard.press('Enter');
  await visitor.expectPath('/checkout');

  await typeInto(page, visitor.field('checkout/identity.email'), address.email);
  // The country of this visitor is unknown.
  await tabTo(page, visitor.select('checkout/address.countryCode'));
  await page.keyboard.type('United States');
  await expect(visitor.select('checkout/address.countryCode')).toHaveValue('US');
  await typeInto(page, visitor.field('checkout/address.firstName'), address.firstName);
  await typeInto(page, visitor.field('checkout/address.lastName'), address.lastName);
  await typeInto(page, visitor.field('checkout/address.line1'), address.line1);
  await typeInto(page, visitor.field('checkout/address.city'), address.city);
  await tabTo(page, visitor.select('checkout/address.state'));
  await page.keyboard.type('New York');
  await typeInto(page, visitor.postcodeField(), address.postcode);
  await typeInto(page, visitor.field('checkout/address.phone'), address.phone);
  await page.keyboard.press('Enter');
  const methods = page
    .getByRole('group', { name: t('checkout/shipping.legend') })
    .getByRole('radio');
  await tabTo(page, methods.first());
  await page.keyboard.press('Space');
  await expect(methods.first()).toBeChecked();
  await tabTo(page, visitor.button(t('checkout/shipping.submit')));
  await page.keyboard.press('Enter');

  await typeInto(page, visitor.field('checkout/payment.number'), cards.paid.replaceAll(' ', ''));
  await typeInto(page, visitor.field('checkout/payment.expiry'), '1240');
  await typeInto(page, visitor.field('checkout/payment.securityCode'), '123');
  await typeInto(page, visitor.field('checkout/payment.holderName'), 'Ada Probst');
  await tabTo(page, page.locator('input[name="terms"]'));
  await page.keyboard.press('Space');
  await tabTo(page, visitor.payButton);
  await page.keyboard.press('Enter');
  await visitor.expectReceipt();
});
