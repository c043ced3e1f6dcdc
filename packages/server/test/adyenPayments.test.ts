import { randomUUID } from 'node:crypto';
import { money } from '@tailorbird/domain/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdyenPayments } from '../src/contexts/checkout/adyen/payments.ts';
import {
  providerTimeoutMs,
  requestsTimeoutMs,
} from '../src/contexts/checkout/application/providerTimes.ts';
import { recoverPayments } from '../src/contexts/checkout/application/recoverPayments.ts';
import {
  findProviderPayment,
  insertProviderPayment,
} from '../src/contexts/checkout/store/providerPayments.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import { aPayment, type Client, detailsPath, pay, readyToPay } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';
import { openRecordedAdyen, type RecordedAdyen, type RecordedPayment } from './recordedAdyen.ts';

const lines: string[] = [];
const shop = openShop({
  logger: createLogger('trace', { write: (line) => void lines.push(line) }),
});
const minutes = 60_000;
const shortTimeoutMs = 2_000;
let adyen: RecordedAdyen;

const start = (timeoutMs = requestsTimeoutMs): void =>
  shop.payWith(
    createAdyenPayments(shop.server.database, adyen.keys, {
      clock: shop.server.shop.clock,
      timeoutMs,
    }),
  );

beforeAll(async () => {
  adyen = await openRecordedAdyen();
});
afterAll(() => adyen.close());
beforeEach(() => start());
afterEach(() => adyen.heal());

const payBy = async (client: Client, does: Parameters<RecordedAdyen['token']>[0]) => {
  const basket = await readyToPay(client);
  const token = adyen.token(does);
  const { body } = await pay(
    client,
    aPayment(basket, origin, { payment_method: { type: 'scheme', token } }),
  );
  return { basket, token, body };
};
const atAdyen = (reference: string): RecordedPayment => {
  const found = adyen.payments.get(reference);
  if (!found) throw new Error(`Adyen was not asked for ${reference}`);
  return found;
};
const ordersOf = (basket: { readonly id: number }) =>
  shop.server.database.queries
    .selectFrom('placed_order')
    .select('id')
    .where('basket_id', '=', basket.id)
    .execute();
const paymentOf = (reference: string) =>
  shop.server.database.queries
    .selectFrom('payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
const referenceOf = async (basket: { readonly id: number }): Promise<string> =>
  (
    await shop.server.database.queries
      .selectFrom('payment')
      .select('reference')
      .where('basket_id', '=', basket.id)
      .executeTakeFirstOrThrow()
  ).reference;

const keptOf = (reference: string) =>
  shop.server.database.queries
    .selectFrom('payment_notice')
    .select('event_id')
    .where('reference', '=', reference)
    .execute();
const unknownPayment = { pspReference: 'PSPUNKNOWN', eventCode: 'AUTHORISATION' };

const send = ({
  headers,
  body,
}: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => shop.client().send('POST', '/webhooks/payments/adyen', body, headers);
const paid = ({ pspReference, reference: merchantReference, amount }: RecordedPayment) => ({
  pspReference,
  merchantReference,
  amount,
  eventCode: 'AUTHORISATION',
});

const atBank = async () => {
  const client = shop.client();
  const { basket, body } = await payBy(client, 'ask');
  if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
  return { client, basket, reference: body.payment_id, url: body.action.url };
};

describe('a shop with Adyen', () => {
  it('the Adyen configuration for browsers has no secrets', async () => {
    const client = shop.client();
    await readyToPay(client);
    const { body } = await client.post('/adyen_api/checkout/payment_methods/');
    const card = body.paymentMethods.find(
      ({ type }: { readonly type: string }) => type === 'scheme',
    );
    expect(card.configuration).toMatchObject({
      provider: 'adyen',
      clientKey: adyen.keys.clientKey,
      environment: 'test',
    });
    for (const secret of [adyen.keys.apiKey, adyen.keys.hmacKey])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('Adyen charges the total and identifies the card by alias', async () => {
    const { basket, body } = await payBy(shop.client(), 'pay');
    expect(body).toMatchObject({ resultCode: 'Authorised' });
    expect(await ordersOf(basket)).toHaveLength(1);
    const payment = await paymentOf(body.payment_id);
    expect([payment.card_alias, payment.status]).toEqual(['H167852639363479', 'authorised']);
    expect(atAdyen(body.payment_id).amount).toEqual({
      value: payment.amount,
      currency: payment.currency,
    });
  });

  it('an Adyen approval of another payment is not accepted', async () => {
    const cheap = await atBank();
    const other = await atBank();
    const redirectResult = adyen.decide(cheap.url, 'approve');
    expect(
      (
        await other.client.post(detailsPath, {
          payment_id: other.reference,
          details: { redirectResult },
        })
      ).body,
    ).toMatchObject({
      resultCode: 'Refused',
    });
    expect([await ordersOf(other.basket), (await paymentOf(other.reference)).status]).toEqual([
      [],
      'refused',
    ]);
  });

  it.each(['error', 'garbage', 'silence'] as const)(
    'a lost response to %s is queried again and creates one order',
    async (how) => {
      if (how === 'silence') start(shortTimeoutMs);
      adyen.fail(/payments$/, how, 1);
      const before = adyen.payments.size;
      const { basket, body } = await payBy(shop.client(), 'pay');
      expect(body).toMatchObject({ resultCode: 'Authorised' });
      expect([(await ordersOf(basket)).length, adyen.payments.size - before]).toEqual([1, 1]);
    },
  );

  it('a payment stays open while Adyen is away and settles later', async () => {
    adyen.fail(/v71/, 'error');
    const { basket } = await payBy(shop.client(), 'pay');
    expect(await ordersOf(basket)).toEqual([]);
    adyen.heal();
    shop.putForward(2 * minutes);
    await recoverPayments(shop.server.shop);
    expect(await ordersOf(basket)).toHaveLength(1);
  });

  it('an interrupted Adyen payment is canceled by reference or refunded', async () => {
    adyen.fail(/v71/, 'error');
    const { basket } = await payBy(shop.client(), 'pay');
    const reference = await referenceOf(basket);
    adyen.heal();
    start();
    shop.putForward(2 * minutes);
    await recoverPayments(shop.server.shop);
    expect([await ordersOf(basket), adyen.canceled.includes(reference)]).toEqual([[], true]);
    expect((await send(adyen.notice(paid(atAdyen(reference))))).body).toBe('[accepted]');
    expect(adyen.refunds.filter(({ of }) => of === atAdyen(reference).pspReference)).toMatchObject([
      { amount: { value: (await paymentOf(reference)).amount } },
    ]);
    expect(await ordersOf(basket)).toEqual([]);
  });

  it.each(['error', 'garbage', 'silence'] as const)(
    'a payment answered with %s completes after the bank’s page',
    async (how) => {
      const { client, basket, reference, url } = await atBank();
      const redirectResult = adyen.decide(url, 'approve');
      if (how === 'silence') start(shortTimeoutMs);
      adyen.fail(/details$/, how, 1);
      expect(
        (await client.post(detailsPath, { payment_id: reference, details: { redirectResult } }))
          .body,
      ).toMatchObject({
        resultCode: 'Authorised',
      });
      expect(await ordersOf(basket)).toHaveLength(1);
    },
  );

  it('an Adyen refund is made once per key, and again after a failure', async () => {
    const { body } = await payBy(shop.client(), 'pay');
    const reference: string = body.payment_id;
    const part = { key: 'part', amount: money(100, 'EUR') };
    const { payments } = shop.server.shop;
    const ofPayment = () =>
      adyen.refunds.filter(({ reference: name }) => name.startsWith(reference));
    adyen.fail(/refunds$/, 'garbage');
    await expect(payments.refund(reference, part)).rejects.toThrow();
    adyen.heal();
    await payments.refund(reference, part);
    adyen.forgetKeys();
    await payments.refund(reference, part);
    expect(ofPayment()).toHaveLength(1);
    const failed = {
      pspReference: 'PSPREFUND',
      eventCode: 'REFUND_FAILED',
      merchantReference: `${reference}.part`,
    };
    expect((await send(adyen.notice(failed))).body).toBe('[accepted]');
    await payments.refund(reference, part);
    expect(ofPayment()).toHaveLength(2);
  });
});

it('an Adyen request is retried once within the time limit', async () => {
  expect(requestsTimeoutMs).toBeLessThan(providerTimeoutMs);
  const { queries } = shop.server.database;
  const within = createAdyenPayments({ queries }, adyen.keys, {
    clock: shop.server.shop.clock,
    timeoutMs: 800,
  });
  adyen.fail(/v71/, 'silence');
  const began = performance.now();
  await expect(
    within.authorise({
      reference: randomUUID(),
      amount: money(100, 'EUR'),
      bought: [],
      means: { kind: 'card', token: adyen.token('pay') },
      payer: { email: 'ada@example.test', country: 'DE', address: null },
      returnUrl: `${origin}/de/checkout`,
      locale: 'de',
    }),
  ).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(2 * 800);
});

it('Adyen neither knows nor cancels another provider’s payment', async () => {
  const reference = randomUUID();
  await insertProviderPayment(
    { queries: shop.server.database.queries, provider: 'stripe' },
    { reference, decline: null, now: new Date() },
  );
  const { payments } = shop.server.shop;
  expect(await payments.lookup(reference)).toBeNull();
  await expect(payments.cancel(reference)).rejects.toThrow('does not belong to adyen');
  expect(
    await findProviderPayment(
      { queries: shop.server.database.queries, provider: 'stripe' },
      reference,
    ),
  ).toMatchObject({ decline: null });
  expect((await send(adyen.notice({ ...unknownPayment, merchantReference: reference }))).body).toBe(
    '[accepted]',
  );
  expect(await keptOf(reference)).toEqual([]);
});

describe('an Adyen webhook', () => {
  it('an Adyen webhook completes an abandoned payment once', async () => {
    const { basket, reference } = await atBank();
    const notice = adyen.notice(paid(atAdyen(reference)));
    for (let times = 0; times < 3; times += 1) expect((await send(notice)).body).toBe('[accepted]');
    expect(await ordersOf(basket)).toHaveLength(1);
  });

  it('an Adyen webhook may precede the payment’s response', async () => {
    adyen.before((payment) => send(adyen.notice(paid(payment))));
    const { basket, body } = await payBy(shop.client(), 'pay');
    expect(body).toMatchObject({ resultCode: 'Authorised' });
    expect(await ordersOf(basket)).toHaveLength(1);
  });

  it('an Adyen webhook about a canceled payment refunds its money', async () => {
    const { client, basket, reference, url } = await atBank();
    const redirectResult = adyen.decide(url, 'decline');
    await client.post(detailsPath, { payment_id: reference, details: { redirectResult } });
    expect((await paymentOf(reference)).status).toBe('refused');
    atAdyen(reference).status = 'authorised';
    expect((await send(adyen.notice(paid(atAdyen(reference))))).status).toBe(200);
    expect(await ordersOf(basket)).toEqual([]);
    expect(adyen.refunds.filter(({ of }) => of === atAdyen(reference).pspReference)).toHaveLength(
      1,
    );
  });

  it('a forged Adyen webhook is refused without effect', async () => {
    const { basket, reference } = await atBank();
    const sentNotice = paid(atAdyen(reference));
    const good = adyen.notice(sentNotice);
    for (const forged of [
      adyen.notice(sentNotice, { hmacKey: 'F'.repeat(64) }),
      { ...good, body: good.body.replace(reference, 'another') },
      { ...good, body: good.body.replace('hmacSignature', 'signature') },
      { ...good, body: '{"notificationItems":[]}' },
    ])
      expect((await send(forged)).status).toBe(401);
    expect([await ordersOf(basket), (await paymentOf(reference)).status]).toEqual([[], 'redirect']);
  });

  it.each([
    ['of another kind', { eventCode: 'REPORT_AVAILABLE', merchantReference: 'report' }],
    [
      'of another account',
      { eventCode: 'AUTHORISATION', merchantReference: 'other', merchantAccountCode: 'Other' },
    ],
    [
      'of a payment that was refused',
      { eventCode: 'AUTHORISATION', merchantReference: 'unknown', success: 'false' as const },
    ],
    ['of a payment of another shop', { ...unknownPayment, merchantReference: 'other' }],
    ['of a refund of another shop', { eventCode: 'REFUND', merchantReference: 'other.all' }],
  ])('the Adyen notice %s is acknowledged and ignored', async (_, changes) => {
    expect((await send(adyen.notice({ pspReference: 'PSPOTHER', ...changes }))).body).toBe(
      '[accepted]',
    );
    expect(await keptOf(changes.merchantReference.replace(/\..*/, ''))).toEqual([]);
  });
});

it('logs contain neither Adyen keys nor cards after any failure', async () => {
  for (const how of ['error', 'garbage'] as const) {
    adyen.fail(/v71/, how);
    await payBy(shop.client(), 'pay');
    adyen.heal();
  }
  const log = logTextWithoutIds(lines);
  expect(log).toContain('payment provider failed');
  for (const secret of ['encryptedCardNumber', 'eyJ', adyen.keys.apiKey, adyen.keys.hmacKey])
    expect(log).not.toContain(secret);
});
