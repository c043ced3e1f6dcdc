import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';

test('[RETAIL-02] a store signs a customer up, sells and refunds @twice', async ({ visitor }) => {
  const { page, t } = visitor;
  const email = `till-${test.info().project.name}-${Date.now()}@example.com`;
  await visitor.signInAs('store');
  await visitor.open('/retail/till');

  await test.step('a new customer is found and acted for', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('staff/newCustomer.title') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('staff/newCustomer.title') });
    await dialog.getByRole('textbox', { name: t('staff/newCustomer.email') }).fill(email);
    await dialog.getByRole('textbox', { name: t('staff/newCustomer.firstName') }).fill('Nora');
    await dialog.getByRole('button', { name: t('staff/newCustomer.create') }).click();
    await expect(dialog.getByText(email)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox', { name: t('staff/till.customerSearch') }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('staff/till.sellTo', { name: 'Nora' }) }).click();
    await expect(page.getByRole('complementary', { name: t('staff/acting.label') })).toContainText(
      email,
    );
  });

  await test.step('a scanned piece is in the basket', async () => {
    const scanner = page.getByRole('searchbox', { name: t('staff/inventory.search') });
    await scanner.fill('9501');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('list', { name: t('staff/till.basket') }).getByRole('listitem'),
    ).toHaveCount(1);
    await expect(scanner).toHaveValue('');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  let number = '';
  await test.step('it is paid by card, with the number of the slip, once for two clicks', async () => {
    const payment = page.getByRole('region', { name: t('staff/till.pay') });
    const sell = payment.getByRole('button', { name: t('staff/till.sell') });
    await sell.click();
    const reference = payment.getByRole('textbox', { name: t('staff/till.reference') });
    await expect(reference).toHaveAccessibleDescription(
      new RegExp(t('staff/till.failure.reference-required').replace('.', '\\.')),
    );
    await reference.fill('T-0042');
    await sell.dblclick();
    const done = payment.getByText(/\d{6}/);
    await expect(done).toBeVisible();
    number = /\d{6}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
    await expect(page.getByText(t('staff/till.empty'))).toBeVisible();
    await expect(async () => expect(await readOutbox()).toContain(number)).toPass();
  });

  await test.step('it is in the list of the day, and is taken back in cash', async () => {
    await page
      .getByRole('complementary', { name: t('staff/acting.label') })
      .getByRole('button', { name: t('staff/acting.end') })
      .click();
    await expect(page.getByRole('complementary', { name: t('staff/acting.label') })).toBeHidden();
    await visitor.open('/retail/sales');
    const entries = page
      .getByRole('list', { name: t('staff/till.entries') })
      .getByRole('listitem')
      .filter({ hasText: number });
    await expect(entries).toHaveCount(1);
    await page.getByRole('button', { name: t('staff/till.takeBackOf', { number }) }).click();
    const form = page.getByRole('form', { name: t('staff/till.takeBackOf', { number }) });
    await expect(form).toBeFocused();
    await form.getByRole('radio', { name: t('staff/till.by.cash') }).check();
    // At the top of the page the header covers no target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await form.getByRole('button', { name: t('staff/till.takeBack') }).click();
    await expect(form).toBeHidden();
    await expect(entries).toHaveCount(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('staff/till.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^till-porto-\d{4}-\d{2}-\d{2}\.csv$/);
    await expectNoHorizontalScroll(page);
  });
});
