import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses } from './visitor.ts';

test('[API-44] a mailed link opens a guest’s order in another browser @twice', async ({
  visitor,
  language,
  anotherVisitor,
  watch,
}) => {
  const { t } = visitor;
  const email = `finder-${Date.now()}@example.com`;
  const number = await visitor.order(
    { garment: 'beanie' },
    { address: { ...addresses[language], email } },
  );

  watch.allow(403, /\/oscarapi\/orders\//);
  const elsewhere = await anotherVisitor();
  await elsewhere.open(`/checkout/thank-you?order_number=${number}`);
  await elsewhere.page.getByRole('link', { name: t('orders/byLink') }).click();
  const field = elsewhere.page.getByLabel(t('findOrder/number'));
  await expect(field).toHaveValue(number);
  await elsewhere.button(t('findOrder/send')).click();
  await expect(elsewhere.wrong(t('findOrder/emailInvalid'))).toBeVisible();
  await expectAccessible(elsewhere.page);
  await elsewhere.page.getByLabel(t('findOrder/email')).fill(email);
  await elsewhere.button(t('findOrder/send')).click();
  await expect(elsewhere.page.getByText(t('findOrder/sentTitle'))).toBeVisible();

  let link = '';
  await expect(async () => {
    link = new RegExp(`/order\\?order=${number}&link=[\\w.-]+`).exec(await readOutbox())?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await elsewhere.open(link);
  await expect(elsewhere.page.getByRole('heading', { level: 1 })).toContainText(number);
  const whatGoesIn = elsewhere.page.getByText(t('expenditure/title'), { exact: true });
  await expect(whatGoesIn).toBeVisible();
  await elsewhere.page.emulateMedia({ media: 'print' });
  await expect(whatGoesIn).toBeHidden();
  await elsewhere.page.emulateMedia({ media: null });
  await whatGoesIn.click();
  await expect(elsewhere.page.getByText(t('expenditure/trims'), { exact: true })).toBeVisible();
  await expectAccessible(elsewhere.page);
  await expectNoHorizontalScroll(elsewhere.page);
  await elsewhere.button(t('orders/cancel.ask')).click();
  await elsewhere.button(t('orders/cancel.yes')).click();
  await expect(
    elsewhere.page.getByText(t('orders/status.Cancelled'), { exact: false }).first(),
  ).toBeVisible();
  await elsewhere.open(`${link.slice(0, -4)}xxxx`);
  await expect(elsewhere.page.getByText(t('findOrder/endedTitle'))).toBeVisible();
});
