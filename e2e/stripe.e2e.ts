import { openRecordedStripe, type RecordedStripe } from '../packages/server/test/recordedStripe.ts';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { payAtWallets } from './payAtWallets.ts';
import { payInProviderFields } from './providerJourney.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { Watch } from './watch.ts';

let stripe: RecordedStripe;
let shop: RunningShop;
const keys = () => ({
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: stripe.keys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.keys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
  STRIPE_API: stripe.keys.address,
});
test.beforeAll(async () => {
  stripe = await openRecordedStripe();
  shop = await startShop({ env: keys() });
});
test.afterAll(async () => {
  await shop.stop();
  await stripe.close();
});

/** Stands in the place of Stripe's script: a button of Google Pay, which this browser can pay with, and none of Apple Pay. */
const scriptWithButtons = (tokens: readonly string[]): string => `
  const tokens = ${JSON.stringify(tokens)};
  window.Stripe = () => ({
    elements: ({ amount, currency }) => ({
      create: (kind, { paymentMethods } = {}) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = ['Google Pay', amount, currency].join(' ');
        const hears = {};
        button.addEventListener('click', () => hears.click({ resolve: () => hears.confirm({ paymentFailed: () => {} }), reject: () => {} }));
        return {
          mount: (place) => {
            if (kind !== 'expressCheckout') return;
            place.append(button);
            hears.ready?.({ availablePaymentMethods: { googlePay: paymentMethods.googlePay === 'auto', applePay: false } });
          },
          unmount: () => button.remove(),
          on: (event, hear) => { hears[event] = hear; },
        };
      },
      submit: async () => ({}),
    }),
    createConfirmationToken: async () => ({ confirmationToken: { id: tokens.shift() } }),
  });
`;

/** Stands in the place of Stripe's script: a field in a place of the page, and a token for what is typed there. */
const scriptWith = (tokens: readonly string[]): string => `
  const tokens = ${JSON.stringify(tokens)};
  window.Stripe = (key) => ({
    elements: (options) => ({
      create: () => {
        const label = document.createElement('label');
        const field = document.createElement('input');
        label.append('Stripe ' + [options.mode, options.amount, options.currency, options.locale].join(' '), field);
        return {
          mount: (place) => place.append(label),
          unmount: () => label.remove(),
          on: (event, hear) => event === 'change' && field.addEventListener('input', hear),
          focus: () => field.focus(),
        };
      },
      update: (changes) => { Object.assign(options, changes); },
      submit: async () => (document.querySelector('[data-testid="provider-fields"] input').value ? {} : { error: { type: 'validation_error' } }),
    }),
    createConfirmationToken: async () => ({ confirmationToken: { id: tokens.shift() } }),
  });
`;

test('a card typed into Stripe’s fields is asked for when it is missing, refused, confirmed at the bank, and pays', async ({
  browser,
  contextOptions,
  locale,
  viewport,
  language,
}) => {
  const options = { ...contextOptions, ...(locale === undefined ? {} : { locale }), viewport };
  await payInProviderFields(
    { browser, options, language },
    {
      shop,
      loads: ['https://js.stripe.com/clover/stripe.js'],
      payments: () => stripe.intents.size,
      secret: 'secret',
      answer: async (route, url) => {
        if (!url.includes('/3d_secure/')) {
          await route.fulfill({ contentType: 'text/javascript', body: scriptWith([stripe.token('refuse'), stripe.token('ask')]) });
          return;
        }
        const id = url.slice(url.lastIndexOf('/') + 1);
        stripe.decide(url, 'approve');
        const back = new URL(stripe.intents.get(id)?.return_url ?? '');
        for (const [name, value] of [
          ['payment_intent', id],
          ['payment_intent_client_secret', `${id}_secret`],
          ['redirect_status', 'succeeded'],
        ] as const)
          back.searchParams.set(name, value);
        await route.fulfill({ status: 302, headers: { location: back.href } });
      },
    },
  );
});

test('PayPal and Klarna through Stripe ask at their own pages, and no script of Stripe is needed for it', async ({
  browser,
  contextOptions,
  locale,
  viewport,
  language,
}) => {
  const options = { ...contextOptions, ...(locale === undefined ? {} : { locale }), viewport };
  await payAtWallets(
    { browser, options, language },
    {
      shop,
      page: /^https:\/\/pm-redirects\.stripe\.com\//,
      secret: 'secret',
      decide: (url, decision) => {
        stripe.decide(url, decision);
        const id = url.slice(url.lastIndexOf('/') + 1);
        const back = new URL(stripe.intents.get(id)?.return_url ?? '');
        back.searchParams.set('payment_intent', id);
        back.searchParams.set('payment_intent_client_secret', `${id}_secret`);
        back.searchParams.set('redirect_status', decision === 'approve' ? 'succeeded' : 'failed');
        return back.href;
      },
    },
  );
});

test('Google Pay through Stripe is offered where the browser can pay with it, asks for what is missing, and pays by its button', async ({
  browser,
  contextOptions,
  locale,
  viewport,
  language,
}) => {
  for (const wallet of ['apple_pay', 'google_pay']) stripe.wallets.add(wallet);
  const before = stripe.intents.size;
  const withButtons = await startShop({ env: { ...keys(), WALLET_BUTTONS: 'applepay,googlepay' } });
  const context = await browser.newContext({
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
    viewport,
    baseURL: withButtons.address,
  });
  const watch = new Watch(withButtons.address);
  watch.follow(context);
  const tokens = [stripe.token('refuse', 'google_pay'), stripe.token('pay', 'google_pay')];
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: scriptWithButtons(tokens) }));
  const visitor = new Visitor(await context.newPage(), language);
  const { page, say } = visitor;
  await visitor.open(plainShirt);
  await visitor.addToBasket();
  await visitor.toCheckout();
  await visitor.fillAddress();
  await visitor.submitAddress();
  await visitor.chooseShipping();
  const group = page.getByRole('group', { name: say('checkout/payment.means') });
  await expect(group.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0);
  await group.getByRole('radio', { name: /Google Pay/ }).check();
  await expect(page.getByText(say('checkout/payment.walletHere', { wallet: 'Google Pay' }))).toBeVisible();
  await expect(visitor.payButton).toHaveCount(0);
  const button = page.getByTestId('wallet-button').getByRole('button');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await button.click();
  await expect(page.getByText(say('checkout/payment.termsMissing'))).toBeVisible();
  expect(stripe.intents.size).toBe(before);
  await visitor.acceptTerms();
  await button.click();
  const dialog = page.getByRole('dialog', { name: say('checkout/refusal.other.title') });
  await dialog.getByRole('button', { name: say('checkout/refusal.again'), exact: true }).click();
  await button.click();
  await visitor.expectReceipt();
  await expect(page.getByText(say('orders/sheet.paidBy.wallet', { wallet: 'Google Pay' }))).toBeVisible();
  expect(watch.findings()).toEqual([]);
  await context.close();
  await withButtons.stop();
  for (const wallet of ['apple_pay', 'google_pay']) stripe.wallets.delete(wallet);
});
