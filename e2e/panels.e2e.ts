import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

const anchors = [
  { path: '/products/t-shirts', anchor: { en: 'activewear', de: 'activewear' } },
  { path: '/howitworks', anchor: { en: '3-we-make-it', de: '3-wir-fertigen' } },
];

for (const { path, anchor } of anchors)
  test(`[PANEL-09, ROUTE-06, SHELL-32] a panel over an anchor of ${path} leaves scroll and focus`, {
    tag: ['@twice', '@demo'],
  }, async ({ visitor, page, language }) => {
    const slug = anchor[language];
    await visitor.open(`${path}#${slug}`);
    await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: scrollY - 500, behavior: 'instant' }));
    const y = await page.evaluate(() => scrollY);
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${visitor.t('shell/header.basket')}`) });
    // Playwright's own click would scroll to the button in the sticky header.
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(visitor.basket).toBeVisible();
    await visitor.expectPath(new RegExp(`\\?(page=\\d+&)?basket#${slug}$`));
    await page.keyboard.press('Escape');
    await expect(visitor.basket).toHaveCount(0);
    await visitor.expectPath(new RegExp(`${path}(\\?page=\\d+)?#${slug}$`));
    expect(await page.evaluate(() => scrollY)).toBe(y);
    await expect(button).toBeFocused();
  });

test('[PANEL-01, PANEL-02, PANEL-08, AUTH-07] an unknown value opens no panel and is removed from the URL', async ({
  visitor,
  page,
  watch,
}) => {
  for (const query of ['auth=zzz', 'create-size=x', 'basket=9', 'info=x', 'recommend-size=']) {
    await visitor.open(`/?${query}#top`);
    await expect(page, query).toHaveURL(/\/#top$/);
    await expect(page.getByRole('dialog'), query).toHaveCount(0);
  }
  watch.expect(404, /^\/customizer_api\/v2\/user-size2\/999999$/);
  watch.allow(404, /^\/customizer_api\/v2\/size-?types?2?\/99$/);
  for (const query of ['create-size=99', 'recommend-size=99', 'edit-size=999999']) {
    await visitor.open(`/?${query}`);
    await expect(page, query).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog'), query).toHaveCount(0);
  }
  await visitor.open(`${plainShirt}?size-basket-cta=999999`);
  await expect(page).toHaveURL(new RegExp(`${plainShirt}$`));
  await expect(page.getByText(visitor.t('sizes/failure.size-not-found'))).toBeVisible();
});

test('[SIZE-01, SIZE-26] creating a size asks for the size type and keeps it', {
  tag: '@demo',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/?create-size=1,custom');
  const panel = page.getByRole('dialog', { name: t('sizing/panel.create-size'), exact: true });
  const question = panel.getByRole('heading', { name: t('findSize/create.step.size-type') });
  await expect(question).toBeVisible();
  await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await panel.getByRole('radio').nth(1).check({ force: true });
  await expect(page).not.toHaveURL(/create-size=1%2C|create-size=1,/);
  await page.reload();
  await visitor.ready();
  await expect(question).toBeVisible();
  await expect(panel.getByRole('radio').nth(1)).toBeChecked();
  await visitor.button(t('findSize/create.continue')).click();
  const age = panel.getByRole('spinbutton', { name: t('findSize/facts.age') });
  for (const [typed, message] of [
    ['-3', t('measuring/stepper.fixedMinimum').split('{{')[0]],
    ['old', t('measuring/stepper.fixedUnreadable').split('{{')[0]],
  ] as const) {
    await age.fill(typed);
    await age.press('Tab');
    await expect(panel.getByText(message ?? '')).toBeVisible();
  }
});

test('[GUARD-17] the claim form asks to sign in only at the order', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/support?type=quality');
  const order = page.getByRole('group', { name: t('claims/order'), exact: true });
  await expect(order.getByRole('link', { name: t('claims/signIn.button') })).toBeVisible();
  const comment = page.getByRole('textbox', { name: t('claims/comment') });
  await comment.fill('The seam opened.');
  await order.getByRole('link', { name: t('claims/signIn.button') }).click();
  await visitor.button(t('account/choice.signIn')).click();
  await visitor.signIn('customer@tailorbird.example');
  await expect(page.getByRole('combobox', { name: t('claims/order') })).toBeVisible();
  await expect(comment).toHaveValue('The seam opened.');
});
