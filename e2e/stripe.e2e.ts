/** Paying with Stripe: its script and its server are stand-ins here, the policy of the page and the rest of the shop are not. */
import { openRecordedStripe, type RecordedStripe } from '../packages/server/test/recordedStripe.ts';
import { type RunningShop, startShop } from '../tools/shop.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './test.ts';
import { plainShirt, Visitor } from './visitor.ts';
import { Watch } from './watch.ts';

let stripe: RecordedStripe;
let shop: RunningShop;
test.beforeAll(async () => {
  stripe = await openRecordedStripe();
  shop = await startShop({
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: stripe.keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
      STRIPE_API: stripe.keys.address,
    },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await stripe.close();
});

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
      submit: async () => (document.querySelector('[data-testid="stripe-fields"] input').value ? {} : { error: { type: 'validation_error' } }),
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
    if (url.includes('/3d_secure/')) {
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
    } else await route.fulfill({ contentType: 'text/javascript', body: scriptWith([stripe.token('refuse'), stripe.token('ask')]) });
  });
  const visitor = new Visitor(await context.newPage(), language);
  const { page, say } = visitor;

  await visitor.open(plainShirt);
  await visitor.addToBasket();
  expect(asked).toEqual([]);
  await visitor.checkOutAsGuest();
  const field = page.getByTestId('stripe-fields').getByRole('textbox');
  await expect(field).toBeVisible();
  expect(asked).toEqual(['https://js.stripe.com/clover/stripe.js']);
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: /./ }).last().check();
  await page.getByTestId('pay').click();
  await expect(field).toBeFocused();
  expect(stripe.asked).toEqual([]);

  await field.fill('a card');
  await page.getByTestId('pay').click();
  const dialog = page.getByRole('dialog', { name: say('checkout/refusal.other.title') });
  await dialog.getByRole('button', { name: say('checkout/refusal.again'), exact: true }).click();
  await field.fill('another card');
  await page.getByTestId('pay').click();
  await visitor.expectReceipt();
  expect(page.url()).not.toContain('secret');
  expect(watch.findings()).toEqual([]);
  await context.close();
});
