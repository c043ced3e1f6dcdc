import { afterAll, beforeAll } from 'vitest';
import { createStripePayments } from '../src/contexts/checkout/stripe/payments.ts';
import { describePaymentProvider, type ProviderUnderTest } from './describePaymentProvider.ts';
import { openShop } from './oscarShop.ts';
import { openRecordedStripe, type RecordedStripe } from './recordedStripe.ts';

const shop = openShop();
let stripe: RecordedStripe;
beforeAll(async () => {
  stripe = await openRecordedStripe();
  for (const wallet of ['apple_pay', 'google_pay']) stripe.wallets.add(wallet);
});
afterAll(() => stripe.close());

describePaymentProvider(
  'Stripe',
  async (): Promise<ProviderUnderTest> => ({
    provider: createStripePayments(
      shop.server.database,
      { ...stripe.keys, buttons: ['applepay', 'googlepay'] },
      { clock: () => new Date() },
    ),
    press: async (method) =>
      stripe.token('pay', method === 'applepay' ? 'apple_pay' : 'google_pay'),
    card: async (does) => ({ kind: 'card', token: stripe.token(does) }),
    decide: async (url, decision) => stripe.decide(url, decision),
    notice: ({ eventId, reference }) => {
      const made = [...stripe.intents.values()].find(
        ({ metadata }) => metadata.reference === reference,
      );
      // Stripe sends this notice after the bank's approval.
      if (made?.status === 'requires_action') stripe.decide(`/${made.id}`, 'approve');
      return stripe.notice(eventId, 'payment_intent.succeeded', {
        id: made?.id,
        amount: made?.amount,
        currency: made?.currency,
        status: 'succeeded',
        metadata: { reference },
      });
    },
  }),
);
