import { openRecordedAdyen, type RecordedAdyen } from '../packages/server/test/recordedAdyen.ts';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { payAtWallets } from './payAtWallets.ts';
import { payByButton } from './payByButton.ts';
import { payInProviderFields } from './providerJourney.ts';
import { test } from './test.ts';

let adyen: RecordedAdyen;
let shop: RunningShop;
const keys = () => ({
  PAYMENTS: 'adyen',
  ADYEN_API_KEY: adyen.keys.apiKey,
  ADYEN_CLIENT_KEY: adyen.keys.clientKey,
  ADYEN_MERCHANT_ACCOUNT: adyen.keys.merchantAccount,
  ADYEN_HMAC_KEY: adyen.keys.hmacKey,
  ADYEN_API: new URL(adyen.keys.address).origin,
});
// One worker starts the shop of this file once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  adyen = await openRecordedAdyen();
  shop = await startShop({ env: keys() });
});
test.afterAll(async () => {
  await shop.stop();
  await adyen.close();
});

/**
 * Stand-in for Adyen's script: offers a Google Pay button, which this browser supports, and no
 * Apple Pay button.
 */
const scriptWithButtons = (states: readonly string[]): string => `
  const states = ${JSON.stringify(states)};
  class Wallet {
    constructor(checkout, options) {
      this.options = options;
      this.button = document.createElement('button');
      this.button.type = 'button';
      this.button.textContent = ['Google Pay', options.amount.value, options.amount.currency, options.configuration.merchantId].join(' ');
      const submit = () => options.onSubmit({ data: JSON.parse(states.shift()) }, this, { resolve: () => {}, reject: () => {} });
      this.button.addEventListener('click', () => new Promise((resolve, reject) => options.onClick(resolve, reject)).then(submit, () => {}));
    }
    mount(place) { place.append(this.button); }
    unmount() { this.button.remove(); }
    async isAvailable() {}
  }
  window.AdyenWeb = {
    AdyenCheckout: async (options) => options,
    GooglePay: Wallet,
    ApplePay: class extends Wallet { async isAvailable() { throw new Error('not here'); } },
    Card: class { mount() {} unmount() {} },
  };
`;

/** Stand-in for Adyen's script: renders a card field and returns the given payment states. */
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

/** Makes the customer's decision on the page of a bank or wallet. Returns the return URL. */
const decideAt = (url: string, decision: 'approve' | 'decline' | 'cancel'): string => {
  const redirectResult = adyen.decide(url, decision);
  const back = new URL(adyen.payments.get(url.slice(url.lastIndexOf('/') + 1))?.returnUrl ?? '');
  back.searchParams.set('redirectResult', redirectResult);
  return back.href;
};

const files = 'https://checkoutshopper-test.cdn.adyen.com/checkoutshopper/sdk/6.31.0';

test('an Adyen card is required, refused, confirmed at the bank and charged', {
  tag: '@seldom',
}, async ({ anotherVisitor }) => {
  await payInProviderFields(anotherVisitor, {
    shop,
    loads: [`${files}/adyen.js`, `${files}/adyen.css`],
    payments: () => adyen.payments.size,
    secret: 'redirectResult',
    answer: async (route, url) => {
      if (url.includes('/threeDS/')) {
        await route.fulfill({ status: 302, headers: { location: decideAt(url, 'approve') } });
      } else if (url.endsWith('.css'))
        await route.fulfill({
          contentType: 'text/css',
          headers: { 'access-control-allow-origin': '*' },
          body: '',
        });
      else
        await route.fulfill({
          contentType: 'text/javascript',
          body: scriptWith([adyen.token('refuse'), adyen.token('ask')]),
        });
    },
  });
});

test('PayPal and Klarna through Adyen redirect to their pages without script', async ({
  anotherVisitor,
}) => {
  await payAtWallets(anotherVisitor, {
    shop,
    page: /\/checkoutPaymentRedirect\//,
    secret: 'redirectResult',
    decide: decideAt,
  });
});

test('Google Pay through Adyen appears in browsers that support it and pays', async ({
  anotherVisitor,
}) => {
  for (const wallet of ['applepay', 'googlepay']) adyen.wallets.add(wallet);
  const states = [adyen.walletToken('googlepay', 'refuse'), adyen.walletToken('googlepay', 'pay')];
  await payByButton(anotherVisitor, {
    env: keys(),
    payments: () => adyen.payments.size,
    script: scriptWithButtons(states),
  });
  for (const wallet of ['applepay', 'googlepay']) adyen.wallets.delete(wallet);
});
