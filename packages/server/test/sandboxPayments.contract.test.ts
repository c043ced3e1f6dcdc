import { createHmac, randomUUID } from 'node:crypto';
import { describePaymentProvider, type ProviderUnderTest } from './describePaymentProvider.ts';
import { exchangeCard, numbers } from './oscarClient.ts';
import { openShop, sandboxKey } from './oscarShop.ts';

const shop = openShop();

const cards = {
  pay: numbers.paying,
  ask: numbers.redirect,
  'wrong-cvc': numbers.wrongCvc,
  fraud: numbers.fraud,
  refuse: numbers.refused,
} as const;

describePaymentProvider(
  'the sandbox bank',
  async (): Promise<ProviderUnderTest> => ({
    provider: shop.sandbox(),
    card: async (does) => ({
      kind: 'card',
      token: (await exchangeCard(shop.client(), cards[does])).body.token,
    }),
    decide: async (url, decision) => {
      const { location } = await shop
        .client()
        .send('POST', url, new URLSearchParams({ decision }), { accept: 'text/html' });
      return new URL(String(location)).searchParams.get('redirectResult') ?? randomUUID();
    },
    notice: (notice) => {
      const body = JSON.stringify(notice);
      return {
        headers: {
          'x-sandbox-signature': createHmac('sha256', sandboxKey).update(body).digest('base64'),
        },
        body,
      };
    },
  }),
);
