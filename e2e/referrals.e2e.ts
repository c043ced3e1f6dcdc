import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { addresses, plainShirt, type Visitor } from './visitor.ts';

const customer = 'customer@tailorbird.example';

/** Moves an order by API; the staff board has journeys of its own. */
const move = async ({ page }: Visitor, number: string, to: string): Promise<number> =>
  await page.evaluate(
    async ([path, body]) => {
      const csrf = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'X-CSRFToken': csrf };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [`/studio_api/orders/${number}/moves/`, JSON.stringify({ to })] as const,
  );

test('[ROUTE-26, ROUTE-51, REFER-01, GUARD-04] a friend orders by a referral link, and both get credit @twice', async ({
  visitor,
  anotherVisitor,
  language,
  page,
  watch,
}) => {
  watch.expect(400, /\/referral_validate\//);
  const { t } = visitor;
  await visitor.open('/?auth=sign-in&auth-scope=full');
  await visitor.signIn(customer);
  await visitor.open('/profile/refer-a-friend');
  await expect(visitor.heading(t('referrals/title'), 1)).toBeVisible();
  const link = page.getByRole('textbox', { name: t('referrals/share.link') });
  await expect(link).toHaveValue(/\/referrals\/[a-z2-9]{10}$/);
  const url = new URL(await link.inputValue());
  await expect(page.getByRole('link', { name: t('referrals/share.mail') })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.*referrals/,
  );
  const arrived = page.locator('dl > div', { hasText: t('referrals/stats.ordered') }).locator('dd');
  const before = Number(await arrived.textContent());
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoHorizontalScroll(page);

  const code = url.pathname.split('/').at(-1) ?? '';
  await visitor.open(`/referrals/${code}`);
  await expect(visitor.heading(t('referrals/refused.referral-not-valid.title'), 1)).toBeVisible();

  const friend = await anotherVisitor();
  await friend.open('/referrals/nobodyknow');
  await expect(friend.heading(t('referrals/refused.referral-unknown.title'), 1)).toBeVisible();
  await friend.open(`/referrals/${code}`);
  await expect(friend.heading(/Cara/, 1)).toBeVisible();
  await expectAccessible(friend.page);
  await expectNoHorizontalScroll(friend.page);
  await friend.open(`${plainShirt}?sizeId=8L`);
  await friend.addToBasket();
  await friend.toCheckout();
  const person = `friend-${Date.now()}-${test.info().project.name}`;
  await friend.fillAddress({
    ...addresses[language],
    line1: `9 ${person}`,
    email: `${person}@example.com`,
  });
  await friend.submitAddress();
  await friend.chooseShipping();
  await friend.acceptTerms();
  await friend.fillCard('5555 5555 5555 4444');
  await friend.field('checkout/payment.holderName').fill(person);
  await friend.payButton.click();
  const number = await friend.expectReceipt();

  const staff = await anotherVisitor();
  await staff.open('/?auth=sign-in&auth-scope=full');
  await staff.signIn('staff@tailorbird.example');
  for (const to of ['InProduction', 'Shipped', 'Delivered'])
    expect(await move(staff, number, to)).toBe(200);

  await visitor.open('/profile/refer-a-friend');
  // Journeys run in parallel and refer friends as the same customer.
  await expect.poll(async () => Number(await arrived.textContent())).toBeGreaterThan(before);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
  ).toBeVisible();
});

test('[REFER-02] a customer must order before referring', async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open('/?auth=create-account&auth-scope=full');
  const panel = page.getByRole('dialog');
  await panel
    .getByRole('textbox', { name: t('account/email'), exact: true })
    .fill(`new-${Date.now()}@example.com`);
  await panel.getByLabel(t('account/password'), { exact: true }).fill('thirty-two stitches');
  await panel.locator('input[name="terms"]').check();
  await panel.getByRole('button', { name: t('account/create.submit'), exact: true }).click();
  await expect(panel.getByText(t('account/create.doneTitle'))).toBeVisible();
  await visitor.open('/profile/refer-a-friend');
  await expect(page.getByText('You need to make a first order to refer a friend.')).toBeVisible();
  await expectAccessible(page);
});
