import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('[API-21] the comment on an order can change until it is made', async ({
  visitor,
  language,
}) => {
  const { page, t } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await visitor.button(t('orders/change.addComment')).click();
  await page
    .getByRole('textbox', { name: t('orders/sheet.comment') })
    .fill(language === 'de' ? 'Bitte klingeln' : 'Please ring');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(t('orders/change.save')).click();
  await expect(page.getByText(t('orders/changed.comment'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(language === 'de' ? 'Bitte klingeln' : 'Please ring')).toBeVisible();
});

test('[API-21, CHECKOUT-04] an order’s address changes within its country, with errors at the fields @twice', async ({
  visitor,
}) => {
  const { page, t } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await visitor.button(t('orders/change.address')).click();
  const [street, postcode] = [visitor.field('checkout/address.line1'), visitor.postcodeField()];
  await street.fill('Needle Lane 4');
  await postcode.fill('1');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(t('orders/change.saveAddress')).click();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toBeFocused();
  await expect(street).toHaveValue('Needle Lane 4');
  await postcode.fill(visitor.language === 'de' ? '14467' : '10003');
  await visitor.button(t('orders/change.saveAddress')).click();
  await expect(page.getByText(t('orders/changed.shipping-address'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('Needle Lane 4')).toBeVisible();
});

test('an invoice is addressed, downloaded and canceled with its order @twice', async ({
  visitor,
}) => {
  const { page, t } = visitor;
  await visitor.openReceipt(await visitor.order({ garment: 'beanie' }));
  await visitor.button(t('papers/ask')).click();
  await page.getByRole('radio', { name: t('papers/toWhom.other') }).check();
  await visitor.button(t('papers/issue')).click();
  await expect(visitor.select('checkout/address.countryCode')).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.fillAddress(undefined, { isGuest: false });
  await page
    .getByRole('textbox', { name: new RegExp(`^${t('checkout/address.company')}`) })
    .fill('Nadel & Faden');
  const vatNumber = page.getByRole('textbox', { name: t('papers/vatNumber.label') });
  await vatNumber.fill('DE12');
  await visitor.button(t('papers/issue')).click();
  await expect(page.getByText(t('papers/vatNumber.invalid'))).toBeVisible();
  await expect(vatNumber).toBeFocused();
  await vatNumber.fill('DE 123 456 789');
  await visitor.button(t('papers/issue')).click();
  const invoice = page.getByRole('link', { name: /INV-\d{6}/ });
  const [saved] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect(saved.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  await visitor.button(t('orders/cancel.ask')).click();
  await visitor.button(t('orders/cancel.yes')).click();
  await expect(page.getByRole('link', { name: /CRN-\d{6}/ })).toBeVisible();
  await expectAccessible(page);
});

test('[API-21, ORDER-10] a piece can be changed until the cut-off @twice', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const title = visitor.range.garment('cotton-t-shirt');
  const number = await visitor.order({ garment: 't-shirt', standardSizeId: 13 });
  await page.clock.install();
  await visitor.openReceipt(number);
  await expect(page.getByText(t('orders/cutOff.rest.address-comment-cancel'))).toBeVisible();
  const change = visitor.button(t('orders/piece.changeOf', { title }));
  await change.click();
  const panel = page.getByRole('dialog', { name: t('shell/panel.change-piece') });
  await panel.getByLabel(t('designer/initials.title')).fill('A1');
  const save = panel.getByRole('button', { name: t('garmentPanels/mini.save') });
  await save.click();
  await expect(panel.getByRole('alert').last()).toHaveText(
    t('garmentPanels/ordered.problem.initials'),
  );
  await panel.getByLabel(t('designer/initials.title')).fill('XYZ');
  await panel
    .getByRole('radio', { name: t('sizing/picker.base', { base: 9 }), exact: true })
    .check();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await save.click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(t('orders/changed.piece'))).toBeVisible();
  await expect(page.getByText(t('basket/trait.initialsShort', { initials: 'XYZ' }))).toBeVisible();
  await expect(change).toBeFocused();
  await page.clock.fastForward(10 * 24 * 60 * 60 * 1_000);
  await expect(page.getByText(t('orders/cutOff.over'))).toBeVisible();
  await expect(change).toBeHidden();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: t('orders/cutOff.write', { number }) }).click();
  await expect(page.getByLabel(t('inquiries/field.contact.order'))).toHaveValue(number);
});

test('[API-21] changing one of two ordered pieces leaves the other as it was', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const title = visitor.range.garment('cotton-t-shirt');
  await visitor.openReceipt(
    await visitor.order({ garment: 't-shirt', standardSizeId: 13 }, { quantity: 2 }),
  );
  await visitor.button(t('orders/piece.changeOf', { title })).click();
  const panel = page.getByRole('dialog', { name: t('shell/panel.change-piece') });
  await panel.getByRole('radio', { name: t('garmentPanels/mini.one'), exact: true }).check();
  await panel.getByLabel(t('designer/initials.title')).fill('XYZ');
  await expectAccessible(page);
  await panel.getByRole('button', { name: t('garmentPanels/mini.save') }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(t('basket/trait.initialsShort', { initials: 'XYZ' }))).toHaveCount(1);
  await expect(visitor.button(t('orders/piece.changeOf', { title }))).toHaveCount(2);
  await expectAccessible(page);
});
