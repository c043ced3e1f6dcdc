import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('staff see background jobs and run one', { tag: '@twice' }, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/');
  await visitor.openSignIn();
  await visitor.signIn('staff@tailorbird.example', 'measure-twice');
  await visitor.open('/studio/jobs');
  await expect(visitor.heading(t('studio/jobs.title'), 1)).toBeVisible();
  const name = t('studio/jobs.name.retention');
  const run = page.getByRole('button', { name: t('studio/jobs.runOf', { name }) });
  await expect(run).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('studio/jobs.result.ran', { count: '' }).replace('.', '').trim() }),
  ).toBeVisible();
  await expect(run).toBeFocused();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: t('studio/jobs.by', { by: 'staff@tailorbird.example' }) })
      .first(),
  ).toContainText(name);
});
