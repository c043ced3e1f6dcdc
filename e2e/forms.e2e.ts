import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('[ERR-14] a form reports its errors and focuses the first invalid field', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const summary = page.getByRole('alert').filter({ hasText: t('failure/form') });
  const jump = (count: number) =>
    page.getByRole('button', {
      name: t('failure/toFirst', { count }),
    });

  await test.step('the first invalid field that can be focused gets the focus', async () => {
    await visitor.open('/order');
    await visitor.button(t('findOrder/send')).click();
    await expect(summary).toBeVisible();
    await expect(jump(2)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('findOrder/number') })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: t('findOrder/email') }).fill('ada@example.test');
    await jump(2).click();
    await expect(page.getByRole('textbox', { name: t('findOrder/number') })).toBeFocused();
    await page.keyboard.type('100001');
    await visitor.button(t('findOrder/send')).click();
    await expect(page.getByText(t('findOrder/sentTitle'))).toBeVisible();
    await expect(summary).toBeHidden();
  });

  await test.step('in a panel, on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitor.open('/?auth=create-account');
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: t('account/create.submit'), exact: true }).click();
    await expect(jump(3)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});

test('[ERR-13] a refused change says that it is not permitted', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  await visitor.signInAs('customer');
  await visitor.open('/profile/info');
  const save = visitor.button(t('account/info.save'));
  await expect(save).toBeVisible();
  watch.expect(403, /user-full/);
  await page.route(/user-full/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: { detail: 'Permission denied.' } }),
  );
  await save.click();
  await expect(page.getByRole('region', { name: t('shell/toast.region') })).toContainText(
    t('failure/notPermitted'),
  );
});
