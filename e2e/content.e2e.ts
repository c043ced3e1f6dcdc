import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';

test('[ROUTE-36] FAQ search finds questions, and a visitor can submit one', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/faq');
  const search = page.getByRole('searchbox', { name: t('content/faq.search') });
  const questions = page.getByRole('main').locator('details');
  const all = await questions.count();
  expect(all).toBeGreaterThan(15);
  await search.fill('customs duties');
  await expect(questions).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open', '');
  await expect(page).toHaveURL(/\?q=customs\+duties$/);
  await expectAccessible(page);
  await page.reload();
  await expect(questions).toHaveCount(1);
  await search.fill('no such words anywhere');
  await expect(page.getByText(t('content/faq.none'))).toBeVisible();
  await page.getByRole('button', { name: t('content/faq.clear') }).click();
  await expect(questions).toHaveCount(all);
  await expect(page).toHaveURL(/\/faq$/);
  await page.goto('/faq#will-it-shrink');
  await expect(page.locator('#will-it-shrink')).toHaveAttribute('open', '');
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(
    expect.arrayContaining(['FAQPage', 'BreadcrumbList']),
  );
});

test('[ROUTE-38] an inquiry validates its fields, survives a failure and is sent', {
  tag: ['@phone'],
}, async ({ visitor, page, network }) => {
  const { t } = visitor;
  await visitor.open('/stylist-inquiries');
  await visitor.ready();
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: t('inquiries/send'), exact: true });
  await send.click();
  const name = main.getByLabel(t('inquiries/field.stylist-inquiries.name'));
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await name.fill('Ada Probst');
  await main
    .getByLabel(t('inquiries/field.stylist-inquiries.email'))
    .fill('ada-the-stylist@example.com');
  await main
    .getByLabel(t('inquiries/field.stylist-inquiries.publication'))
    .fill('The Evening Gazette');
  await main
    .getByLabel(t('inquiries/field.stylist-inquiries.message'))
    .fill('Three white shirts, please.');
  // The code for sending loads while the visitor types.
  await page.waitForLoadState('networkidle');
  await network.lose();
  await send.click();
  await expect(main.getByRole('alert')).toContainText(t('inquiries/failed'), { timeout: 30_000 });
  await expect(name).toHaveValue('Ada Probst');
  await network.bringBack();
  await main.getByRole('button', { name: t('inquiries/again') }).click();
  const sent = main.getByRole('heading', { name: t('inquiries/sentTitle') });
  await expect(sent).toBeFocused();
  await expectNoHorizontalScroll(page);
  const outbox = await readOutbox();
  // The mail to the shop contains the message; the confirmation does not repeat it.
  expect(outbox.split('Three white shirts, please.').length - 1).toBe(1);
});

test('[NEWS-01] [NEWS-07] the footer subscribes a valid email address', {
  tag: ['@twice'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/our-mission');
  await visitor.ready();
  const footer = page.getByRole('contentinfo');
  const email = footer.getByLabel(t('shell/newsletter.email'));
  const submit = footer.getByRole('button', { name: t('shell/newsletter.submit') });
  await email.fill('ada');
  await submit.click();
  await expect(visitor.wrong(t('shell/newsletter.email-invalid'))).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(`letters-${visitor.language}-${Date.now()}@example.com`);
  await footer.getByRole('checkbox', { name: t('shell/newsletter.agree') }).check();
  await submit.click();
  await expect(footer.getByText(t('shell/newsletter.done'))).toBeVisible();
  await expect(email).toHaveValue('');
  await expect(footer.getByText(t('shell/newsletter.done'))).toBeHidden();
});

test('[ROUTE-42] [API-45] the footprint depends on fabric, size and wearings', {
  tag: ['@german'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/t-shirt-footprint');
  await visitor.ready();
  const water = page.getByRole('main').locator('dl dd strong').first();
  const before = await water.textContent();
  await page.getByRole('radio').nth(1).check({ force: true });
  await expect(water).not.toHaveText(before ?? '');
  const heavy = await water.textContent();
  await page.getByLabel(t('content/footprint.size'), { exact: true }).selectOption('12');
  await expect(water).not.toHaveText(heavy ?? '');
  const wearings = page.getByRole('slider');
  await wearings.fill('100');
  await expect(page.getByText(t('content/footprint.wearingsCount', { count: 100 }))).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText(t('content/footprint.total'));
});

test('[ROUTE-13] the calendar shows the month in the URL and links to others', async ({
  visitor,
  page,
}) => {
  const year = new Date().getUTCFullYear();
  await visitor.open('/launch-calendar?month=november');
  await expect(page.getByRole('heading', { level: 2, name: `November ${year}` })).toBeVisible();
  await page.getByRole('link', { name: `October ${year}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: `October ${year}` })).toBeVisible();
  await expect(page).toHaveURL(/month=october$/);
  await page.goto('/launch-calendar?month=brumaire');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('[ROUTE-54] a preview needs permission, has no frame and is not indexed', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  watch.expect(403, /below-the-fold/);
  await page.goto('/below-the-fold-preview/cotton-t-shirt/two-weights');
  await expect(page.getByText(t('content/preview.forbidden'))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /NOINDEX/);
  await visitor.open('/?auth=sign-in&auth-scope=full');
  await visitor.signIn('staff@tailorbird.example');
  await page.goto('/below-the-fold-preview/cotton-t-shirt/two-weights');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('[ROUTE-20] [ROUTE-21] notes link from tag to article to the next article', {
  tag: ['@german'],
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/notes');
  await page
    .getByRole('navigation', { name: t('content/notes.tags') })
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/notes\/tags\/fit$/);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/notes\/(?!tags)[a-z-]+$/);
  await expect(page.getByRole('heading', { name: t('content/notes.related') })).toBeVisible();
  await expectAccessible(page);
});

test('content pages are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [
    '/t-shirt-footprint',
    '/faq?q=discount',
    '/launch-calendar?month=november',
    '/campaign/november-colors',
    '/canvas-white',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto('/t-shirt-footprint');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/faq?q=discount');
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');
  expect((await page.goto('/canvas-nothing'))?.status()).toBe(404);
  expect((await page.goto('/campaign/nothing'))?.status()).toBe(404);
  await context.close();
});

test('[NEWS-02] a subscription is confirmed and ended by mailed links', async ({
  visitor,
  page,
  watch,
}) => {
  watch.expect(404, /\/newsletter\/confirm\//);
  const { t } = visitor;
  const email = `reader-${Date.now()}@example.com`;
  const linkOf = async (step: 'confirm' | 'unsubscribe'): Promise<string> => {
    const mails = (await readOutbox())
      .split('\n=== ')
      .filter((mail) => mail.includes(`To: ${email}\n`));
    return (
      new RegExp(`https?://[^/\\s]+(/newsletter/${step}/[\\w.-]+)`).exec(mails.join('\n'))?.[1] ??
      ''
    );
  };
  await visitor.open('/our-mission');
  await visitor.ready();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(t('shell/newsletter.email')).fill(email);
  await footer.getByRole('checkbox', { name: t('shell/newsletter.agree') }).check();
  await footer.getByRole('button', { name: t('shell/newsletter.submit') }).click();
  await expect(footer.getByText(t('shell/newsletter.done'))).toBeVisible();
  expect(await linkOf('unsubscribe')).toBe('');

  const confirm = await linkOf('confirm');
  await visitor.open(confirm);
  await visitor.button(t('newsletter/confirm.submit')).click();
  await expect(visitor.heading(t('newsletter/confirm.done.title'), 1)).toBeFocused();
  await expectAccessible(page);
  await visitor.open(confirm);
  await visitor.button(t('newsletter/confirm.submit')).click();
  await expect(visitor.heading(t('newsletter/confirm.invalid.title'), 1)).toBeFocused();

  await visitor.open(await linkOf('unsubscribe'));
  await expect(visitor.heading(t('newsletter/unsubscribe.done.title'), 1)).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
