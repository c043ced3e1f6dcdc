import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { saveSizeByApi, signUpByApi } from './order.ts';
import { expect, test } from './test.ts';

test('a customer adds a wearer with a size, removes both and restores them', {
  tag: ['@twice', '@seldom'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await signUpByApi(page, `wearers-${Date.now()}-${test.info().project.name}@example.com`);
  for (const title of ['First', 'Second']) await saveSizeByApi(page, title);
  await visitor.open('/profile/sizes');
  const size = page.getByRole('article').first();
  await expect(size).toBeVisible();
  // With a single wearer there is no choice of wearer.
  await expect(size.getByRole('combobox')).toHaveCount(0);
  await visitor.button(t('sizes/wearers.addSomebody')).click();
  await page.getByRole('button', { name: t('sizes/wearers.add'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('failure/form') })).toBeVisible();
  await expectAccessible(page);
  const name = 'Anna';
  // The newest size is listed first.
  const title = 'Second';
  await page.getByRole('textbox', { name: t('sizes/wearers.name') }).fill(name);
  await page
    .getByRole('combobox', { name: t('sizes/wearers.cut.new'), exact: true })
    .selectOption('women');
  await page.getByRole('button', { name: t('sizes/wearers.add'), exact: true }).click();
  const whose = size.getByRole('combobox');
  await whose.selectOption({ label: name });
  await expect(whose).toHaveValue(/\d+/);
  // The cut is asked once, and changed in the list of wearers.
  const cut = page.getByRole('combobox', { name: t('sizes/wearers.cut.them', { name }) });
  await expect(cut).toHaveValue('women');
  await cut.selectOption('men');
  await size.getByRole('button', { name: t('sizes/default.choose.them', { name }) }).click();
  await expect(size.getByText(t('sizes/default.is.them', { name }))).toBeVisible();
  await page.reload();
  await expect(cut).toHaveValue('men');
  await expect(size.getByText(t('sizes/default.is.them', { name }))).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  // The wearer is chosen before the size, and selects their default size.
  await visitor.open('/product/cotton-t-shirt');
  const block = page.locator('#size');
  const who = block.getByRole('combobox', { name: t('sizes/forWhom.ask') });
  await expect(who).toHaveValue('');
  // After an answer or an accepted offer, its result has the focus.
  await block.getByRole('radio', { name: t('sizing/cutFor.men'), exact: true }).press(' ');
  await expect(block.getByText(t('sizes/forWhom.cut.told.me.men'))).toBeFocused();
  await block.getByRole('button', { name: t('sizes/forWhom.use') }).press('Enter');
  await expect(
    block.getByRole('status').filter({ hasText: t('sizes/forWhom.is.me', { size: 'First' }) }),
  ).toBeFocused();
  await who.selectOption({ label: name });
  await expect(block.getByText(t('sizes/forWhom.is.them', { name, size: title }))).toBeVisible();
  await expect(block.getByText(t('sizing/cutFor.only.men'))).toBeVisible();
  await expect(block.getByRole('radio', { name: t('sizing/cutFor.women') })).toHaveCount(0);
  await block.getByRole('button', { name: t('sizing/cutFor.other') }).press('Enter');
  await expect(block.getByRole('radio', { name: t('sizing/cutFor.men') })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.button(t('designer/buy.add')).click();
  await expect(visitor.lines.first()).toContainText(t('basket/trait.sizeFor', { title, name }));
  // A line can change its wearer before it is ordered.
  const basket = await page.evaluate(async () => (await fetch('/oscarapi/basket/')).json());
  await visitor.open(`/?mini-designer=${basket.all_lines[0].id}`);
  const mine = page.getByRole('dialog').getByRole('combobox', { name: t('sizes/forWhom.ask') });
  await expect(mine).toHaveValue(/\d+/);
  await mine.selectOption('');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(`^${t('sizing/picker.base', { base: '7' })}$`) })
    .check();
  await visitor.button(t('garmentPanels/mini.save')).click();
  await expect(visitor.lines.first()).toContainText(`7 ${t('sizing/length.R')}`);
  await expect(visitor.lines.first()).not.toContainText(name);
  // Results and instructions for another body name that wearer.
  await visitor.open('/product/cotton-t-shirt');
  await who.selectOption({ label: name });
  await visitor.open('/product/cotton-t-shirt?ideal-size=custom');
  const found = page.getByRole('dialog', { name: t('sizing/panel.ideal-size') });
  await visitor.button(t('findSize/averages.confirm')).click();
  await found
    .getByRole('radio', { name: t('findSize/shape.RECTANGULAR.title'), exact: true })
    .check({ force: true });
  await expect(
    found.getByRole('group', { name: t('findSize/shape.for.legend', { name }) }),
  ).toBeVisible();
  await visitor.button(t('findSize/ideal.for.find', { name })).click();
  await expect(
    found.getByRole('table', { name: t('findSize/result.for.body', { name }) }),
  ).toBeVisible();
  await expect(found.getByRole('heading', { level: 3 }).first()).toContainText(name);
  await expect(
    found.getByRole('heading', { name: t('measuring/guideFor.title', { name }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await visitor.open('/profile/sizes');
  await visitor.button(t('sizes/wearers.removeOf', { name })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('sizes/wearers.confirm'), exact: true })
    .click();
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0);
  await page.getByRole('button', { name: t('sizes/card.undo'), exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
});
