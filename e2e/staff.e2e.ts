import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { addWearerByApi, saveSizeByApi, signUpByApi } from './order.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

test('[GUARD-13] staff act for a customer with reason, banner and log', async ({ visitor }) => {
  const { page, t } = visitor;
  const email = 'customer@tailorbird.example';
  const reason = `asked on the phone, ${Date.now()}`;
  await visitor.signInAs('staff');
  await visitor.open('/studio/customers');
  await page.getByRole('searchbox', { name: t('staff/customers.search') }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('staff/customers.choose') }).click();
  const chosen = page.getByRole('region', { name: email });
  const why = chosen.getByRole('textbox', { name: t('staff/customers.reason') });
  await why.fill('why');
  await chosen.getByRole('button', { name: t('staff/customers.act') }).click();
  await expect(why).toHaveAccessibleDescription(
    new RegExp(t('staff/customers.reasonMissing').slice(0, 20)),
  );
  await expect(why).toHaveValue('why');
  await why.fill(reason);
  await chosen.getByRole('button', { name: t('staff/customers.act') }).click();

  const banner = page.getByRole('complementary', { name: t('staff/acting.label') });
  await expect(banner).toContainText(email);
  await expect(banner).toContainText(reason);
  await visitor.open('/profile/info');
  await expect(banner).toContainText(email);
  await expect(visitor.heading(t('account/profile.ownerOnly'), 1)).toBeVisible();
  const sections = page.getByRole('navigation', { name: t('account/profile.navigation') });
  await expect(sections.getByRole('link', { name: t('account/profile.orders') })).toBeVisible();
  for (const own of ['info', 'security', 'ways-of-paying'] as const)
    await expect(sections.getByRole('link', { name: t(`account/profile.${own}`) })).toHaveCount(0);
  await expectAccessible(page);
  // The notice of a text preview appears beside this banner, and neither covers the other.
  await visitor.open('/profile/info?text-preview=of-before');
  const preview = page.getByRole('complementary', { name: t('staff/data.texts.preview') });
  await preview
    .getByRole('button', { name: t('staff/data.texts.previewEnd') })
    .click({ trial: true });
  await banner.getByRole('button', { name: t('staff/acting.end') }).click({ trial: true });
  await preview.getByRole('button', { name: t('staff/data.texts.previewEnd') }).click();
  await expect(preview).toHaveCount(0);
  await banner.getByRole('button', { name: t('staff/acting.end') }).click();
  await expect(page).toHaveURL(/\/studio\/customers$/);
  await expect(banner).toBeHidden();

  await visitor.open('/studio/records');
  const began = page
    .getByRole('row')
    .filter({ hasText: t('staff/records.action.acting-started') })
    .filter({ hasText: reason });
  await expect(began).toHaveCount(1);
  await expect(began).toContainText('staff@tailorbird.example');
  await expect(began).toContainText(email);
});

const isIn = (list: Locator, name: string): Locator =>
  list.getByRole('listitem').filter({ hasText: name }).first();

const openRow = async ({ page, t }: Visitor, name: string): Promise<Locator> => {
  await isIn(page.getByRole('main'), name)
    .getByRole('button', { name: t('staff/data.change') })
    .click();
  return page.getByRole('region', { name: new RegExp(name) });
};

test('concurrent edits of a voucher keep both inputs, and history restores it', {
  tag: '@seldom',
}, async ({ visitor, anotherVisitor, watch }) => {
  watch.expect(409, /\/studio_api\/data\/vouchers\//);
  const other = await anotherVisitor();
  const percentOf = (form: Locator): Locator =>
    form.getByRole('textbox', { name: visitor.t('staff/data.field.percent') });
  const code = `FAIR${Date.now()}`;
  await test.step('the voucher is a new one', async () => {
    const { page, t } = visitor;
    await visitor.signInAs('staff');
    await visitor.open('/studio/data');
    await page.getByRole('button', { name: t('staff/data.table.vouchers') }).click();
    await page.getByRole('button', { name: t('staff/data.newVoucher') }).click();
    const form = page.getByRole('region', { name: t('staff/data.newVoucher') });
    await form.getByRole('textbox', { name: t('staff/data.code') }).fill(code);
    await page.getByRole('textbox', { name: t('staff/data.field.name') }).fill('Fair');
    await page.getByRole('textbox', { name: t('staff/customers.reason') }).fill('for the fair');
    await page.getByRole('button', { name: t('staff/data.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
  });
  const forms: Locator[] = [];
  await other.signInAs('staff');
  for (const each of [visitor, other]) {
    await each.open('/studio/data');
    await each.page.getByRole('button', { name: each.t('staff/data.table.vouchers') }).click();
    forms.push(await openRow(each, code));
  }
  const [mine, theirs] = forms;
  if (!mine || !theirs) throw new Error('Two editors have a form each');
  const before = await percentOf(mine).inputValue();
  const save = async (
    { t }: Visitor,
    form: Locator,
    percent: string,
    reason: string,
  ): Promise<void> => {
    await percentOf(form).fill(percent);
    await form.getByRole('textbox', { name: t('staff/customers.reason') }).fill(reason);
    await form.getByRole('button', { name: t('staff/data.save') }).click();
  };

  await save(other, theirs, '11', 'for the weekend');
  await expect(theirs).toBeHidden();
  await save(visitor, mine, '12', 'for the fair');
  const conflict = mine.getByRole('alert');
  await expect(conflict).toContainText(visitor.t('staff/data.conflict'));
  await expect(conflict).toContainText(`${visitor.t('staff/data.field.percent')}: 11`);
  await expect(percentOf(mine)).toHaveValue('12');
  await expectAccessible(visitor.page);
  await conflict.getByRole('button', { name: visitor.t('staff/data.keepMine') }).click();
  await mine.getByRole('button', { name: visitor.t('staff/data.save') }).click();
  await expect(mine).toBeHidden();

  const again = await openRow(visitor, code);
  const history = again.getByRole('region', { name: visitor.t('staff/data.history') });
  await expect(history.getByRole('listitem').filter({ hasText: 'for the weekend' })).toHaveCount(1);
  await history
    .getByRole('listitem')
    .filter({ hasText: 'for the weekend' })
    .getByRole('button', { name: visitor.t('staff/data.goBack') })
    .click();
  await expect(percentOf(again)).toHaveValue(before);
  await save(visitor, again, before, 'back to what it was');
  await expect(again).toBeHidden();
  await expect(isIn(visitor.page.getByRole('main'), code)).toContainText(
    `${visitor.t('staff/data.field.percent')}: ${before}`,
  );
});

test('[ROUTE-50] a store counts stock by scanned labels', { tag: '@phone' }, async ({
  visitor,
}) => {
  const { page, t } = visitor;
  await visitor.signInAs('store');
  await visitor.open('/retail/inventory');
  const scan = async (): Promise<Locator> => {
    await page.getByRole('searchbox', { name: t('staff/inventory.search') }).fill('9601');
    await page.keyboard.press('Enter');
    const pieces = page.getByRole('textbox', { name: t('staff/data.field.pieces') });
    await expect(pieces).toBeVisible();
    return pieces;
  };
  const count = async (pieces: Locator, counted: string): Promise<void> => {
    await pieces.fill(counted);
    await page.getByRole('textbox', { name: t('staff/customers.reason') }).fill('counted by hand');
    await page.getByRole('button', { name: t('staff/data.save') }).click();
    await expect(pieces).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: t('staff/data.change') }) })
        .first(),
    ).toContainText(`${t('staff/data.field.pieces')}: ${counted}`);
  };
  const pieces = await scan();
  const before = await pieces.inputValue();
  await expectNoHorizontalScroll(page);
  await count(pieces, '79');
  await count(await scan(), before);
});

test('[API-63] [API-70] staff edit and create a customer’s sizes', async ({
  visitor,
  anotherVisitor,
}) => {
  const { page, t } = visitor;
  const email = `measured-${Date.now()}-${test.info().project.name}@example.com`;
  const customer = await anotherVisitor();
  await test.step('a customer has a size and another wearer', async () => {
    await signUpByApi(customer.page, email);
    await saveSizeByApi(customer.page, 'Sunday');
    await addWearerByApi(customer.page, 'Anna');
  });

  await visitor.signInAs('staff');
  await visitor.open('/studio/customers');
  await page.getByRole('searchbox', { name: t('staff/customers.search') }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('staff/customers.choose') }).click();
  const chosen = page.getByRole('region', { name: email });
  const reason = `measured in the store, ${Date.now()}`;
  await chosen.getByRole('textbox', { name: t('staff/customers.reason') }).fill(reason);
  await chosen.getByRole('button', { name: t('staff/customers.open') }).click();

  await chosen
    .getByRole('button', { name: t('staff/customers.size.changeOf', { name: 'Sunday' }) })
    .click();
  const change = page.getByRole('dialog', {
    name: t('staff/customers.size.changeOf', { name: 'Sunday' }),
  });
  const first = change.getByRole('textbox').first();
  const save = t('staff/customers.size.save');
  const before = Number((await first.inputValue()).replace(',', '.'));
  await first.fill('999');
  await change.getByRole('button', { name: save, exact: true }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveValue('999');
  await expectAccessible(page);
  await first.fill(String(Math.round(before) + 1));
  await expect(change.getByRole('textbox', { name: t('staff/customers.reason') })).toHaveValue(
    reason,
  );
  await change.getByRole('button', { name: save, exact: true }).click();
  await expect(change).toBeHidden();
  const told = (name: string, number: number): Locator =>
    chosen.getByText(t('staff/customers.size.saved', { name, number }));
  await expect(told('Sunday', 2)).toBeVisible();

  await chosen.getByRole('button', { name: t('staff/customers.size.make') }).click();
  const make = page.getByRole('dialog', { name: t('staff/customers.size.make') });
  await make
    .getByRole('combobox', { name: t('staff/customers.size.whose') })
    .selectOption({ label: 'Anna' });
  await make.getByRole('button', { name: save, exact: true }).click();
  const name = make.getByRole('textbox', { name: t('staff/customers.size.name') });
  await expect(name).toBeFocused();
  await name.fill('Anna in the store');
  const measures = await make.locator('input[inputmode="decimal"]').all();
  expect(measures.length).toBeGreaterThan(3);
  for (const measure of measures) {
    // The lower limit.
    const [, smallest = ''] =
      /(\d+) to \d+/.exec((await measure.locator('xpath=..').textContent()) ?? '') ?? [];
    await measure.fill(smallest);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await make.getByRole('button', { name: save, exact: true }).click();
  await expect(told('Anna in the store', 1)).toBeVisible();
  await expect(isIn(chosen, 'Anna in the store')).toContainText(
    t('staff/customers.size.of', { name: 'Anna' }),
  );
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await visitor.open('/studio/records');
  for (const action of ['size-saved', 'size-changed'] as const) {
    const row = page.getByRole('row').filter({ hasText: t(`staff/records.action.${action}`) });
    await expect(row.filter({ hasText: reason })).toContainText(email);
  }
  await customer.open('/profile/sizes');
  const byShop = (word: 'sizes/changedByShop' | 'sizes/madeByShop'): string =>
    customer.t(word, { date: '' }).trim();
  await expect(customer.page.getByRole('article', { name: 'Sunday' })).toContainText(
    byShop('sizes/changedByShop'),
  );
  await expect(customer.page.getByRole('article', { name: 'Anna in the store' })).toContainText(
    byShop('sizes/madeByShop'),
  );
});

test('[API-58] staff look up the recommended size for body data', {
  tag: '@twice',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.signInAs('staff');
  await visitor.open('/size-convert');
  const desk = page.getByRole('region', { name: t('staff/lookUp.title') });
  const fact = (name: 'ageYears' | 'heightCm' | 'weightKg' | 'footLengthCm'): Locator =>
    desk.getByRole('textbox', { name: t(`staff/lookUp.${name}`) });
  await fact('ageYears').fill('41');
  await fact('heightCm').fill('285');
  await fact('weightKg').fill('79');
  await fact('footLengthCm').fill('27,5');
  await desk.getByRole('button', { name: t('staff/lookUp.ask') }).click();
  await expect(fact('heightCm')).toBeFocused();
  await expect(fact('heightCm')).toHaveAttribute('aria-invalid', 'true');
  await expect(fact('heightCm')).toHaveValue('285');
  await expectAccessible(page);
  await fact('heightCm').fill('178,5');
  const answer = page.waitForResponse('**/size/lookup-size/');
  await desk.getByRole('button', { name: t('staff/lookUp.ask') }).click();
  expect((await answer).status()).toBe(200);
  const found = desk.getByRole('region', { name: t('staff/lookUp.result') });
  await expect(found.getByRole('status')).toHaveText(
    new RegExp(t('staff/convert.recommended', { size: String.raw`\d+[RL]` })),
  );
  await expect(found.getByRole('row')).not.toHaveCount(1);
  await expectNoHorizontalScroll(page);
  await fact('ageYears').fill('42');
  await expect(found).toBeHidden();
});
