import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { addresses, standardSize8L } from './visitor.ts';

test('[ORDER-02] staff undo a wrong move and print the making sheet @twice', async ({
  visitor,
  anotherVisitor,
  language,
}) => {
  const address = {
    ...addresses[language],
    email: `workshop-${test.info().project.name}@example.com`,
  };
  const number = await visitor.order(
    { garment: 't-shirt', standardSizeId: standardSize8L },
    { address },
  );

  const staff = await anotherVisitor();
  const { page, t } = staff;
  await staff.open('/?auth=sign-in&auth-scope=full');
  await staff.signIn('staff@tailorbird.example');
  await staff.open('/studio');
  await page.getByRole('searchbox', { name: t('studio/search') }).fill(number);
  await page.keyboard.press('Enter');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  const start = card.getByRole('button', {
    name: t('studio/moveOf', { number, move: t('studio/move.InProduction') }),
  });
  const toldOfMaking = t('studio/result.moved', {
    number,
    status: t('studio/status.InProduction'),
  });
  const undone = page.getByText(
    t('studio/result.undone', { number, status: t('studio/status.Confirmed') }),
  );

  await test.step('by the notice, by the button and by the keyboard', async () => {
    await start.click();
    await page
      .getByRole('listitem')
      .filter({ hasText: toldOfMaking })
      .getByRole('button', { name: t('studio/undo') })
      .click();
    await expect(undone).toBeVisible();
    await start.click();
    await expect(undone).toBeHidden();
    await card.getByRole('button', { name: t('studio/undoOf', { number }) }).click();
    await expect(undone).toBeVisible();
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(undone).toBeHidden();
    await expect(card).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Control+z');
    await expect(undone).toBeVisible();
    await expect(start).toBeVisible();
  });

  await test.step('the making sheet is one page of A4, and data', async () => {
    await card.getByRole('link', { name: t('studio/toSheetsOf', { number }) }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('studio/sheet.title', { number }) }),
    ).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet).toHaveCount(1);
    // Front and back, and the codes of label and sheet.
    await expect(sheet.getByRole('img')).toHaveCount(4);
    await expect(sheet.getByRole('table')).toBeVisible();
    await expect(sheet.getByText(/\/8L$/)).toBeVisible();
    await expectAccessible(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width = '', height = ''] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 320, height: 720 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(size);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('studio/sheet.csv') }).click();
    expect((await download).suggestedFilename()).toBe(`making-sheets-${number}.csv`);
  });

  await test.step('the code redirects a guest to sign in and then back', async () => {
    const phone = await anotherVisitor();
    await phone.open(`/studio/sheets/${number}/1`);
    await phone.expectPath('/sign-in');
    await phone.signIn('staff@tailorbird.example');
    await phone.expectPath(`/studio/sheets/${number}/1`);
  });

  await test.step('a canceled order has no making sheet, and the move stays', async () => {
    const canceled = await visitor.order({ garment: 'beanie' }, { address });
    await staff.open('/studio');
    await page.getByRole('searchbox', { name: t('studio/search') }).fill(canceled);
    await page.keyboard.press('Enter');
    const sheets = card.getByRole('link', { name: t('studio/toSheetsOf', { number: canceled }) });
    await expect(sheets).toBeVisible();
    const move = t('studio/move.Cancelled');
    await card
      .getByRole('button', { name: t('studio/moveOf', { number: canceled, move }) })
      .click();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(sheets).toHaveCount(0);
  });
});
