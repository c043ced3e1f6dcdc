import { expect, test } from './test.ts';

test('staff find a text, preview a change, publish it and revert it', {
  tag: '@seldom',
}, async ({ visitor, anotherVisitor }) => {
  const staff = visitor;
  const { page, t } = staff;
  const [before, after] = [t('findOrder/numberHint'), 'Six digits, at the top of the receipt.'];
  await staff.signInAs('staff');
  await staff.open('/studio/data');
  const tables = page.getByRole('group', { name: t('staff/data.title') }).getByRole('button');
  const places = (): Promise<readonly number[]> =>
    tables.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  await expect(tables.first()).toBeVisible();
  const asTheyWere = await places();
  await page.getByRole('button', { name: t('staff/data.table.texts'), exact: true }).click();
  // A selection does not change the positions.
  expect(await places()).toEqual(asTheyWere);
  await page.getByRole('searchbox', { name: t('staff/data.texts.search') }).fill('such as 100123');
  await page.keyboard.press('Enter');
  const english = page.getByRole('textbox', { name: 'English', exact: true });
  await expect(english).toHaveValue(before);

  await english.fill(after);
  await page.getByRole('button', { name: t('staff/data.texts.preview') }).click();
  await page.getByRole('textbox', { name: t('staff/data.texts.page') }).fill('/order');
  const link = page.getByRole('main').getByRole('link', { name: 'English', exact: true });
  const preview = await link.getAttribute('href');

  await test.step('the preview banner appears on other pages of the tab and ends it', async () => {
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(tab.getByText(after)).toBeVisible();
    const bar = tab.getByRole('complementary', { name: t('staff/data.texts.preview') });
    await expect(bar).toBeVisible();
    await tab.goto('/faq');
    await expect(bar).toBeVisible();
    await tab.goto('/order');
    await expect(tab.getByText(after)).toBeVisible();
    await bar.getByRole('button', { name: t('staff/data.texts.previewEnd') }).click();
    await expect(tab.getByText(before)).toBeVisible();
    await expect(bar).toHaveCount(0);
    await tab.close();
  });

  const reader = await anotherVisitor();
  await reader.open(preview ?? '');
  await expect(reader.page.getByText(after)).toBeVisible();
  await reader.open('/order');
  await expect(reader.page.getByText(before)).toBeVisible();

  await page.getByRole('textbox', { name: t('staff/customers.reason') }).fill('said more plainly');
  await page.getByRole('button', { name: t('staff/data.save'), exact: true }).click();
  await expect(english).toBeHidden();
  await test.step('the server says it', async () => {
    await reader.open('/order');
    await expect(reader.page.getByText(after)).toBeVisible();
  });
  await test.step('the browser shows it, too, after navigating to the page', async () => {
    await reader.open('/faq');
    const asked = reader.page.waitForResponse(
      /\/content-api\/texts\/[0-9a-f]{12}\/en\/findOrder\//,
    );
    await reader.page.getByRole('contentinfo').locator('a[href="/order"]').click();
    expect((await asked).status()).toBe(200);
    await expect(reader.page.getByText(after)).toBeVisible();
  });

  // Without a search, the list shows the changed texts.
  await page.getByRole('searchbox', { name: t('staff/data.texts.search') }).fill('');
  await page.keyboard.press('Enter');
  await page
    .getByRole('listitem')
    .filter({ hasText: after })
    .getByRole('button', { name: t('staff/data.change') })
    .click();
  await page.getByRole('button', { name: t('staff/data.goBack') }).click();
  await page
    .getByRole('textbox', { name: t('staff/customers.reason') })
    .fill('the old one was better');
  await page.getByRole('button', { name: t('staff/data.save'), exact: true }).click();
  await expect(english).toBeHidden();
  await reader.open('/order');
  await expect(reader.page.getByText(before)).toBeVisible();
});
