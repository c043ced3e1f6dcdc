import type { WireBasket } from '@tailorbird/contract/basket';
import type { WireOrder } from '@tailorbird/contract/orders';
import { addWorkingDays, daysBetween } from '@tailorbird/domain/orders';
import { describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../src/contexts/checkout/application/paymentProvider.ts';
import { recoverPayments } from '../src/contexts/checkout/application/recoverPayments.ts';
import { fromJson } from '../src/platform/database/columns.ts';
import {
  aBeanie,
  aCard,
  aKey,
  anAddress,
  aPayment,
  type Client,
  type Content,
  cards,
  detailsPath,
  exchangeCard,
  numbers,
  orderOf,
  owedFor,
  pay,
  paymentsPath,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const minutes = 60_000;

const mailsTo = async (
  email: string,
): Promise<{ readonly kind: string; readonly text: string; readonly subject: string }[]> => {
  const rows = await shop.server.database.queries
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows
    .map(({ kind, payload }) => ({ kind, ...fromJson(payload) }))
    .filter(({ to }) => to === email);
};
const paymentsOf = (basket: WireBasket) =>
  shop.server.database.queries
    .selectFrom('payment')
    .selectAll()
    .where('basket_id', '=', basket.id)
    .orderBy('id')
    .execute();
const takenFor = async (basket: WireBasket): Promise<number> => {
  const rows = await shop.server.database.queries
    .selectFrom('sandbox_payment')
    .innerJoin('payment', 'payment.reference', 'sandbox_payment.reference')
    .select('sandbox_payment.amount')
    .where('payment.basket_id', '=', basket.id)
    .where('sandbox_payment.status', '=', 'authorised')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const decide = async (client: Client, url: string, decision: string) => {
  const page = await client.send('GET', url, undefined, { accept: 'text/html' });
  expect(page.status).toBe(200);
  const decided = await client.send('POST', url, new URLSearchParams({ decision }), {
    accept: 'text/html',
  });
  expect(decided.status).toBe(303);
  const back = new URL(String(decided.location));
  expect(back.origin).toBe(origin);
  return {
    payment_id: String(back.searchParams.get('payment_id')),
    details: { redirectResult: String(back.searchParams.get('redirectResult')) },
  };
};

const redirected = async (client: Client) => {
  const basket = await readyToPay(client);
  const { body } = await pay(
    client,
    aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
  );
  if (body.resultCode !== 'RedirectShopper')
    throw new Error(`Not redirected: ${JSON.stringify(body)}`);
  return { basket, paymentId: body.payment_id, url: body.action.url };
};

const daysUntil = ({ date_placed }: WireOrder, workingDays: number): number =>
  daysBetween(date_placed.slice(0, 10), addWorkingDays(date_placed.slice(0, 10), workingDays));

describe('paying by card', () => {
  it('a card payment creates an order, a receipt and a new basket', async () => {
    const client = shop.client({ country: 'DE', language: 'de' });
    const basket = await readyToPay(client, aBeanie({ quantity: 2 }));
    const email = `${aKey()}@example.test`;
    const { status, body } = await pay(
      client,
      aPayment(basket, origin, { guest_email: email, comment: ' Bitte klingeln ' }),
    );
    expect(status).toBe(200);
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const order = await orderOf(client, body.order_number);
    expect(order).toMatchObject({
      number: body.order_number,
      status: 'Confirmed',
      order_progress: 15,
      email,
      currency: 'EUR',
      items: 2,
      total_incl_tax: '88.20',
      shipping_incl_tax: '0.00',
      shipping_code: 'standard',
      shipping_method: 'Standard',
      offer_discounts: [{ name: 'volume-10', amount: '9.80' }],
      credit_used: '0.00',
      amount_paid: '88.20',
      paid_by: { type: 'scheme', last_four: '4242' },
      comment: 'Bitte klingeln',
      shipping_address: { line4: 'Berlin', country: `${origin}/oscarapi/countries/DE/` },
      delivery_time: { earliest: daysUntil(order, 8), latest: daysUntil(order, 13) },
    });
    expect(order.lines).toMatchObject([
      { quantity: 2, status: 'Confirmed', price_incl_tax_incl_discounts: '88.20' },
    ]);
    expect(await takenFor(basket)).toBe(8820);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([
      { kind: 'order-receipt', subject: expect.stringContaining(body.order_number) },
    ]);
    expect(mails[0]?.text).toContain('Karte •••• 4242');
    expect(mails[0]?.text).toContain(`/de/order?order=${body.order_number}&link=`);
    const next = await client.basket();
    expect(next).toMatchObject({ status: 'Open', all_lines: [] });
    expect(next.id).not.toBe(basket.id);
  });

  it.each([
    ['wrong CVC', aCard(cards.wrongCvc), 'CVC Declined'],
    ['fraud', aCard(cards.fraud), 'FRAUD'],
    ['a refusal', aCard(cards.refused), 'Refused'],
  ])(
    '[CHECKOUT-16] the refusal %s is reported and keeps the basket',
    async (_, card, refusalReason) => {
      const client = shop.client();
      const basket = await readyToPay(client);
      const { status, body } = await pay(
        client,
        aPayment(basket, origin, { payment_method: card }),
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ resultCode: 'Refused', refusalReason });
      expect(await client.basket()).toEqual(basket);
      expect(await takenFor(basket)).toBe(0);
      expect((await pay(client, aPayment(basket, origin))).body.resultCode).toBe('Authorised');
    },
  );

  it('only a card’s last four digits are stored, and failed orders are deleted', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    const { body } = await exchangeCard(client, numbers.refused);
    await pay(client, aPayment(basket, origin, { payment_method: aCard(body.token) }));
    const { queries } = shop.server.database;
    const kept = JSON.stringify([
      await queries.selectFrom('payment').selectAll().execute(),
      await queries.selectFrom('sandbox_payment').selectAll().execute(),
      await queries.selectFrom('sandbox_token').selectAll().execute(),
      await queries.selectFrom('basket').selectAll().execute(),
    ]);
    expect(kept).toContain('"0002"');
    expect(kept).not.toContain('4000000000000002');
    // As a separate word, since random references may contain any three digits.
    expect(kept).not.toMatch(/(?<![\w-])737(?![\w-])/);
    expect((await paymentsOf(basket)).map(({ draft }) => draft)).toEqual([null]);
  });

  it('the same key always returns the same payment', async () => {
    for (const card of [aCard(), aCard(cards.refused), aCard(cards.redirect)]) {
      const client = shop.client();
      const payment = aPayment(await readyToPay(client), origin, { payment_method: card });
      const first = await pay(client, payment);
      expect(await pay(client, payment)).toEqual(first);
      expect(await pay(client, { ...payment, comment: 'Another one' })).toMatchObject({
        status: 409,
      });
    }
  });

  it('another visitor cannot use a payment’s key', async () => {
    const [client, stranger] = [shop.client(), shop.client()];
    const payment = aPayment(await readyToPay(client), origin);
    const { body } = await pay(client, payment);
    expect(await pay(stranger, payment)).toMatchObject({
      status: 406,
      body: { reason: 'Basket Empty' },
    });
    const details = { payment_id: body.payment_id, details: { redirectResult: 'x' } };
    expect((await stranger.post(detailsPath, details)).status).toBe(404);
    expect((await client.post(detailsPath, details)).body).toEqual(body);
  });
});

describe('a token for a card', () => {
  it.each([
    [numbers.paying, {}, 'Authorised', undefined],
    [numbers.redirect, {}, 'RedirectShopper', undefined],
    [numbers.wrongCvc, {}, 'Refused', 'CVC Declined'],
    [numbers.paying, { securityCode: '999' }, 'Refused', 'CVC Declined'],
    [numbers.fraud, {}, 'Refused', 'FRAUD'],
    [numbers.refused, {}, 'Refused', 'Refused'],
  ])(
    'a token of %s with %j gives the result of the card: %s',
    async (number, changes, resultCode, refusalReason) => {
      const client = shop.client();
      const basket = await readyToPay(client);
      const { status, body } = await exchangeCard(client, number, changes);
      expect(status).toBe(201);
      const paid = await pay(
        client,
        aPayment(basket, origin, { payment_method: aCard(body.token) }),
      );
      expect(paid.body).toMatchObject({ resultCode, ...(refusalReason && { refusalReason }) });
    },
  );

  it.each([
    [{ number: '4111 1111 1111 1112' }, { number: 'invalid' }],
    [{ expiry: '12/20' }, { expiry: 'expired' }],
    [{ expiry: '13/39' }, { expiry: 'invalid' }],
    [{ securityCode: '' }, { securityCode: 'required' }],
    [{ holderName: ' ' }, { holderName: 'required' }],
    [
      { number: 4111, holderName: null },
      { number: 'required', holderName: 'required' },
    ],
  ])('no token is issued for %j', async (changes, errors) => {
    expect(await exchangeCard(shop.client(), numbers.paying, changes)).toMatchObject({
      status: 400,
      body: { errors },
    });
  });

  it('a card token works for one payment and fifteen minutes', async () => {
    const client = shop.client();
    const { body: first } = await exchangeCard(client);
    const { body: second } = await exchangeCard(client);
    const payWithToken = async (token: string) =>
      (
        await pay(
          client,
          aPayment(await readyToPay(client), origin, { payment_method: aCard(token) }),
        )
      ).body;
    expect(await payWithToken(first.token)).toMatchObject({ resultCode: 'Authorised' });
    expect(await payWithToken(first.token)).toMatchObject({ resultCode: 'Refused' });
    shop.putForward(16 * minutes);
    expect(await payWithToken(second.token)).toMatchObject({ resultCode: 'Refused' });
    expect(await payWithToken('made-up')).toMatchObject({ resultCode: 'Refused' });
  });

  it('a retry with a new token returns the first payment', async () => {
    const client = shop.client();
    const payment = aPayment(await readyToPay(client), origin);
    const tries = [];
    for (let tried = 0; tried < 3; tried += 1) {
      const { body } = await exchangeCard(client);
      tries.push(await pay(client, { ...payment, payment_method: aCard(body.token) }));
    }
    expect(tries[0]?.body).toMatchObject({ resultCode: 'Authorised' });
    expect(tries.slice(1)).toEqual([tries[0], tries[0]]);
  });

  it('a raw card is refused and not repeated in the response', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    const card = {
      number: numbers.paying,
      expiry_month: '12',
      expiry_year: '2039',
      cvc: '737',
      holder_name: 'Nora Nadel',
    };
    for (const payment_method of [
      { type: 'scheme', ...card },
      { type: 'scheme', token: cards.paying, number: numbers.paying },
      { type: 'scheme', token: cards.paying, cvc: '737' },
    ]) {
      const { status, body } = await client.post(
        paymentsPath,
        aPayment(basket, origin, { payment_method }),
      );
      expect([status, body]).toEqual([
        400,
        { detail: expect.stringContaining('payment_method.token') },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/4111|737|Nadel/);
    }
    expect(await paymentsOf(basket)).toEqual([]);
  });
});

describe('an invalid payment request', () => {
  const refused = async (changes: Record<string, unknown>, client = shop.client()) => {
    const basket = await readyToPay(client);
    const answer = await client.post(paymentsPath, { ...aPayment(basket, origin), ...changes });
    expect((await client.basket()).status).toBe('Open');
    expect(await paymentsOf(basket)).toEqual([]);
    return answer;
  };

  it.each([
    ['terms not accepted', { terms_accepted: false }, { reason: 'Terms Not Accepted' }],
    [
      'an amount other than the amount due',
      { amount: { currency: 'USD', value: 1 } },
      { reason: 'Basket Changed' },
    ],
    [
      'another currency',
      { amount: { currency: 'SEK', value: 6700 } },
      { reason: 'Basket Changed' },
    ],
    [
      'no payment method',
      { payment_method: { type: 'none' } },
      { payment_method: { type: [expect.any(String)] } },
    ],
    ['no e-mail', { guest_email: null }, { guest_email: [expect.any(String)] }],
    ['an absent e-mail', { guest_email: undefined }, { guest_email: [expect.any(String)] }],
    ['a wrong e-mail', { guest_email: 'nora@' }, { guest_email: [expect.any(String)] }],
    [
      'an empty token',
      { payment_method: aCard('') },
      { payment_method: { token: [expect.any(String)] } },
    ],
    [
      'no token',
      { payment_method: { type: 'scheme' } },
      { payment_method: { token: ['This field is required.'] } },
    ],
    [
      'an unknown payment method',
      { payment_method: { type: 'seashells' } },
      { payment_method: { type: [expect.any(String)] } },
    ],
    [
      'a return URL of another site',
      { return_url: 'https://evil.test/checkout' },
      { return_url: [expect.any(String)] },
    ],
    [
      'a return URL with a script',
      { return_url: 'javascript:alert(1)' },
      { return_url: [expect.any(String)] },
    ],
    ['no key', { idempotency_key: undefined }, { idempotency_key: ['This field is required.'] }],
    ['a short key', { idempotency_key: 'x' }, { idempotency_key: [expect.any(String)] }],
    [
      'a negative amount',
      { amount: { currency: 'USD', value: -1 } },
      { amount: { value: [expect.any(String)] } },
    ],
    [
      'a fraction of a cent',
      { amount: { currency: 'USD', value: 0.5 } },
      { amount: { value: [expect.any(String)] } },
    ],
    [
      'an unknown currency',
      { amount: { currency: 'XXX', value: 1 } },
      { amount: { currency: [expect.any(String)] } },
    ],
  ])('[CHECKOUT-01] an invalid payment request is refused: %s', async (_, changes, body) => {
    expect(await refused(changes)).toMatchObject({ status: 406, body });
  });

  it('a payment without address, method, drop point or piece is refused', async () => {
    const client = shop.client();
    const asIs = async () => (await pay(client, aPayment(await client.basket(), origin))).body;
    expect(await asIs()).toEqual({ reason: 'Basket Empty' });
    await client.post('/oscarapi/basket/add-product/', aBeanie());
    expect(await asIs()).toEqual({ reason: 'Address Missing' });
    await client.post('/oscarapi/basket/add-shipping-address/', anAddress());
    expect(await asIs()).toEqual({ reason: 'Shipping Method Missing' });
    await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'drop-point' });
    expect(await asIs()).toEqual({ reason: 'Shipping Method Missing' });
    const [point] = (await client.post('/shipping_api/drop_points/', {})).body;
    await client.post('/oscarapi/basket/add-pakkeshop/', { drop_point_id: point.id });
    expect(await asIs()).toMatchObject({ resultCode: 'Authorised' });
  });

  it('[CHECKOUT-15] an invalid voucher is removed and reported', async () => {
    const client = shop.client();
    await readyToPay(client);
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'FREESHIP' });
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' });
    const { queries } = shop.server.database;
    const { valid_until } = await queries
      .selectFrom('voucher')
      .select('valid_until')
      .where('code', '=', 'WELCOME10')
      .executeTakeFirstOrThrow();
    await queries
      .updateTable('voucher')
      .set({ valid_until: '2020-01-01T00:00:00.000Z' })
      .where('code', '=', 'WELCOME10')
      .execute();
    const answer = await pay(client, aPayment(await client.basket(), origin));
    await queries
      .updateTable('voucher')
      .set({ valid_until })
      .where('code', '=', 'WELCOME10')
      .execute();
    expect(answer).toMatchObject({
      status: 406,
      body: { reason: 'Voucher Removed', vouchers: ['WELCOME10'] },
    });
    expect((await client.basket()).voucher_codes).toEqual(['FREESHIP']);
    expect((await pay(client, aPayment(await client.basket(), origin))).body.resultCode).toBe(
      'Authorised',
    );
  });
});

describe('the bank’s page', () => {
  it('the bank’s page is translated and redirects back', async () => {
    const client = shop.client({ language: 'de', country: 'DE' });
    const { url } = await redirected(client);
    const page = await client.send('GET', url, undefined, { accept: 'text/html' });
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('€58');
    expect(page.body).toContain('Bestätigen');
    expect((await client.send('GET', `${origin}/sandbox/3ds/unknown`)).status).toBe(404);
  });

  it('an approval creates the order once on return', async () => {
    const client = shop.client();
    const { basket, url } = await redirected(client);
    const details = await decide(client, url, 'approve');
    expect(await takenFor(basket)).toBe(0);
    const first = await client.post(detailsPath, details);
    expect(first.body).toMatchObject({ resultCode: 'Authorised' });
    expect((await client.post(detailsPath, details)).body).toEqual(first.body);
    expect(await takenFor(basket)).toBe(owedFor(basket));
    expect((await client.basket()).all_lines).toEqual([]);
  });

  it.each([
    ['decline', { resultCode: 'Refused', refusalReason: '3D Not Authenticated' }],
    ['cancel', { resultCode: 'Cancelled', refusalReason: 'Cancelled' }],
  ])('on %s the basket reopens unchanged', async (decision, outcome) => {
    const client = shop.client();
    const { basket, url } = await redirected(client);
    expect(
      (await client.post(detailsPath, await decide(client, url, decision))).body,
    ).toMatchObject(outcome);
    expect(await client.basket()).toEqual(basket);
    expect(await takenFor(basket)).toBe(0);
  });

  it('a forged result of the bank’s page is ignored', async () => {
    const client = shop.client();
    const { basket, paymentId, url } = await redirected(client);
    await client.send('POST', url, new URLSearchParams({ decision: 'decline' }));
    const forged = await client.post(detailsPath, {
      payment_id: paymentId,
      details: { redirectResult: 'approve' },
    });
    expect(forged.body).toMatchObject({ resultCode: 'Refused' });
    expect(await takenFor(basket)).toBe(0);
  });

  it('a waiting payment can be canceled or replaced', async () => {
    const client = shop.client();
    const first = await redirected(client);
    const given = await client.post(detailsPath, { payment_id: first.paymentId, cancel: true });
    expect(given.body).toMatchObject({ resultCode: 'Cancelled' });
    const again = await pay(
      client,
      aPayment(await client.basket(), origin, { payment_method: aCard(cards.redirect) }),
    );
    expect(again.body.resultCode).toBe('RedirectShopper');
    const paid = await pay(client, aPayment(first.basket, origin));
    expect(paid.body.resultCode).toBe('Authorised');
    expect((await paymentsOf(first.basket)).map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
      'authorised',
    ]);
    expect(await takenFor(first.basket)).toBe(owedFor(first.basket));
    // Approving the abandoned payment comes too late.
    const late = again.body.resultCode === 'RedirectShopper' ? again.body.action.url : '';
    await client.send('POST', late, new URLSearchParams({ decision: 'approve' }));
    expect(
      (
        await client.post(detailsPath, {
          payment_id: again.body.payment_id,
          details: { redirectResult: 'x' },
        })
      ).body,
    ).toMatchObject({
      resultCode: 'Cancelled',
    });
    expect(await takenFor(first.basket)).toBe(owedFor(first.basket));
  });

  it('a waiting payment expires after half an hour and releases its stock', async () => {
    const client = shop.client();
    const { basket, url, paymentId } = await redirected(client);
    shop.putForward(29 * minutes);
    await recoverPayments(shop.server.shop);
    expect((await client.basket()).status).toBe('Frozen');
    shop.putForward(2 * minutes);
    expect(await recoverPayments(shop.server.shop)).toBeGreaterThan(0);
    // Delivery dates differ if half an hour passes midnight.
    const { shipping_methods: before, ...frozen } = basket;
    const { shipping_methods: after, ...open } = await client.basket();
    expect(open).toEqual(frozen);
    expect(after.map(({ code }: { readonly code: string }) => code)).toEqual(
      before.map(({ code }: { readonly code: string }) => code),
    );
    await client.send('POST', url, new URLSearchParams({ decision: 'approve' }));
    expect(
      (await client.post(detailsPath, { payment_id: paymentId, details: { redirectResult: 'x' } }))
        .body,
    ).toMatchObject({
      resultCode: 'Cancelled',
    });
    expect(await takenFor(basket)).toBe(0);
  });

  it('a customer may return from the bank after signing in', async () => {
    const customer = shop.client();
    const email = await signUp(customer);
    await customer.post('/oscarapi/basket/add-product/', aBeanie({ fabric_color_id: 1105 }));
    const client = shop.client();
    const { basket, url } = await redirected(client);
    await signIn(client, email);
    expect(await client.basket()).toMatchObject({ id: basket.id, status: 'Frozen' });
    const paid = await client.post(detailsPath, await decide(client, url, 'approve'));
    expect(paid.body).toMatchObject({ resultCode: 'Authorised' });
    expect((await client.get('/oscarapi/orders/')).body).toMatchObject([
      { number: paid.body.order_number },
    ]);
    // The customer's earlier basket is restored.
    expect((await client.basket()).all_lines).toMatchObject([{ fabric_color: { id: 1105 } }]);
  });

  it('canceling after sign-in merges both baskets', async () => {
    const customer = shop.client();
    const email = await signUp(customer);
    await customer.post('/oscarapi/basket/add-product/', aBeanie({ fabric_color_id: 1105 }));
    const client = shop.client();
    const { paymentId } = await redirected(client);
    await signIn(client, email);
    await client.post(detailsPath, { payment_id: paymentId, cancel: true });
    expect(
      (await client.basket()).all_lines.map(({ fabric_color }: Content) => fabric_color.id),
    ).toEqual([1101, 1105]);
  });
});

describe('credit and vouchers', () => {
  it('[PRICE-03] credit pays goods and shipping, and a card the rest', async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    await client.post('/oscarapi/basket/add-product/', aBeanie());
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
    const basket = await readyToPay(client, aBeanie({ fabric_color_id: 1102 }));
    await client.post('/oscarapi/basket/accounts/activate/');
    const active = await client.basket();
    // A signed-in customer gives no email address.
    const { body } = await pay(client, aPayment(active, origin, { guest_email: undefined }));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    expect(await orderOf(client, body.order_number)).toMatchObject({
      total_incl_tax: '88.20',
      credit_used: '50.00',
      amount_paid: '38.20',
    });
    expect(await takenFor(basket)).toBe(3820);
    expect((await client.get('/accounts_api/credits/')).body).toMatchObject({
      total_credit: '0.00',
    });
  });

  it('a total covered by credit needs no bank', async () => {
    const client = shop.client({ country: 'GB' });
    const email = await signUp(client);
    const { queries } = shop.server.database;
    const { id } = await queries
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    await queries
      .insertInto('credit_entry')
      .values({
        account_id: id,
        currency: 'GBP',
        amount: 100_000,
        reason: 'refund',
        reference: 'x',
        created_at: now,
      })
      .execute();
    const basket = await readyToPay(client);
    await client.post('/oscarapi/basket/accounts/activate/');
    expect((await client.post('/adyen_api/checkout/payment_methods/')).body).toMatchObject({
      paymentMethods: [{ type: 'none' }],
    });
    const payment = aPayment(await client.basket(), origin, {
      payment_method: { type: 'none' },
      guest_email: null,
    });
    expect(payment.amount.value).toBe(0);
    const first = await pay(client, payment);
    if (first.body.resultCode !== 'Authorised') throw new Error(JSON.stringify(first.body));
    expect((await orderOf(client, first.body.order_number)).paid_by).toBeNull();
    expect(await pay(client, payment)).toEqual(first);
    expect(await takenFor(basket)).toBe(0);
    expect((await client.get('/accounts_api/credits/')).body).toMatchObject({
      total_credit: '947.00',
      currency: 'GBP',
    });
  });

  it('[PRICE-01] credit covers only goods while the switch is off', async () => {
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const turn = (on: boolean) =>
      staff.put('/studio_api/data/switches/applyCreditToShippingPrice/', {
        before: { on: !on },
        after: { on },
        reason: 'tried in a test',
      });
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    await client.post('/oscarapi/basket/add-product/', aBeanie());
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
    await client.post('/oscarapi/basket/add-shipping-address/', anAddress());
    await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'express' });
    await client.post('/oscarapi/basket/accounts/activate/');
    expect((await turn(false)).status).toBe(200);
    try {
      const payment = aPayment(await client.basket(), origin, {
        amount: { currency: 'EUR', value: 1900 },
      });
      expect((await pay(client, payment)).body.resultCode).toBe('Authorised');
    } finally {
      await turn(true);
    }
    expect((await client.get('/accounts_api/credits/')).body).toMatchObject({
      total_credit: '1.00',
    });
  });

  it('a once-per-customer voucher is used on payment and released on failure', async () => {
    const client = shop.client();
    await signUp(client);
    await readyToPay(client);
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'ONCE' });
    const basket = await client.basket();
    expect(basket.total_incl_tax).toBe('46.75');
    await pay(client, aPayment(basket, origin, { payment_method: aCard(cards.refused) }));
    expect((await client.basket()).total_incl_tax).toBe('46.75');
    const { body } = await pay(client, aPayment(await client.basket(), origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    expect((await orderOf(client, body.order_number)).voucher_discounts).toMatchObject([
      { amount: '8.25', voucher: { code: 'ONCE' } },
    ]);
    await readyToPay(client);
    const again = await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'ONCE' });
    expect(again).toMatchObject({
      status: 406,
      body: { non_field_errors: [expect.stringContaining('already')] },
    });
  });
});

describe('gift cards', () => {
  it('each gift card is mailed as a code that becomes credit once', async () => {
    const client = shop.client({ country: 'DE' });
    const email = `${aKey()}@example.test`;
    await client.post('/oscarapi/basket/add-product/', {
      product_id: 14_102,
      note: 'For Mo',
      quantity: 2,
    });
    const basket = await client.basket();
    const { body } = await pay(client, aPayment(basket, origin, { guest_email: email }));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const order = await orderOf(client, body.order_number);
    expect(order).toMatchObject({
      total_incl_tax: '280.00',
      shipping_address: null,
      shipping_code: 'no-shipping-required',
      delivery_time: null,
    });
    const mail = (await mailsTo(email)).find(({ kind }) => kind === 'gift-card');
    const codes = mail?.text.match(/GIFT-[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/g) ?? [];
    expect(codes).toHaveLength(2);
    expect(mail?.text).toContain('For Mo');

    const [first = '', second = ''] = codes;
    const mo = shop.client({ country: 'DE' });
    await signUp(mo);
    const enter = (visitor: Client, vouchercode: string) =>
      visitor.post('/oscarapi/basket/add-voucher/', { vouchercode });
    expect((await enter(mo, first.toLowerCase())).body).toMatchObject({ type: 'account' });
    expect((await mo.get('/accounts_api/credits/')).body).toMatchObject({ total_credit: '140.00' });
    const thief = shop.client({ country: 'DE' });
    await signUp(thief);
    expect((await enter(thief, first)).status).toBe(406);
    thief.moveTo('US');
    expect((await enter(thief, second)).status).toBe(406);
    thief.moveTo('DE');
    expect((await enter(thief, second)).status).toBe(200);
  });
});

describe('a digital gift card for another person', () => {
  it('a gift card for another person is mailed on the chosen day', async () => {
    const client = shop.client({ country: 'DE' });
    const email = `${aKey()}@example.test`;
    const mo = `${aKey()}@example.test`;
    const add = (gift: unknown) =>
      client.post('/oscarapi/basket/add-product/', {
        product_id: 14_102,
        note: 'For Mo',
        gift,
        quantity: 1,
      });
    expect(await add({ recipient: 'Mo', email: mo, on: '2020-01-01' })).toMatchObject({
      status: 406,
      body: { reason: { gift: [expect.stringContaining('ahead')] } },
    });
    expect(await add({ recipient: 'Mo', email: 'mo', on: null })).toMatchObject({
      status: 406,
      body: { reason: { gift: [expect.stringContaining('email')] } },
    });
    const on = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    expect((await add({ recipient: 'Mo', email: mo, on })).body.all_lines[0].gift).toEqual({
      recipient: 'Mo',
      email: mo,
      on,
    });
    const { body } = await pay(
      client,
      aPayment(await client.basket(), origin, { guest_email: email }),
    );
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const [present] = await mailsTo(mo);
    expect(present?.text).toMatch(/GIFT-[A-Z2-9]{4}/);
    expect(present?.text).toContain('For Mo');
    expect((await mailsTo(email)).find(({ kind }) => kind === 'gift-card')?.text).toContain(mo);
  });
});

describe('a provider that fails', () => {
  const sandboxThat = (changes: Partial<PaymentProvider>): PaymentProvider => ({
    ...shop.sandbox(),
    ...changes,
  });
  const fail = (): never => {
    throw new Error('The line is dead');
  };

  it('a provider failure before payment is reported and reopens the basket', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    shop.payWith(sandboxThat({ authorise: fail }));
    const { body } = await pay(client, aPayment(basket, origin));
    shop.payWith(null);
    expect(body.resultCode).toBe('Error');
    expect(await client.basket()).toEqual(basket);
    expect((await pay(client, aPayment(basket, origin))).body.resultCode).toBe('Authorised');
    expect(await takenFor(basket)).toBe(owedFor(basket));
  });

  it('a provider failure after payment still creates the order', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    shop.payWith(
      sandboxThat({
        authorise: async (request) => {
          await shop.sandbox().authorise(request);
          return fail();
        },
      }),
    );
    const { body } = await pay(client, aPayment(basket, origin));
    shop.payWith(null);
    expect(body.resultCode).toBe('Authorised');
    expect(await takenFor(basket)).toBe(owedFor(basket));
  });

  it('an unreachable provider leaves the payment open until it recovers', async () => {
    for (const took of [true, false]) {
      const client = shop.client();
      const basket = await readyToPay(client);
      const payment = aPayment(basket, origin);
      shop.payWith(
        sandboxThat({
          authorise: async (request) => {
            if (took) await shop.sandbox().authorise(request);
            return fail();
          },
          lookup: fail,
          cancel: fail,
        }),
      );
      const { body } = await pay(client, payment);
      expect(body).toMatchObject({ resultCode: 'Error', refusalReason: 'Order Not Finalized' });
      expect((await client.basket()).status).toBe('Frozen');
      expect((await pay(client, aPayment(basket, origin))).status).toBe(409);
      shop.putForward(minutes);
      expect(await recoverPayments(shop.server.shop)).toBe(0);
      shop.payWith(null);
      expect(await recoverPayments(shop.server.shop)).toBe(1);
      expect((await pay(client, payment)).body.resultCode).toBe(took ? 'Authorised' : 'Error');
      expect(await takenFor(basket)).toBe(took ? owedFor(basket) : 0);
      expect((await client.basket()).num_items).toBe(took ? 0 : 1);
    }
  });

  it('a late approval of a canceled payment is declined', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    let arrive: () => Promise<unknown> = async () => {};
    shop.payWith(
      sandboxThat({
        authorise: (request) => {
          arrive = () => shop.sandbox().authorise(request);
          return fail();
        },
      }),
    );
    await pay(client, aPayment(basket, origin));
    shop.payWith(null);
    expect(await arrive()).toMatchObject({ status: 'declined' });
    expect(await takenFor(basket)).toBe(0);
  });

  it('a provider failure on return from the bank can be retried', async () => {
    const client = shop.client();
    const { url } = await redirected(client);
    const details = await decide(client, url, 'approve');
    shop.payWith(sandboxThat({ complete: fail }));
    expect((await client.post(detailsPath, details)).body.resultCode).toBe('RedirectShopper');
    shop.payWith(null);
    expect((await client.post(detailsPath, details)).body.resultCode).toBe('Authorised');
  });
});

describe('invalid payment details', () => {
  it.each([
    [{}, 406],
    [{ payment_id: 'x' }, 406],
    [{ payment_id: 'x', cancel: false }, 406],
    [{ payment_id: 1, details: {} }, 406],
    [{ payment_id: 'x', details: { redirectResult: 'x' } }, 404],
    [{ payment_id: 'x', cancel: true }, 404],
  ])('the payment details %j get %i', async (content, status) => {
    expect((await shop.client().post(detailsPath, content)).status).toBe(status);
  });
});
