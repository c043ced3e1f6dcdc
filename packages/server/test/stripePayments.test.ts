import { randomUUID } from 'node:crypto';
import { money } from '@tailorbird/domain/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  providerTimeoutMs,
  requestsTimeoutMs,
} from '../src/contexts/checkout/application/providerTimes.ts';
import { receiveNotice } from '../src/contexts/checkout/application/receiveNotice.ts';
import {
  recoverPayments,
  startPaymentRecovery,
} from '../src/contexts/checkout/application/recoverPayments.ts';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import { declined } from '../src/contexts/checkout/providerParts.ts';
import { createStripePayments } from '../src/contexts/checkout/stripe/payments.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import { aPayment, type Client, detailsPath, pay, readyToPay, signIn } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';
import { openRecordedStripe, type RecordedStripe } from './recordedStripe.ts';

const lines: string[] = [];
const shop = openShop({
  logger: createLogger('trace', { write: (line) => void lines.push(line) }),
});
const minutes = 60_000;
const shortTimeoutMs = 2_000;
let stripe: RecordedStripe;

beforeAll(async () => {
  stripe = await openRecordedStripe();
});
afterAll(() => stripe.close());
const start = (timeoutMs = requestsTimeoutMs): void =>
  shop.payWith(
    createStripePayments(shop.server.database, stripe.keys, {
      clock: shop.server.shop.clock,
      timeoutMs,
    }),
  );
beforeEach(() => start());
afterEach(() => stripe.heal());

const payBy = async (client: Client, does: Parameters<RecordedStripe['token']>[0]) => {
  const basket = await readyToPay(client);
  const token = stripe.token(does);
  const { body } = await pay(
    client,
    aPayment(basket, origin, { payment_method: { type: 'scheme', token } }),
  );
  return { basket, token, body };
};
const intentOf = (reference: string) => {
  const found = [...stripe.intents.values()].find(
    ({ metadata }) => metadata.reference === reference,
  );
  if (!found) throw new Error(`Stripe was not asked for ${reference}`);
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

const keptOf = (eventId: string) =>
  shop.server.database.queries
    .selectFrom('payment_notice')
    .select('reference')
    .where('event_id', 'like', `%${eventId}%`)
    .execute();

const sendNotice = (
  id: string,
  type: string,
  object: unknown,
  changes: { at?: number; secret?: string } = {},
) => {
  const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
  const at = changes.at ?? Math.floor(shop.server.shop.clock().getTime() / 1_000);
  const signed = stripe.sign(body, { ...changes, at });
  return shop.client().send('POST', '/webhooks/payments/stripe', body, {
    'content-type': 'application/json',
    ...signed.headers,
  });
};

const atBank = async () => {
  const client = shop.client();
  const { basket, body } = await payBy(client, 'ask');
  if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
  return { client, basket, reference: body.payment_id, url: body.action.url };
};

describe('a shop with Stripe', () => {
  it('the Stripe configuration for browsers has no secrets', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    const { body } = await client.post('/adyen_api/checkout/payment_methods/');
    const card = body.paymentMethods.find(
      ({ type }: { readonly type: string }) => type === 'scheme',
    );
    expect(card.configuration).toMatchObject({
      provider: 'stripe',
      publishableKey: stripe.keys.publishableKey,
    });
    expect(JSON.stringify(body)).not.toMatch(/sk_|whsec_/);
    expect(basket.all_lines).toHaveLength(1);
  });

  it('Stripe charges the total and identifies the card by alias', async () => {
    const { basket, body } = await payBy(shop.client(), 'pay');
    expect(body).toMatchObject({ resultCode: 'Authorised' });
    expect(await ordersOf(basket)).toHaveLength(1);
    const payment = await paymentOf(body.payment_id);
    expect([payment.card_alias, payment.status]).toEqual(['Xt5EWLLDS7FJjR1c', 'authorised']);
    expect(intentOf(body.payment_id)).toMatchObject({
      amount: payment.amount,
      currency: payment.currency.toLowerCase(),
    });
  });

  it('a bank redirect ignores the return address’s result', async () => {
    const { client, basket, reference, url } = await atBank();
    const redirectResult = stripe.decide(url, 'decline');
    expect(
      (await client.post(detailsPath, { payment_id: reference, details: { redirectResult } })).body,
    ).toMatchObject({
      resultCode: 'Refused',
    });
    expect([await ordersOf(basket), intentOf(reference).status]).toEqual([[], 'canceled']);
  });

  it.each(['error', 'garbage', 'silence'] as const)(
    'a payment answered with %s creates one order',
    async (how) => {
      if (how === 'silence') start(shortTimeoutMs);
      stripe.fail(/\/confirm$/, how);
      const { basket, body } = await payBy(shop.client(), 'pay');
      expect(body).toMatchObject({ resultCode: 'Authorised' });
      expect(await ordersOf(basket)).toHaveLength(1);
    },
  );

  it('a Stripe payment whose id was lost is not charged', async () => {
    stripe.fail(/payment_intents$/, 'error');
    const client = shop.client();
    const { basket, body } = await payBy(client, 'pay');
    expect(body).toMatchObject({ resultCode: 'Error' });
    expect([await ordersOf(basket), (await client.basket()).status]).toEqual([[], 'Open']);
    expect(intentOf(body.payment_id).status).toBe('requires_payment_method');
  });

  it('a payment stays open while Stripe is away and settles later', async () => {
    stripe.fail(/payment_intents\//, 'error');
    const { basket, body } = await payBy(shop.client(), 'pay');
    expect(await ordersOf(basket)).toEqual([]);
    stripe.heal();
    shop.putForward(2 * minutes);
    await recoverPayments(shop.server.shop);
    expect(await ordersOf(basket)).toHaveLength(1);
    expect((await paymentOf(body.payment_id)).status).toBe('authorised');
  });

  it('a refund is made once per key, and again if the bank returned it', async () => {
    const { body } = await payBy(shop.client(), 'pay');
    const part = { key: 'part', amount: money(100, 'EUR') };
    const { payments } = shop.server.shop;
    await payments.refund(body.payment_id, part);
    stripe.forgetKeys();
    await payments.refund(body.payment_id, part);
    const ofPart = () =>
      stripe.refunds.filter(({ metadata }) => metadata.reference === body.payment_id);
    expect(ofPart()).toHaveLength(1);
    for (const made of ofPart()) made.status = 'failed';
    await payments.refund(body.payment_id, part);
    expect(ofPart().map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });
});

describe('a shop that changed its provider', () => {
  const log = () => logTextWithoutIds(lines);

  it('a payment at the former provider is logged and settles once configured again', async () => {
    const { client, basket, reference, url } = await atBank();
    const redirectResult = stripe.decide(url, 'approve');
    shop.payWith(null);
    shop.putForward(31 * minutes);
    await recoverPayments(shop.server.shop);
    expect(
      (await client.post(detailsPath, { payment_id: reference, details: { redirectResult } })).body,
    ).toMatchObject({
      resultCode: 'RedirectShopper',
    });
    expect([(await paymentOf(reference)).status, (await client.basket()).status]).toEqual([
      'redirect',
      'Frozen',
    ]);

    const house = shop.client();
    await signIn(house, 'staff@tailorbird.example', 'measure-twice');
    const { payments } = (await house.get('/studio_api/jobs/')).body;
    expect(
      payments.filter((payment: { readonly reference: string }) => payment.reference === reference),
    ).toMatchObject([{ may_ask: false, other_provider: 'stripe' }]);
    expect((await house.post(`/studio_api/payments/${reference}/ask/`, {})).status).toBe(409);
    const recovering = startPaymentRecovery(shop.server.shop);
    await recovering.stop();
    expect(log()).toContain('open payment of another provider');
    expect(log()).toContain(reference);

    const cameEarly = { eventId: randomUUID(), reference, payment: declined('payment-refused') };
    await receiveNotice(shop.server.shop, 'sandbox', cameEarly);
    expect((await paymentOf(reference)).status).toBe('redirect');

    start();
    await recoverPayments(shop.server.shop);
    expect([(await paymentOf(reference)).status, (await ordersOf(basket)).length]).toEqual([
      'authorised',
      1,
    ]);
  });

  it('canceling such a payment reopens the basket and refunds later', async () => {
    const [paid, left] = [await atBank(), await atBank()];
    stripe.decide(paid.url, 'approve');
    shop.payWith(null);
    for (const { client, reference } of [paid, left]) {
      expect((await client.basket()).pending_payment).toEqual({ id: reference, url: null });
      const stranger = shop.client();
      await readyToPay(stranger);
      expect(
        (await stranger.post(detailsPath, { payment_id: reference, cancel: true })).status,
      ).toBe(404);
      expect(
        (await client.post(detailsPath, { payment_id: reference, cancel: true })).body.resultCode,
      ).toBe('Cancelled');
      expect(await client.basket()).toMatchObject({ status: 'Open', pending_payment: null });
    }
    expect(
      (await pay(paid.client, aPayment(await paid.client.basket(), origin))).body.resultCode,
    ).toBe('Authorised');
    const ofBoth = async () => {
      const house = shop.client();
      await signIn(house, 'staff@tailorbird.example', 'measure-twice');
      const { payments } = (await house.get('/studio_api/jobs/')).body;
      return payments.filter((payment: { readonly reference: string }) =>
        [paid.reference, left.reference].includes(payment.reference),
      );
    };
    const unheard = { status: 'given-up', may_ask: false, other_provider: 'stripe' };
    expect(await ofBoth()).toMatchObject([unheard, unheard]);
    await recoverPayments(shop.server.shop);
    expect(await ofBoth()).toHaveLength(2);

    const givenBack = (reference: string) =>
      stripe.refunds
        .filter(({ metadata }) => metadata.reference === reference)
        .map(({ amount }) => amount);
    start();
    const { id, amount } = intentOf(paid.reference);
    expect(
      (await sendNotice('evt_late', 'payment_intent.succeeded', intentOf(paid.reference))).status,
    ).toBe(200);
    expect(id).toBeTruthy();
    for (let turn = 0; turn < 2; turn += 1) await recoverPayments(shop.server.shop);
    expect([givenBack(paid.reference), givenBack(left.reference)]).toEqual([[amount], []]);
    expect(intentOf(left.reference).status).toBe('canceled');
    expect(await ofBoth()).toEqual([]);
    expect([await ordersOf(paid.basket), (await ordersOf(left.basket)).length]).toMatchObject([
      [{ id: expect.any(Number) }],
      0,
    ]);
  });

  it('queries of such payments slow down, and staff can trigger them', async () => {
    const { client, reference } = await atBank();
    shop.payWith(null);
    expect(
      (await client.post(detailsPath, { payment_id: reference, cancel: true })).body.resultCode,
    ).toBe('Cancelled');
    start();
    stripe.fail(/payment_intents/, 'error');
    const attempts = async (): Promise<number | undefined> => {
      const { queries } = shop.server.database;
      return (
        await queries
          .selectFrom('payment')
          .select('attempts')
          .where('reference', '=', reference)
          .executeTakeFirst()
      )?.attempts;
    };
    const attemptsIn = async (
      seconds: number,
      includesWaiting = false,
    ): Promise<number | undefined> => {
      shop.putForward(seconds * 1_000);
      await recoverPayments(shop.server.shop, { includesWaiting });
      return await attempts();
    };
    expect([
      await attemptsIn(0),
      await attemptsIn(29),
      await attemptsIn(1),
      await attemptsIn(59),
      await attemptsIn(1),
      await attemptsIn(1, true),
    ]).toEqual([1, 1, 2, 2, 3, 4]);
    stripe.heal();
    expect([await attemptsIn(1, true), intentOf(reference).status]).toEqual([5, 'canceled']);
  });

  it('such a payment without response can be canceled after its timeout', async () => {
    stripe.fail(/payment_intents\//, 'error');
    const client = shop.client();
    const { body } = await payBy(client, 'pay');
    stripe.heal();
    shop.payWith(null);
    const giveUp = async () =>
      (await client.post(detailsPath, { payment_id: body.payment_id, cancel: true })).body
        .resultCode;
    expect([await giveUp(), (await client.basket()).pending_payment]).toEqual(['Error', null]);
    shop.putForward(minutes);
    expect((await client.basket()).pending_payment).toEqual({ id: body.payment_id, url: null });
    expect([await giveUp(), await giveUp(), (await client.basket()).status]).toEqual([
      'Cancelled',
      'Cancelled',
      'Open',
    ]);
  });

  it('refunds at the former provider wait until it is configured again', async () => {
    const client = shop.client();
    const { body } = await payBy(client, 'pay');
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    shop.payWith(null);
    expect((await client.post(`/oscarapi/orders/${body.order_number}/cancel/`)).status).toBe(200);
    await refundPayments(shop.server.shop);
    const given = () =>
      stripe.refunds.filter(({ metadata }) => metadata.reference === body.payment_id);
    expect(log()).toContain('It was paid with stripe, and payments now go to sandbox');
    expect(given()).toEqual([]);
    start();
    await refundPayments(shop.server.shop);
    expect(given()).toHaveLength(1);
  });
});

it('several requests of a call share one time limit', async () => {
  expect(requestsTimeoutMs).toBeLessThan(providerTimeoutMs);
  const within = createStripePayments(shop.server.database, stripe.keys, {
    clock: shop.server.shop.clock,
    timeoutMs: 400,
  });
  const { reference } = await atBank();
  stripe.delay(250);
  // Canceling, then reading after the refusal: two requests, each within its time limit.
  intentOf(reference).status = 'succeeded';
  await expect(within.cancel(reference)).rejects.toThrow();
});

describe('a Stripe webhook', () => {
  it('a Stripe webhook completes an abandoned payment once', async () => {
    const { basket, reference, url } = await atBank();
    stripe.decide(url, 'approve');
    const eventId = randomUUID();
    for (let times = 0; times < 3; times += 1)
      expect(
        (await sendNotice(eventId, 'payment_intent.succeeded', intentOf(reference))).body,
      ).toBe('[accepted]');
    expect(await ordersOf(basket)).toHaveLength(1);
    expect((await paymentOf(reference)).card_alias).toBe('Xt5EWLLDS7FJjR1c');
  });

  it('a Stripe webhook may precede the payment’s response', async () => {
    stripe.before((intent) =>
      sendNotice(randomUUID(), 'payment_intent.succeeded', { ...intent, latest_charge: 'ch_1' }),
    );
    const { basket, body } = await payBy(shop.client(), 'pay');
    expect(body).toMatchObject({ resultCode: 'Authorised' });
    expect(await ordersOf(basket)).toHaveLength(1);
  });

  it('a Stripe webhook about a canceled payment refunds its money', async () => {
    const { basket, reference, url } = await atBank();
    stripe.decide(url, 'decline');
    expect(
      (await sendNotice(randomUUID(), 'payment_intent.payment_failed', intentOf(reference))).status,
    ).toBe(200);
    expect([(await paymentOf(reference)).status, intentOf(reference).status]).toEqual([
      'refused',
      'canceled',
    ]);
    Object.assign(intentOf(reference), { status: 'succeeded', last_payment_error: null });
    expect(
      (await sendNotice(randomUUID(), 'payment_intent.succeeded', intentOf(reference))).status,
    ).toBe(200);
    expect(await ordersOf(basket)).toEqual([]);
    expect(stripe.refunds.filter(({ metadata }) => metadata.reference === reference)).toMatchObject(
      [{ amount: (await paymentOf(reference)).amount }],
    );
  });

  it('a forged or old Stripe webhook is refused without effect', async () => {
    const { basket, reference } = await atBank();
    const paid = { ...intentOf(reference), status: 'succeeded' };
    const now = Math.floor(shop.server.shop.clock().getTime() / 1_000);
    for (const forged of [{ secret: 'whsec_somebodyelse' }, { at: now - 301 }, { at: now + 301 }])
      expect(
        (await sendNotice(randomUUID(), 'payment_intent.succeeded', paid, forged)).status,
      ).toBe(401);
    expect([await ordersOf(basket), (await paymentOf(reference)).status]).toEqual([[], 'redirect']);
  });

  it('a webhook with another intent, amount or currency is ignored', async () => {
    const { basket, reference } = await atBank();
    const paid = { ...intentOf(reference), status: 'succeeded' };
    for (const changed of [{ id: 'pi_stranger' }, { amount: 1 }, { currency: 'jpy' }])
      expect(
        (await sendNotice(randomUUID(), 'payment_intent.succeeded', { ...paid, ...changed }))
          .status,
      ).toBe(200);
    expect([await ordersOf(basket), (await paymentOf(reference)).status]).toEqual([[], 'redirect']);
  });

  it.each([
    ['of another kind', 'customer.created', { id: 'cus_1' }],
    [
      'of another application',
      'payment_intent.succeeded',
      { id: 'pi_other', status: 'succeeded', metadata: {} },
    ],
    [
      'of a payment of another shop',
      'payment_intent.succeeded',
      { id: 'pi_other', status: 'succeeded', metadata: { reference: 'other' } },
    ],
    [
      'of a refund of another shop',
      'refund.updated',
      { id: 're_other', status: 'succeeded', metadata: { reference: 'other', key: 'all' } },
    ],
    ['of unknown shape', 'payment_intent.succeeded', 'nothing'],
  ])('the Stripe notice %s is acknowledged and ignored', async (_, type, object) => {
    const eventId = randomUUID();
    expect((await sendNotice(eventId, type, object)).body).toBe('[accepted]');
    expect(await keptOf(eventId)).toEqual([]);
  });
});

it('logs contain neither Stripe keys nor tokens after any failure', async () => {
  const sent: string[] = [];
  for (const how of ['error', 'garbage'] as const) {
    stripe.fail(/v1/, how);
    sent.push((await payBy(shop.client(), 'pay')).token);
    stripe.heal();
  }
  const log = logTextWithoutIds(lines);
  expect(log).toContain('payment provider failed');
  for (const secret of [...sent, stripe.keys.secretKey, stripe.keys.webhookSecret, 'ctoken_'])
    expect(log).not.toContain(secret);
});
