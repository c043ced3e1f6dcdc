import { afterAll, beforeAll } from 'vitest';
import { createAdyenPayments } from '../src/contexts/checkout/adyen/payments.ts';
import { describePaymentProvider, type ProviderUnderTest } from './describePaymentProvider.ts';
import { openShop } from './oscarShop.ts';
import { openRecordedAdyen, type RecordedAdyen } from './recordedAdyen.ts';

const shop = openShop();
let adyen: RecordedAdyen;
beforeAll(async () => {
  adyen = await openRecordedAdyen();
  for (const wallet of ['applepay', 'googlepay']) adyen.wallets.add(wallet);
});
afterAll(() => adyen.close());

describePaymentProvider(
  'Adyen',
  async (): Promise<ProviderUnderTest> => ({
    provider: createAdyenPayments(
      shop.server.database,
      { ...adyen.keys, buttons: ['applepay', 'googlepay'] },
      { clock: () => new Date() },
    ),
    press: async (method) =>
      adyen.walletToken(method === 'applepay' ? 'applepay' : 'googlepay', 'pay'),
    card: async (does) => ({ kind: 'card', token: adyen.token(does) }),
    decide: async (url, decision) => adyen.decide(url, decision),
    notice: ({ eventId, reference }) =>
      adyen.notice({
        pspReference: eventId,
        eventCode: 'AUTHORISATION',
        merchantReference: reference,
        amount: adyen.payments.get(reference)?.amount ?? { value: 0, currency: 'EUR' },
      }),
    forge: ({ headers, body }) =>
      [
        ['"success":"true"', '"success":"false"'],
        ['"value":12300', '"value":1'],
        ['"hmacSignature":"', '"hmacSignature":"A'],
        ['"hmacSignature"', '"nobody"'],
      ].map(([from = '', to = '']) => ({ headers, body: body.replace(from, to) })),
  }),
);
