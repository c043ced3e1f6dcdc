/** Paying with Adyen: its script and its server are stand-ins here, the policy of the page and the rest of the shop are not. */
import { openRecordedAdyen, type RecordedAdyen } from '../packages/server/test/recordedAdyen.ts';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { Watch } from './watch.ts';

let adyen: RecordedAdyen;
let shop: RunningShop;
test.beforeAll(async () => {
  adyen = await openRecordedAdyen();
  shop = await startShop({
    env: {
      PAYMENTS: 'adyen',
      ADYEN_API_KEY: adyen.keys.apiKey,
      ADYEN_CLIENT_KEY: adyen.keys.clientKey,
      ADYEN_MERCHANT_ACCOUNT: adyen.keys.merchantAccount,
      ADYEN_HMAC_KEY: adyen.keys.hmacKey,
      ADYEN_API: new URL(adyen.keys.address).origin,
    },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await adyen.close();
});

/** Stands in the place of Adyen's script: a field in a place of the page, and what it makes of a card. */
const scriptWith = (states: readonly string[]): string => `
  const states = ${JSON.stringify(states)};
  window.AdyenWeb = {
    AdyenCheckout: async (options) => options,
    Card: class {
      constructor(checkout, options) {
        this.label = document.createElement('label');
        this.field = document.createElement('input');
        this.label.append('Adyen ' + [checkout.environment, checkout.countryCode, checkout.locale].join(' '), this.field);
        this.field.addEventListener('input', () => options.onChange({}));
      }
      mount(place) { place.append(this.label); }
      unmount() { this.label.remove(); }
      showValidation() { if (!this.isValid) this.field.focus(); }
      get isValid() { return this.field.value !== ''; }
      get data() { return JSON.parse(states.shift()); }
    },
  };
`;

const files = 'https://checkoutshopper-test.cdn.adyen.com/checkoutshopper/sdk/6.31.0';

test('a card typed into Adyen’s fields is asked for when it is missing, refused, confirmed at the bank, and pays', async ({
  browser,
  contextOptions,
  locale,
  viewport,
  language,
}) => {
  const context = await browser.newContext({
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
    viewport,
    baseURL: shop.address,
  });
  const watch = new Watch(shop.address);
  watch.follow(context);
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.includes('/threeDS/')) {
      const redirectResult = adyen.decide(url, 'approve');
      const back = new URL(adyen.payments.get(url.slice(url.lastIndexOf('/') + 1))?.returnUrl ?? '');
      back.searchParams.set('redirectResult', redirectResult);
      await route.fulfill({ status: 302, headers: { location: back.href } });
    } else if (url.endsWith('.css'))
      await route.fulfill({ contentType: 'text/css', headers: { 'access-control-allow-origin': '*' }, body: '' });
    else await route.fulfill({ contentType: 'text/javascript', body: scriptWith([adyen.token('refuse'), adyen.token('ask')]) });
  });
  const visitor = new Visitor(await context.newPage(), language);
  const { page, say } = visitor;

  await visitor.open(plainShirt);
  await visitor.addToBasket();
  expect(asked).toEqual([]);
  await visitor.checkOutAsGuest();
  const field = page.getByTestId('adyen-fields').getByRole('textbox');
  await expect(field).toBeVisible();
  expect(asked).toEqual([`${files}/adyen.js`, `${files}/adyen.css`]);
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: /./ }).last().check();
  await page.getByTestId('pay').click();
  await expect(field).toBeFocused();
  expect(adyen.payments.size).toBe(0);

  await field.fill('a card');
  await page.getByTestId('pay').click();
  const dialog = page.getByRole('dialog', { name: say('checkout/refusal.other.title') });
  await dialog.getByRole('button', { name: say('checkout/refusal.again'), exact: true }).click();
  await field.fill('another card');
  await page.getByTestId('pay').click();
  await visitor.expectReceipt();
  expect(page.url()).not.toContain('redirectResult');
  expect(watch.findings()).toEqual([]);
  await context.close();
});
