import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('[AUTH-40] a customer downloads all personal data as one file', {
  tag: '@german',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/?auth=sign-in&auth-scope=full');
  await visitor.signIn('customer@tailorbird.example');
  await visitor.open('/profile/info');
  await expect(visitor.heading(t('account/export.title'))).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button(t('account/export.submit')).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tailorbird.json');
  const { kept } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(kept.account).toMatchObject([{ email: 'customer@tailorbird.example' }]);
  expect(kept.placed_order.length).toBeGreaterThan(3);
  await expect(page.getByText(t('account/export.done'))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(page);
});
