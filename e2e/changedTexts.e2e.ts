import { expect, test } from './test.ts';

const fresh = { timeout: 15_000 };

test('staff find a text by its words, see other ones in their place, publish them, and take them back', async ({
  visitor,
  anotherVisitor,
}) => {
  test.setTimeout(120_000);
  const staff = visitor;
  const { page, say } = staff;
  const [before, after] = [say('findOrder/numberHint'), 'Six digits, at the top of the receipt.'];
  await staff.signInAs('staff');
  await staff.open('/studio/data');
  await page.getByRole('button', { name: say('staff/data.table.texts'), exact: true }).click();
  await page.getByRole('searchbox', { name: say('staff/data.texts.search') }).fill('such as 100123');
  await page.keyboard.press('Enter');
  const english = page.getByRole('textbox', { name: 'English', exact: true });
  await expect(english).toHaveValue(before);

  await english.fill(after);
  await page.getByRole('button', { name: say('staff/data.texts.preview') }).click();
  await page.getByRole('textbox', { name: say('staff/data.texts.page') }).fill('/order');
  const preview = await page.getByRole('main').getByRole('link', { name: 'English', exact: true }).getAttribute('href');

  const reader = await anotherVisitor();
  await reader.open(preview ?? '');
  await expect(reader.page.getByText(after)).toBeVisible();
  await reader.open('/order');
  await expect(reader.page.getByText(before)).toBeVisible();

  await page.getByRole('textbox', { name: say('staff/customers.reason') }).fill('said more plainly');
  await page.getByRole('button', { name: say('staff/data.save'), exact: true }).click();
  await expect(english).toBeHidden();
  await test.step('the server says it', async () => {
    await reader.open('/order');
    await expect(reader.page.getByText(after)).toBeVisible(fresh);
  });
  await test.step('and the browser, which loads the texts of the page when it goes there', async () => {
    await reader.open('/faq');
    const asked = reader.page.waitForResponse(/\/content-api\/texts\/[0-9a-f]{12}\/en\/findOrder\//);
    await reader.page.getByRole('contentinfo').locator('a[href="/order"]').click();
    expect((await asked).status()).toBe(200);
    await expect(reader.page.getByText(after)).toBeVisible();
  });

  // Without a search, those that were changed are listed.
  await page.getByRole('searchbox', { name: say('staff/data.texts.search') }).fill('');
  await page.keyboard.press('Enter');
  await page
    .getByRole('listitem')
    .filter({ hasText: after })
    .getByRole('button', { name: say('staff/data.change') })
    .click();
  await page.getByRole('button', { name: say('staff/data.goBack') }).click();
  await page.getByRole('textbox', { name: say('staff/customers.reason') }).fill('the old one was better');
  await page.getByRole('button', { name: say('staff/data.save'), exact: true }).click();
  await expect(english).toBeHidden();
  await reader.open('/order');
  await expect(reader.page.getByText(before)).toBeVisible(fresh);
});
