import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { readOutbox } from './outbox.ts';
import { expect, test } from './test.ts';
import { addresses } from './visitor.ts';

test('a guest withdraws a gift card by order number with a receipt @twice', async ({
  visitor,
  language,
  anotherVisitor,
  watch,
}) => {
  const { t } = visitor;
  const email = `withdraws-${Date.now()}@example.com`;
  const number = await visitor.order(
    { garment: 'digital-gift-card' },
    { address: { ...addresses[language], email } },
  );

  watch.allow(404, /\/oscarapi\/orders\/withdrawal\//);
  const elsewhere = await anotherVisitor();
  const { page } = elsewhere;
  await elsewhere.open('/faq');
  await page.getByRole('link', { name: t('shell/footer.link.withdraw') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal/title'));
  await elsewhere.button(t('withdrawal/toPieces')).click();
  await expect(elsewhere.wrong(t('findOrder/numberRequired'))).toBeVisible();
  await page.getByLabel(t('findOrder/number')).fill(number);
  await page.getByLabel(t('findOrder/email')).fill('somebody@example.com');
  await elsewhere.button(t('withdrawal/toPieces')).click();
  await expect(page.getByText(t('withdrawal/find.not-found'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('findOrder/email')).fill(email);
  await elsewhere.button(t('withdrawal/toPieces')).click();

  await expect(
    page.getByRole('heading', { level: 2, name: t('withdrawal/choose', { number }) }),
  ).toBeVisible();
  await elsewhere.button(t('withdrawal/goOn')).click();
  await expect(page.getByText(t('withdrawal/refused.nothing-chosen'))).toBeVisible();
  await page.getByRole('main').getByRole('checkbox').check();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await elsewhere.button(t('withdrawal/goOn')).click();
  await expect(
    page.getByRole('heading', { level: 2, name: t('withdrawal/sure', { number }) }),
  ).toBeFocused();
  await elsewhere.button(t('withdrawal/declare')).click();
  await expect(
    page.getByRole('heading', { level: 2, name: t('withdrawal/done', { number }) }),
  ).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expect(async () =>
    expect(await readOutbox()).toContain(
      language === 'de' ? `Widerruf zu Bestellung ${number}` : `withdrawal, order ${number}`,
    ),
  ).toPass();

  // Customers with another order can leave this one.
  await elsewhere.button(t('withdrawal/anotherOrder')).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel(t('findOrder/number'))).toHaveValue('');

  // The customer sees the withdrawal with the order, and opens another order by its address.
  await visitor.open(`/withdraw?order=${number}`);
  await expect(
    visitor.page.getByRole('heading', {
      level: 2,
      name: t('withdrawal/nothingOpen', { number }),
    }),
  ).toBeVisible();
  await expect(visitor.page.getByText(t('withdrawal/state.withdrawn'))).toBeVisible();
  const other = await visitor.order(
    { garment: 'digital-gift-card' },
    { address: { ...addresses[language], email } },
  );
  await visitor.open(`/withdraw?order=${number}`);
  await expect(
    visitor.page.getByRole('heading', {
      level: 2,
      name: t('withdrawal/nothingOpen', { number }),
    }),
  ).toBeVisible();
  await visitor.button(t('withdrawal/anotherOrder')).click();
  await visitor.page.getByLabel(t('findOrder/number')).fill(other);
  await visitor.page.getByLabel(t('findOrder/email')).fill(email);
  await visitor.button(t('withdrawal/toPieces')).click();
  await expect(
    visitor.page.getByRole('heading', {
      level: 2,
      name: t('withdrawal/choose', { number: other }),
    }),
  ).toBeVisible();
});
