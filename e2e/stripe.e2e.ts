import { openRecordedStripe, type RecordedStripe } from '../packages/server/test/recordedStripe.ts';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { payAtWallets } from './payAtWallets.ts';
import { payByButton } from './payByButton.ts';
import { payInProviderFields } from './providerJourney.ts';
import { test } from './test.ts';

let stripe: RecordedStripe;
let shop: RunningShop;
const keys = () => ({
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: stripe.keys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.keys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
  STRIPE_API: stripe.keys.address,
});
// One worker starts the shop of this file once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  stripe = await openRecordedStripe();
  shop = await startShop({ env: keys() });
});
test.afterAll(async () => {
  await shop.stop();
  await stripe.close();
});

/**
 * Stand-in for Stripe's script: offers a Google Pay button, which this browser supports, and no
 * Apple Pay button.
 */
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

/** Stand-in for Stripe's script: renders a card field and returns a token for the input. */
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

/** Makes the customer's decision on the page of a bank or wallet. Returns the return URL. */
const decideAt = (url: string, decision: 'approve' | 'decline' | 'cancel'): string => {
  stripe.decide(url, decision);
  const id = url.slice(url.lastIndexOf('/') + 1);
  const back = new URL(stripe.intents.get(id)?.return_url ?? '');
  back.searchParams.set('payment_intent', id);
  back.searchParams.set('payment_intent_client_secret', `${id}_secret`);
  back.searchParams.set('redirect_status', decision === 'approve' ? 'succeeded' : 'failed');
  return back.href;
};

test('a Stripe card is required, refused, confirmed at the bank and charged', async ({
  anotherVisitor,
}) => {
  await payInProviderFields(anotherVisitor, {
    shop,
    loads: ['https://js.stripe.com/clover/stripe.js'],
    payments: () => stripe.intents.size,
    secret: 'secret',
    answer: async (route, url) => {
      if (!url.includes('/3d_secure/')) {
        await route.fulfill({
          contentType: 'text/javascript',
          body: scriptWith([stripe.token('refuse'), stripe.token('ask')]),
        });
        return;
      }
      await route.fulfill({ status: 302, headers: { location: decideAt(url, 'approve') } });
    },
  });
});

test('PayPal and Klarna through Stripe redirect to their pages without script', async ({
  anotherVisitor,
}) => {
  await payAtWallets(anotherVisitor, {
    shop,
    page: /^https:\/\/pm-redirects\.stripe\.com\//,
    secret: 'secret',
    decide: decideAt,
  });
});

test('Google Pay through Stripe appears in browsers that support it and pays', async ({
  anotherVisitor,
}) => {
  for (const wallet of ['apple_pay', 'google_pay']) stripe.wallets.add(wallet);
  const tokens = [stripe.token('refuse', 'google_pay'), stripe.token('pay', 'google_pay')];
  await payByButton(anotherVisitor, {
    env: keys(),
    payments: () => stripe.intents.size,
    script: scriptWithButtons(tokens),
  });
  for (const wallet of ['apple_pay', 'google_pay']) stripe.wallets.delete(wallet);
});
