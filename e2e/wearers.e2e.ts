import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('a customer adds somebody they order for, gives them a size, and takes both off the list and back', {
  tag: ['@german', '@phone'],
}, async ({ visitor, page }) => {
  const { say } = visitor;
  await visitor.signInAs('customer');
  await visitor.open('/profile/sizes');
  const size = page.getByRole('article').first();
  await expect(size).toBeVisible();
  // Nobody is asked for whom while there is nobody else.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await visitor.button(say('sizes/wearers.addSomebody')).click();
  await page.getByRole('button', { name: say('sizes/wearers.add'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('failure/form') })).toBeVisible();
  await expectAccessible(page);
  const name = `Anna ${test.info().project.name}`;
  await page.getByRole('textbox', { name: say('sizes/wearers.name') }).fill(name);
  await page.getByRole('button', { name: say('sizes/wearers.add'), exact: true }).click();
  const whose = size.getByRole('combobox');
  await whose.selectOption({ label: name });
  await expect(whose).toHaveValue(/\d+/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  const count = await page.getByRole('article').count();
  await visitor.button(say('sizes/wearers.removeOf', { name })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('sizes/wearers.confirm'), exact: true })
    .click();
  await expect(page.getByRole('article')).toHaveCount(count - 1);
  await page.getByRole('button', { name: say('sizes/card.undo'), exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(count);
});
