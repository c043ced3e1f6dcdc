import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  PaymentProvider,
  ProviderNotice,
} from '../src/contexts/checkout/application/paymentProvider.ts';
import { recoverPayments } from '../src/contexts/checkout/application/recoverPayments.ts';
import { toJson } from '../src/platform/database/columns.ts';
import {
  aCard,
  aPayment,
  type Client,
  type Content,
  cards,
  detailsPath,
  orderOf,
  owedFor,
  pay,
  readyToPay,
} from './oscarClient.ts';
import { openShop, origin, sandboxKey } from './oscarShop.ts';

const shop = openShop();
const minutes = 60_000;

const sign = (body: string): string =>
  createHmac('sha256', sandboxKey).update(body).digest('base64');

const sendNotice = async (
  notice: ProviderNotice,
  { signature, path = 'sandbox' }: { signature?: string; path?: string } = {},
) => {
  const body = JSON.stringify(notice);
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-signature': signature ?? sign(body),
  };
  return await shop.client().send('POST', `/webhooks/payments/${path}`, body, headers);
};

const about = (
  reference: string,
  payment: Extract<ProviderNotice, { payment: unknown }>['payment'],
  eventId: string = randomUUID(),
) => ({
  eventId,
  reference,
  payment,
});

const atPage = async (payment_method: unknown) => {
  const client = shop.client({ country: 'DE' });
  const basket = await readyToPay(client);
  const { body } = await pay(client, aPayment(basket, origin, { payment_method }));
  if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
  return { client, basket, reference: body.payment_id, url: body.action.url };
};

const decide = async (client: Client, url: string, decision: string) => {
  const { location } = await client.send('POST', url, new URLSearchParams({ decision }), {
    accept: 'text/html',
  });
  const back = new URL(String(location));
  return {
    payment_id: back.searchParams.get('payment_id'),
    details: { redirectResult: back.searchParams.get('redirectResult') },
  };
};

const kept = (reference: string) =>
  shop.server.database.queries
    .selectFrom('payment_notice')
    .selectAll()
    .where('reference', '=', reference)
    .execute();
const refundedOf = async (reference: string): Promise<number> => {
  const { queries } = shop.server.database;
  return (
    await queries
      .selectFrom('sandbox_payment')
      .select('refunded')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).refunded;
};
const ordersOf = async (basket: { readonly id: number }) =>
  await shop.server.database.queries
    .selectFrom('placed_order')
    .select('id')
    .where('basket_id', '=', basket.id)
    .execute();

describe('a wallet', () => {
  it.each(['paypal', 'klarna', 'applepay', 'googlepay'])(
    'the wallet %s pays on its own page',
    async (type) => {
      const { client, basket, url } = await atPage({ type });
      const page = await client.send('GET', url, undefined, { accept: 'text/html' });
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('test page')]);
      expect((await client.basket()).status).toBe('Frozen');
      const details = await decide(client, url, 'approve');
      const first = await client.post(detailsPath, details);
      expect(first.body).toMatchObject({ resultCode: 'Authorised' });
      expect((await client.post(detailsPath, details)).body).toEqual(first.body);
      expect(await orderOf(client, first.body.order_number)).toMatchObject({
        amount_paid: (owedFor(basket) / 100).toFixed(2),
        paid_by: { type, last_four: null },
      });
      expect(await ordersOf(basket)).toHaveLength(1);
    },
  );

  it.each([
    ['decline', { resultCode: 'Refused' }],
    ['cancel', { resultCode: 'Cancelled' }],
  ])('on %s by the wallet the basket reopens unchanged', async (decision, outcome) => {
    const { client, basket, url } = await atPage({ type: 'klarna' });
    expect(
      (await client.post(detailsPath, await decide(client, url, decision))).body,
    ).toMatchObject(outcome);
    expect(await client.basket()).toEqual(basket);
    expect(await ordersOf(basket)).toEqual([]);
  });

  it('a wallet payment becomes an order once, even without return', async () => {
    const { client, basket, reference, url } = await atPage({ type: 'paypal' });
    await decide(client, url, 'approve');
    expect(await ordersOf(basket)).toHaveLength(1);
    expect(await kept(reference)).toMatchObject([
      { provider: 'sandbox', applied_at: expect.any(String) },
    ]);
    shop.putForward(40 * minutes);
    await recoverPayments(shop.server.shop);
    expect(await ordersOf(basket)).toHaveLength(1);
    expect((await client.basket()).all_lines).toEqual([]);
  });

  it('available wallets are listed before cards', async () => {
    const offered = async (country: string): Promise<readonly string[]> => {
      const client = shop.client({ country });
      await client.post('/oscarapi/basket/add-product/', {
        clothing_type_id: 11,
        fabric_color_id: 1101,
        selected_properties: { fold: 241, stitch: 251 },
        quantity: 1,
      });
      return (await client.post('/adyen_api/checkout/payment_methods/')).body.paymentMethods.map(
        ({ type }: Content) => type,
      );
    };
    expect(await offered('DE')).toEqual(['paypal', 'klarna', 'applepay', 'googlepay', 'scheme']);
    expect(await offered('US')).toEqual(['paypal', 'applepay', 'googlepay', 'scheme']);
  });

  it('an unavailable wallet is refused', async () => {
    const client = shop.client({ country: 'US' });
    const { body } = await pay(
      client,
      aPayment(await readyToPay(client), origin, { payment_method: { type: 'klarna' } }),
    );
    expect(body).toMatchObject({ resultCode: 'Refused' });
  });
});

describe('a notice of the payment provider', () => {
  it('repeated and concurrent notices settle a payment once', async () => {
    const { basket, client, reference } = await atPage(aCard(cards.redirect));
    const notice = about(reference, { status: 'authorised', lastFour: '3220' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendNotice(notice)));
    answers.push(await sendNotice(notice));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 [accepted]']),
    );
    expect(await ordersOf(basket)).toHaveLength(1);
    expect(await kept(reference)).toHaveLength(1);
    expect(
      (await client.post(detailsPath, { payment_id: reference, details: { redirectResult: 'x' } }))
        .body,
    ).toMatchObject({
      resultCode: 'Authorised',
    });
  });

  it('a notice of a refusal reopens the basket', async () => {
    const { client, basket, reference } = await atPage({ type: 'klarna' });
    await sendNotice(about(reference, { status: 'declined', decline: 'payment-refused' }));
    expect(await client.basket()).toEqual(basket);
  });

  it('a notice of a waiting payment changes nothing', async () => {
    const { client, reference, url } = await atPage({ type: 'klarna' });
    await sendNotice(about(reference, { status: 'redirect', url }));
    expect((await client.basket()).status).toBe('Frozen');
  });

  it('a notice of a settled payment changes nothing', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    const { body } = await pay(client, aPayment(basket, origin));
    expect(
      (await sendNotice(about(body.payment_id, { status: 'declined', decline: 'fraud' }))).status,
    ).toBe(200);
    expect(
      (
        await client.post(detailsPath, {
          payment_id: body.payment_id,
          details: { redirectResult: 'x' },
        })
      ).body,
    ).toEqual(body);
    expect(await ordersOf(basket)).toHaveLength(1);
  });

  it('a notice of an unknown payment is stored until the payment exists', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    let reference = '';
    const slow: PaymentProvider = {
      ...shop.sandbox(),
      authorise: async (request) => {
        reference = request.reference;
        throw new Error('The line is dead');
      },
      lookup: () => Promise.reject(new Error('The line is dead')),
    };
    const early = randomUUID();
    expect((await sendNotice(about(early, { status: 'authorised' }))).status).toBe(200);
    expect(await kept(early)).toMatchObject([{ applied_at: null }]);
    shop.payWith(slow);
    await pay(client, aPayment(basket, origin));
    // The notice names a payment that was unknown when it arrived.
    const named = {
      reference,
      notice: toJson<ProviderNotice>(about(reference, { status: 'authorised' })),
    };
    await shop.server.database.queries
      .updateTable('payment_notice')
      .set(named)
      .where('reference', '=', early)
      .execute();
    await recoverPayments(shop.server.shop);
    shop.payWith(null);
    expect(await ordersOf(basket)).toHaveLength(1);
    expect(await kept(reference)).toMatchObject([{ applied_at: expect.any(String) }]);
  });

  it('a failing notice does not block the recovery of payments', async () => {
    const [stuck, left] = [await atPage({ type: 'paypal' }), await atPage({ type: 'klarna' })];
    await stuck.client.post(detailsPath, { payment_id: stuck.reference, cancel: true });
    const sandbox = shop.sandbox();
    shop.payWith({
      ...sandbox,
      lookup: (reference) =>
        reference === stuck.reference
          ? Promise.reject(new Error('The line is dead'))
          : sandbox.lookup(reference),
    });
    await sendNotice(about(stuck.reference, { status: 'authorised' }));
    shop.putForward(40 * minutes);
    await recoverPayments(shop.server.shop);
    shop.payWith(null);
    expect(await kept(stuck.reference)).toMatchObject([{ applied_at: null }]);
    expect((await left.client.basket()).status).not.toBe('Frozen');
    await recoverPayments(shop.server.shop);
    expect(await kept(stuck.reference)).toMatchObject([{ applied_at: expect.any(String) }]);
  });

  it('a confirmed notice about a canceled payment refunds its money', async () => {
    const { client, basket, reference } = await atPage({ type: 'paypal' });
    await client.post(detailsPath, { payment_id: reference, cancel: true });
    await sendNotice(about(reference, { status: 'authorised' }));
    expect(await refundedOf(reference)).toBe(0);
    await shop.server.database.queries
      .updateTable('sandbox_payment')
      .set({ status: 'authorised' })
      .where('reference', '=', reference)
      .execute();
    await sendNotice(about(reference, { status: 'authorised' }));
    await sendNotice(about(reference, { status: 'authorised' }));
    expect(await refundedOf(reference)).toBe(owedFor(basket));
    expect(await ordersOf(basket)).toEqual([]);
  });

  it('a forged notice is refused without effect', async () => {
    const { client, reference } = await atPage({ type: 'paypal' });
    for (const signature of ['', 'x', sign('another body')])
      expect(
        await sendNotice(about(reference, { status: 'authorised' }), { signature }),
      ).toMatchObject({
        status: 401,
        body: { detail: expect.stringContaining('signature') },
      });
    expect(await kept(reference)).toEqual([]);
    expect((await client.basket()).status).toBe('Frozen');
  });

  it('a notice of another provider is 404', async () => {
    expect(
      (await sendNotice(about(randomUUID(), { status: 'authorised' }), { path: 'elsewhere' }))
        .status,
    ).toBe(404);
    const { webhooks: _, ...deaf } = shop.sandbox();
    shop.payWith(deaf);
    expect((await sendNotice(about(randomUUID(), { status: 'authorised' }))).status).toBe(404);
    shop.payWith(null);
  });

  it('a notice of a refund records it', async () => {
    const client = shop.client();
    const { body } = await pay(client, aPayment(await readyToPay(client), origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    shop.payWith({ ...shop.sandbox(), refund: () => Promise.reject(new Error('Not now')) });
    expect((await client.post(`/oscarapi/orders/${body.order_number}/cancel/`)).status).toBe(200);
    const { queries } = shop.server.database;
    const due = () =>
      queries
        .selectFrom('refund')
        .innerJoin('placed_order', 'placed_order.id', 'refund.order_id')
        .select(['refund.key', 'refund.done_at'])
        .where(
          'placed_order.basket_id',
          'in',
          queries
            .selectFrom('payment')
            .select('basket_id')
            .where('reference', '=', body.payment_id),
        )
        .executeTakeFirstOrThrow();
    const { key, done_at } = await due();
    expect(done_at).toBeNull();
    await sendNotice({ eventId: randomUUID(), reference: body.payment_id, refund: { key } });
    expect((await due()).done_at).not.toBeNull();
    shop.payWith(null);
  });
});
