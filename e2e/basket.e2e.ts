import { formatMoney, formatPercent, money } from '../packages/domain/src/kernel/index.ts';
import { holdRequests } from './holdRequests.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

const dollars = (cents: number): string => formatMoney(money(cents, 'USD'), 'en-US');

test('[BASKET-02] an equal design raises its quantity; other initials add a line', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open(`${plainShirt}?sizeId=8L`);
  await visitor.addToBasket();
  await visitor.closePanel();
  await visitor.addButton.click();
  await expect(visitor.quantity(visitor.range.garment('cotton-t-shirt'))).toHaveValue('2');
  await expect(visitor.lines).toHaveCount(1);
  await visitor.closePanel();
  await page.getByLabel(t('designer/initials.title')).fill('AP');
  await visitor.addButton.click();
  await expect(visitor.lines).toHaveCount(2);
  await visitor.expectBadge(3);
  await visitor.closePanel();
  await visitor.choose(t('sizing/length.R'));
  await visitor.addButton.click();
  await expect(visitor.lines).toHaveCount(3);
});

test('a removed line can be restored, and quantity zero removes a line', { tag: '@phone' }, async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const title = visitor.range.garment('cotton-t-shirt');
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.button(t('basket/line.remove', { title })).click();
  await expect(page.getByText(t('basket/empty.title'))).toBeVisible();
  // Recently viewed products are one press away.
  const viewed = visitor.basket.getByRole('region', { name: t('favorites/viewed.title') });
  await expect(viewed.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByText(t('basket/removed.text', { title })).waitFor();
  await visitor.button(t('basket/removed.undo')).click();
  await expect(visitor.lines).toHaveCount(1);
  await visitor.quantity(title).fill('0');
  await expect(page.getByText(t('basket/empty.title'))).toBeVisible();
  await visitor.expectBadge(0);
});

test('[BASKET-15] a quantity changed just before leaving the page is saved', async ({
  visitor,
  page,
}) => {
  const title = visitor.range.garment('cotton-t-shirt');
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.quantity(title).fill('3');
  await page.reload();
  await expect
    .poll(async () => (await (await page.request.get('/oscarapi/basket/')).json()).num_items)
    .toBe(3);
});

test('each kind of voucher applies, and an invalid one says why', async ({
  visitor,
  page,
  watch,
}) => {
  const { t } = visitor;
  watch.expect(406, /add-voucher/);
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  // On a phone, the foot of the panel is close to the field.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const code of ['EXPIRED', 'SOON', 'USED', 'NO-SUCH-CODE']) {
    await visitor.enterVoucher(code);
    await expect(visitor.basket.locator('[id$="-error"]')).toBeInViewport({ ratio: 1 });
    const field = page.getByRole('textbox', { name: t('basket/voucher.label') });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\w/);
    await expect(field).toHaveValue(code);
    await expect(visitor.total).toHaveText(dollars(5_900));
  }
  // Some vouchers belong to an account, so the refusal offers to sign in.
  await expect(visitor.button(t('basket/voucher.signIn'))).toBeVisible();
  await visitor.enterVoucher('TWENTY-OFF');
  await expect(visitor.total).toHaveText(dollars(3_900));
  // Screen readers announce the change.
  await expect(
    visitor.basket.getByText(t('basket/summary.totalNow', { amount: dollars(3_900) })),
  ).toBeAttached();
  await visitor.enterVoucher('FREESHIP');
  await expect(
    visitor.basket.getByRole('list', { name: t('basket/voucher.applied') }).getByRole('listitem'),
  ).toHaveCount(2);
  await expectAccessible(page);
});

test('changing the country updates prices and duties and keeps the lines', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const title = visitor.range.garment('cotton-t-shirt');
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await expect(visitor.total).toHaveText(dollars(5_900));
  await visitor.closePanel();
  const choose = async (country: string, currency: string): Promise<void> => {
    await page.getByRole('combobox', { name: t('shell/footer.country') }).selectOption(country);
    await expect(page.getByText(t('shell/footer.countryChosen', { currency }))).toBeVisible();
  };
  await choose('CA', 'CAD');
  // 18 % duty on 79 dollars, and 5 % tax on both.
  const onArrival = formatMoney(money(1_888, 'CAD'), 'en-US');
  const levyNote = visitor.button(t('designer/price.levy.both', { all: onArrival }));
  await expect(levyNote).toBeVisible();
  await visitor.openBasket();
  await expect(visitor.lines.first()).toContainText(onArrival);
  await visitor.closePanel();
  await levyNote.click();
  const duties = page.getByRole('dialog', { name: t('shell/panel.us-tariffs') });
  await expect(
    duties.getByText(formatPercent(18, visitor.language === 'de' ? 'de-DE' : 'en-US')).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await visitor.closePanel();
  await choose('DK', 'DKK');
  await expect(page.getByRole('main')).toContainText(formatMoney(money(40_900, 'DKK'), 'en-US'));
  await visitor.openBasket();
  await expect(visitor.lines).toHaveCount(1);
  await expect(visitor.total).toHaveText(formatMoney(money(40_900, 'DKK'), 'en-US'));
  await visitor.closePanel();
  await choose('DE', 'EUR');
  await visitor.openBasket();
  await expect(visitor.quantity(title)).toHaveValue('1');
  await expect(visitor.total).toHaveText(formatMoney(money(5_500, 'EUR'), 'en-US'));
});

test('a German reader confirms the country beside the price and pays in euros', {
  tag: '@german',
}, async ({ visitor, page }) => {
  const { t } = visitor;
  await visitor.open(plainShirt);
  const [code, currency, asked] =
    visitor.language === 'de'
      ? (['DE', 'EUR', 'hint'] as const)
      : (['US', 'USD', 'deliver'] as const);
  const hint = visitor.button(
    t(`shell/place.${asked}`, { country: t(`shell/country.${code}`), currency }),
  );
  await hint.click();
  await expect(page.getByText(t('shell/footer.countryChosen', { currency }))).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: t('shell/footer.country') })).toHaveValue(code);
});

test('[SIZE-54] an American reader chooses the unit once below the header', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  const line = page.getByRole('complementary', { name: t('shell/place.label') });
  await visitor.open(plainShirt);
  await visitor.choose(t('sizing/picker.base', { base: 7 }));
  await expect(line).toContainText(t('shell/place.askUs'));
  await expect(
    visitor.button(t('shell/place.deliver', { country: t('shell/country.US') })),
  ).toHaveCount(0);
  const both = page.getByText(/\d cm \/ \d+\.\d in/).first();
  await expect(both).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await line.getByRole('button', { name: t('shell/place.yes') }).click();
  await expect(line).toContainText('USD');
  await expect(both).toHaveCount(0);
  await expect(page.getByText(/\d+\.\d in/).first()).toBeVisible();
  await page.reload();
  await visitor.ready();
  await expect(line).toHaveCount(0);
});

test('a click before the page is ready is not lost', async ({ visitor, page }) => {
  // Scripts load only after the button is pressed.
  const held = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(visitor.path(`${plainShirt}?sizeId=7R`), { waitUntil: 'commit' });
  await visitor.addButton.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  held.release();
  await expect(visitor.lines).toHaveCount(1);
  await expect(visitor.quantity(visitor.range.garment('cotton-t-shirt'))).toHaveValue('1');
});

test('a gift card needs an amount, shows its note and is not shipped', async ({
  visitor,
  page,
}) => {
  const { t } = visitor;
  await visitor.open('/digitalgiftcard');
  await visitor.addButton.click();
  const amounts = page.getByRole('group', { name: t('designer/gift.amount') });
  await expect(visitor.wrong(t('designer/gift.pickAmount'))).toBeVisible();
  await expect(amounts.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
  await amounts.getByRole('radio').nth(1).check();
  const note = 'For Ada, who measures twice and cuts once, every single time she sews.';
  await page.getByRole('textbox', { name: new RegExp(t('designer/gift.note')) }).fill(note);
  await visitor.addToBasket();
  await expect(visitor.lines.first()).toContainText(note.slice(0, 40));
  await expect(visitor.lines.first()).not.toContainText(note.slice(0, 51));
  await expect(visitor.total).toHaveText(dollars(15_000));
  await visitor.toCheckout();
  const steps = page.getByRole('navigation', { name: t('checkout/steps.label') });
  await expect(steps.getByRole('listitem')).toHaveText([
    new RegExp(t('checkout/steps.address')),
    new RegExp(t('checkout/steps.payment')),
  ]);
  await visitor.field('checkout/identity.email').fill('ada@example.com');
  await visitor.button(t('checkout/address.submitNoShipping')).click();
  await expect(visitor.payButton).toBeVisible();
});
