import { afterAll, beforeAll } from 'vitest';
import { createStripePayments } from '../src/contexts/checkout/stripe/payments.ts';
import { describePaymentProvider, type ProviderUnderTest } from './describePaymentProvider.ts';
import { openShop } from './oscarShop.ts';
import { openRecordedStripe, type RecordedStripe } from './recordedStripe.ts';

const shop = openShop();
let stripe: RecordedStripe;
beforeAll(async () => {
  stripe = await openRecordedStripe();
});
afterAll(() => stripe.close());

describePaymentProvider(
  'Stripe',
  async (): Promise<ProviderUnderTest> => ({
    provider: createStripePayments(shop.server.database, stripe.keys, { clock: () => new Date() }),
    card: async (does) => ({ kind: 'card', token: stripe.token(does) }),
    decide: async (url, decision) => stripe.decide(url, decision),
    notice: ({ eventId, reference }) =>
      stripe.notice(eventId, 'payment_intent.succeeded', { id: 'pi_unknown', status: 'succeeded', metadata: { reference } }),
  }),
);
