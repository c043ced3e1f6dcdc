import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses } from './visitor.ts';

test('staff preview, publish and revert a mail, with a placeholder check', async ({
  visitor,
  anotherVisitor,
  watch,
}) => {
  const staff = visitor;
  const { page, t } = staff;
  await staff.signInAs('staff');
  await staff.open('/studio/data');
  await page.getByRole('button', { name: t('staff/data.table.mails'), exact: true }).click();
  await page.getByRole('combobox', { name: t('staff/data.mails.mail') }).selectOption('order-link');
  const frame = page.getByRole('main').locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  const shown = page.frameLocator('main iframe');
  await expect(shown.getByText('Tailorbird', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  // The subject is the first text.
  const change = page.getByRole('button', { name: t('staff/data.change'), exact: true });
  await change.first().click();
  const field = page.getByRole('textbox', { name: 'English', exact: true });
  await expect(field).toHaveValue(/\{\{number\}\}/);
  const before = await field.inputValue();
  watch.allow(400, /\/preview\/$/);
  await field.fill('{{total}}');
  await page.getByRole('button', { name: t('staff/data.mails.preview') }).click();
  await expect(staff.wrong('{{number}}')).toContainText('{{total}}');
  await expect(field).toHaveValue('{{total}}');
  const marked = 'Here is the way to order {{number}}';
  await field.fill(marked);
  await page.getByRole('button', { name: t('staff/data.mails.preview') }).click();
  await expect(
    page.getByRole('status').filter({ hasText: t('staff/data.mails.shown') }),
  ).toBeVisible();
  await expect(
    page.getByText(marked.replace('{{number}}', '100023'), { exact: true }),
  ).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const customer = await anotherVisitor();
  const number = await customer.order({ garment: 'beanie' });
  const asks = async (): Promise<string> => {
    await customer.page.request.post('/oscarapi/orders/link/', {
      data: { order_number: number, email: addresses.en.email },
    });
    return await readOutbox();
  };
  expect(await asks()).not.toContain(marked.replace('{{number}}', number));
  await page.getByRole('textbox', { name: t('staff/customers.reason') }).fill('said more plainly');
  await page.getByRole('button', { name: t('staff/data.save'), exact: true }).click();
  await expect(field).toBeHidden();
  expect(await asks()).toContain(marked.replace('{{number}}', number));

  await change.first().click();
  await page
    .getByRole('button', { name: t('staff/data.goBack') })
    .first()
    .click();
  await expect(field).toHaveValue(before);
  await page
    .getByRole('textbox', { name: t('staff/customers.reason') })
    .fill('the old one was better');
  await page.getByRole('button', { name: t('staff/data.save'), exact: true }).click();
  await expect(field).toBeHidden();
});
