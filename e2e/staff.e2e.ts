import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

test('[GUARD-13] staff say why before they act for a customer, see whom they act for on every page, and it is written down', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const email = 'customer@tailorbird.example';
  const reason = `asked on the phone, ${Date.now()}`;
  await visitor.signInAs('staff');
  await visitor.open('/studio/customers');
  await page.getByRole('searchbox', { name: say('staff/customers.search') }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say('staff/customers.choose') }).click();
  const chosen = page.getByRole('region', { name: email });
  const why = chosen.getByRole('textbox', { name: say('staff/customers.reason') });
  await why.fill('why');
  await chosen.getByRole('button', { name: say('staff/customers.act') }).click();
  await expect(why).toHaveAccessibleDescription(new RegExp(say('staff/customers.reasonMissing').slice(0, 20)));
  await expect(why).toHaveValue('why');
  await why.fill(reason);
  await chosen.getByRole('button', { name: say('staff/customers.act') }).click();

  const banner = page.getByRole('complementary', { name: say('staff/acting.label') });
  await expect(banner).toContainText(email);
  await expect(banner).toContainText(reason);
  await visitor.open('/profile/info');
  await expect(banner).toContainText(email);
  await expectAccessible(page);
  await banner.getByRole('button', { name: say('staff/acting.end') }).click();
  await expect(page).toHaveURL(/\/studio\/customers$/);
  await expect(banner).toBeHidden();

  await visitor.open('/studio/records');
  const began = page
    .getByRole('row')
    .filter({ hasText: say('staff/records.action.acting-started') })
    .filter({ hasText: reason });
  await expect(began).toHaveCount(1);
  await expect(began).toContainText('staff@tailorbird.example');
  await expect(began).toContainText(email);
});

const isIn = (list: Locator, name: string): Locator => list.getByRole('listitem').filter({ hasText: name }).first();

/** Takes a row of a table of the shop up. */
const takeUp = async ({ page, say }: Visitor, name: string): Promise<Locator> => {
  await isIn(page.getByRole('main'), name)
    .getByRole('button', { name: say('staff/data.change') })
    .click();
  return page.getByRole('region', { name: new RegExp(name) });
};

test('two who change a voucher at once lose nothing of what they typed, and what it was comes back from its history', async ({
  visitor,
  anotherVisitor,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.expect(409, /\/studio_api\/data\/vouchers\//);
  const other = await anotherVisitor();
  const percentOf = (form: Locator): Locator => form.getByRole('textbox', { name: visitor.say('staff/data.field.percent') });
  const code = `FAIR${Date.now()}`;
  await test.step('the voucher is a new one', async () => {
    const { page, say } = visitor;
    await visitor.signInAs('staff');
    await visitor.open('/studio/data');
    await page.getByRole('button', { name: say('staff/data.table.vouchers') }).click();
    await page.getByRole('button', { name: say('staff/data.newVoucher') }).click();
    const form = page.getByRole('region', { name: say('staff/data.newVoucher') });
    await form.getByRole('textbox', { name: say('staff/data.code') }).fill(code);
    await page.getByRole('textbox', { name: say('staff/data.field.name') }).fill('Fair');
    await page.getByRole('textbox', { name: say('staff/customers.reason') }).fill('for the fair');
    await page.getByRole('button', { name: say('staff/data.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
  });
  const forms: Locator[] = [];
  await other.signInAs('staff');
  for (const each of [visitor, other]) {
    await each.open('/studio/data');
    await each.page.getByRole('button', { name: each.say('staff/data.table.vouchers') }).click();
    forms.push(await takeUp(each, code));
  }
  const [mine, theirs] = forms;
  if (!mine || !theirs) throw new Error('Two editors have a form each');
  const before = await percentOf(mine).inputValue();
  const save = async ({ say }: Visitor, form: Locator, percent: string, reason: string): Promise<void> => {
    await percentOf(form).fill(percent);
    await form.getByRole('textbox', { name: say('staff/customers.reason') }).fill(reason);
    await form.getByRole('button', { name: say('staff/data.save') }).click();
  };

  await save(other, theirs, '11', 'for the weekend');
  await expect(theirs).toBeHidden();
  await save(visitor, mine, '12', 'for the fair');
  const conflict = mine.getByRole('alert');
  await expect(conflict).toContainText(visitor.say('staff/data.conflict'));
  await expect(conflict).toContainText(`${visitor.say('staff/data.field.percent')}: 11`);
  await expect(percentOf(mine)).toHaveValue('12');
  await expectAccessible(visitor.page);
  await conflict.getByRole('button', { name: visitor.say('staff/data.keepMine') }).click();
  await mine.getByRole('button', { name: visitor.say('staff/data.save') }).click();
  await expect(mine).toBeHidden();

  const again = await takeUp(visitor, code);
  const history = again.getByRole('region', { name: visitor.say('staff/data.history') });
  await expect(history.getByRole('listitem').filter({ hasText: 'for the weekend' })).toHaveCount(1);
  await history
    .getByRole('listitem')
    .filter({ hasText: 'for the weekend' })
    .getByRole('button', { name: visitor.say('staff/data.goBack') })
    .click();
  await expect(percentOf(again)).toHaveValue(before);
  await save(visitor, again, before, 'back to what it was');
  await expect(again).toBeHidden();
  await expect(isIn(visitor.page.getByRole('main'), code)).toContainText(`${visitor.say('staff/data.field.percent')}: ${before}`);
});

test('[ROUTE-50] a store counts what a scanned label stands for', { tag: '@phone' }, async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.signInAs('store');
  await visitor.open('/retail/inventory');
  const scan = async (): Promise<Locator> => {
    await page.getByRole('searchbox', { name: say('staff/inventory.search') }).fill('9601');
    await page.keyboard.press('Enter');
    const pieces = page.getByRole('textbox', { name: say('staff/data.field.pieces') });
    await expect(pieces).toBeVisible();
    return pieces;
  };
  const count = async (pieces: Locator, counted: string): Promise<void> => {
    await pieces.fill(counted);
    await page.getByRole('textbox', { name: say('staff/customers.reason') }).fill('counted by hand');
    await page.getByRole('button', { name: say('staff/data.save') }).click();
    await expect(pieces).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: say('staff/data.change') }) })
        .first(),
    ).toContainText(`${say('staff/data.field.pieces')}: ${counted}`);
  };
  const pieces = await scan();
  const before = await pieces.inputValue();
  await expectNoHorizontalScroll(page);
  await count(pieces, '79');
  await count(await scan(), before);
});
