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
  const { say } = visitor;
  const email = `withdraws-${Date.now()}@example.com`;
  const number = await visitor.order(
    { garment: 'digital-gift-card' },
    { address: { ...addresses[language], email } },
  );

  watch.allow(404, /\/oscarapi\/orders\/withdrawal\//);
  const elsewhere = await anotherVisitor();
  const { page } = elsewhere;
  await elsewhere.open('/faq');
  await page.getByRole('link', { name: say('shell/footer.link.withdraw') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('withdrawal/title'));
  await elsewhere.button(say('withdrawal/toPieces')).click();
  await expect(elsewhere.wrong(say('findOrder/numberRequired'))).toBeVisible();
  await page.getByLabel(say('findOrder/number')).fill(number);
  await page.getByLabel(say('findOrder/email')).fill('somebody@example.com');
  await elsewhere.button(say('withdrawal/toPieces')).click();
  await expect(page.getByText(say('withdrawal/find.not-found'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('findOrder/email')).fill(email);
  await elsewhere.button(say('withdrawal/toPieces')).click();

  await expect(
    page.getByRole('heading', { level: 2, name: say('withdrawal/choose', { number }) }),
  ).toBeVisible();
  await elsewhere.button(say('withdrawal/goOn')).click();
  await expect(page.getByText(say('withdrawal/refused.nothing-chosen'))).toBeVisible();
  await page.getByRole('main').getByRole('checkbox').check();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await elsewhere.button(say('withdrawal/goOn')).click();
  await expect(
    page.getByRole('heading', { level: 2, name: say('withdrawal/sure', { number }) }),
  ).toBeFocused();
  await elsewhere.button(say('withdrawal/declare')).click();
  await expect(
    page.getByRole('heading', { level: 2, name: say('withdrawal/done', { number }) }),
  ).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expect(async () =>
    expect(await readOutbox()).toContain(
      language === 'de' ? `Widerruf zu Bestellung ${number}` : `withdrawal, order ${number}`,
    ),
  ).toPass();

  // Customers with another order can leave this one.
  await elsewhere.button(say('withdrawal/anotherOrder')).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel(say('findOrder/number'))).toHaveValue('');

  // The customer sees the withdrawal with the order, and opens another order by its address.
  await visitor.open(`/withdraw?order=${number}`);
  await expect(
    visitor.page.getByRole('heading', {
      level: 2,
      name: say('withdrawal/nothingOpen', { number }),
    }),
  ).toBeVisible();
  await expect(visitor.page.getByText(say('withdrawal/state.withdrawn'))).toBeVisible();
  const other = await visitor.order(
    { garment: 'digital-gift-card' },
    { address: { ...addresses[language], email } },
  );
  await visitor.open(`/withdraw?order=${number}`);
  await expect(
    visitor.page.getByRole('heading', {
      level: 2,
      name: say('withdrawal/nothingOpen', { number }),
    }),
  ).toBeVisible();
  await visitor.button(say('withdrawal/anotherOrder')).click();
  await visitor.page.getByLabel(say('findOrder/number')).fill(other);
  await visitor.page.getByLabel(say('findOrder/email')).fill(email);
  await visitor.button(say('withdrawal/toPieces')).click();
  await expect(
    visitor.page.getByRole('heading', {
      level: 2,
      name: say('withdrawal/choose', { number: other }),
    }),
  ).toBeVisible();
});
