/** Switches change the shop for everyone, so these journeys use a shop of their own. */
import { type RunningShop, startShop } from '../tools/shop.ts';
import { fillForCreditByApi, setSwitchByApi } from './order.ts';
import { expect, test } from './test.ts';
import { addresses, type Visitor } from './visitor.ts';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const oxford = '/product/new-oxford-shirt';

test('[CATALOG-22, AUTH-13] feature switches change the next pages', {
  tag: '@seldom',
}, async ({ anotherVisitor }) => {
  const somebody = () => anotherVisitor({ baseURL: shop.address });
  const [staff, guest, customer] = [await somebody(), await somebody(), await somebody()];
  const { t } = staff;
  await staff.signInAs('staff');
  const turn = (name: string, isOn: boolean): Promise<void> =>
    setSwitchByApi(staff.page, name, isOn);

  await test.step('socialLoginEnabled: accounts elsewhere, turned by hand', async () => {
    await staff.open('/studio/data');
    await staff.page
      .getByRole('listitem')
      .filter({ hasText: t('staff/data.switch.socialLoginEnabled') })
      .getByRole('button', { name: t('staff/data.change') })
      .click();
    const isOn = staff.page.getByRole('checkbox', { name: t('staff/data.field.on') });
    await isOn.uncheck();
    await staff.page
      .getByRole('textbox', { name: t('staff/customers.reason') })
      .fill('turned by a journey');
    await staff.button(t('staff/data.save')).click();
    await expect(isOn).toBeHidden();

    const google = guest.page.getByRole('link', {
      name: t('social/continueWith', { name: 'Google' }),
    });
    const known = guest.page.waitForResponse(/\/soat\/social\//);
    // A bookmarked address that the shop linked to earlier.
    await guest.open('/auth/login/google-oauth2/?next=%2Ffaq');
    await expect(
      guest.page.getByRole('alert').filter({ hasText: t('social/outcome.provider-away') }),
    ).toBeVisible();
    await known;
    await expect(google).toHaveCount(0);
    // A preview of the feature in one browser only (AUTH-13).
    await guest.page.evaluate(() => localStorage.setItem('force-social-login', '1'));
    await guest.open('/faq?auth=choice&auth-scope=full');
    await expect(google).toBeVisible();
    await guest.page.evaluate(() => localStorage.removeItem('force-social-login'));
    await turn('socialLoginEnabled', true);
    await guest.open('/faq?auth=choice&auth-scope=full');
    await expect(google).toBeVisible();
  });

  await test.step('appliedChat: the assistant, or a person', async () => {
    const chat = guest.page.getByRole('dialog');
    const openAssistant = (): Promise<void> => guest.open('/faq?open-support-chat=assistant');
    await turn('appliedChat', false);
    await openAssistant();
    await chat.getByRole('button', { name: t('chat/consent.agree') }).click();
    await expect(chat.getByRole('heading', { name: t('chat/title.human') })).toBeVisible();
    await expect(chat.getByLabel(t('chat/message'))).toBeVisible();
    await expect(chat.getByRole('button', { name: t('chat/toAssistant') })).toHaveCount(0);
    await turn('appliedChat', true);
    await openAssistant();
    await expect(chat.getByRole('heading', { name: t('chat/title.ai') })).toBeVisible();
  });

  await test.step('applyCreditToShippingPrice: credit pays for shipping at the checkout', async () => {
    await customer.signInAs('customer');
    await fillForCreditByApi(customer.page, addresses.en);
    const sums = async (credit: string, total: string): Promise<void> => {
      await customer.open('/checkout');
      await expect(customer.sum(t('basket/summary.credit'))).toHaveText(credit);
      await expect(customer.total).toHaveText(total);
    };
    // A beanie for $55, and $12 for shipping.
    await turn('applyCreditToShippingPrice', false);
    await sums('−$55', '$12');
    await turn('applyCreditToShippingPrice', true);
    await sums('−$67', '$0');
  });

  await test.step('isNewOxfordShirtLaunched: an unlaunched garment is visible to staff only', async () => {
    const { request } = guest.page;
    const card = ({ page }: Visitor) =>
      page.getByRole('main').locator(`a[href^="${oxford}"]`).first();
    const isInSitemap = async (): Promise<boolean> =>
      (await (await request.get('/sitemap.xml')).text()).includes(oxford);
    const statusOfPage = async (): Promise<number> => (await request.get(oxford)).status();
    await turn('isNewOxfordShirtLaunched', false);
    expect([await statusOfPage(), await isInSitemap()]).toEqual([404, false]);
    await guest.open('/products/shirts');
    await expect(guest.heading(/\w/, 1)).toBeVisible();
    await expect(card(guest)).toHaveCount(0);
    await staff.open('/products/shirts');
    await card(staff).click();
    await expect(staff.buyButton).toBeVisible();
    await turn('isNewOxfordShirtLaunched', true);
    expect([await statusOfPage(), await isInSitemap()]).toEqual([200, true]);
    await guest.open('/products/shirts');
    await expect(card(guest)).toBeVisible();
  });
});
