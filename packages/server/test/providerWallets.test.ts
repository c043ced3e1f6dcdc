import { randomUUID } from 'node:crypto';
import type { WireBasket } from '@tailorbird/contract/basket';
import type { WirePaymentResult } from '@tailorbird/contract/checkout';
import type { WalletMethod } from '@tailorbird/domain/checkout';
import Big from 'big.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdyenPayments } from '../src/contexts/checkout/adyen/payments.ts';
import { recoverPayments } from '../src/contexts/checkout/application/recoverPayments.ts';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import { createStripePayments } from '../src/contexts/checkout/stripe/payments.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import {
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  detailsPath,
  orderOf,
  pay,
  readyToPay,
  saveSize,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';
import { openRecordedAdyen, type RecordedAdyen } from './recordedAdyen.ts';
import { openRecordedStripe, type RecordedStripe } from './recordedStripe.ts';

const lines: string[] = [];
const shop = openShop({
  logger: createLogger('trace', { write: (line) => void lines.push(line) }),
});
const minutes = 60_000;
let stripe: RecordedStripe;
let adyen: RecordedAdyen;
beforeAll(async () => {
  [stripe, adyen] = [await openRecordedStripe(), await openRecordedAdyen()];
});
afterAll(async () => {
  await stripe.close();
  await adyen.close();
});

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

type Elsewhere = {
  readonly start: () => void;
  readonly heal: () => void;
  readonly wallets: () => Set<string>;
  readonly hush: () => void;
  readonly decide: (url: string, decision: 'approve' | 'decline' | 'cancel' | 'later') => string;
  readonly endLate: (reference: string, isTaken: boolean, eventId?: string) => Sent;
  readonly paidNotice: (reference: string, eventId: string) => Sent;
  readonly forged: (sent: Sent) => Sent;
  readonly refundsOf: (reference: string) => number;
  /** The data about an invoice customer that the provider received. */
  readonly toldOf: (reference: string) => unknown;
};

const now = (): number => Math.floor(shop.server.shop.clock().getTime() / 1_000);

const ofStripe: Elsewhere = {
  start: () =>
    shop.payWith(createStripePayments(shop.server.database, stripe.keys, shop.server.shop)),
  heal: () => stripe.heal(),
  wallets: () => stripe.wallets,
  hush: () => stripe.fail(/payment_method_configurations/, 'error'),
  decide: (url, decision) => stripe.decide(url, decision),
  endLate: (reference, isTaken, eventId = randomUUID()) => {
    stripe.decideLate(reference, isTaken);
    const object = [...stripe.intents.values()].find(
      ({ metadata }) => metadata.reference === reference,
    );
    const type = isTaken ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
    return stripe.sign(
      JSON.stringify({ id: eventId, object: 'event', type, livemode: false, data: { object } }),
      { at: now() },
    );
  },
  paidNotice: (reference, eventId) => {
    const found = [...stripe.intents.values()].find(
      ({ metadata }) => metadata.reference === reference,
    );
    const object = { ...found, status: 'succeeded' };
    const told = {
      id: eventId,
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object },
    };
    return stripe.sign(JSON.stringify(told), { at: now() });
  },
  forged: ({ body }) => stripe.sign(body, { at: now(), secret: 'whsec_somebodyelse' }),
  refundsOf: (reference) =>
    stripe.refunds.filter(({ metadata }) => metadata.reference === reference).length,
  toldOf: (reference) =>
    [...stripe.intents.values()].find(({ metadata }) => metadata.reference === reference)?.told,
};

const adyenNotice = (
  reference: string,
  success: 'true' | 'false',
  eventId: string,
  keys?: { readonly hmacKey: string },
): Sent =>
  adyen.notice(
    {
      pspReference: eventId,
      eventCode: 'AUTHORISATION',
      merchantReference: reference,
      success,
      amount: adyen.payments.get(reference)?.amount ?? { value: 0, currency: 'EUR' },
    },
    keys,
  );

const ofAdyen: Elsewhere = {
  start: () =>
    shop.payWith(createAdyenPayments(shop.server.database, adyen.keys, shop.server.shop)),
  heal: () => adyen.heal(),
  wallets: () => adyen.wallets,
  hush: () => adyen.fail(/paymentMethods/, 'error'),
  decide: (url, decision) => adyen.decide(url, decision),
  endLate: (reference, isTaken, eventId) => {
    const payment = adyen.payments.get(reference);
    if (!payment) throw new Error('There is nothing to decide');
    payment.status = isTaken ? 'authorised' : 'refused';
    return adyenNotice(reference, isTaken ? 'true' : 'false', eventId ?? payment.pspReference);
  },
  paidNotice: (reference) => {
    const payment = adyen.payments.get(reference);
    if (payment) payment.status = 'authorised';
    return adyenNotice(reference, 'true', payment?.pspReference ?? 'PSPUNKNOWN');
  },
  forged: ({ headers, body }) => ({
    headers,
    body: body.replace('"success":"true"', '"success":"false"'),
  }),
  refundsOf: (reference) =>
    adyen.refunds.filter(({ reference: name }) => name.startsWith(`${reference}.`)).length,
  toldOf: (reference) => adyen.payments.get(reference)?.asked,
};

const inGermany = {
  country: { iso_3166_1_a2: 'DE' },
  line4: 'Berlin',
  postcode: '10115',
  state: '',
};

const readyInGermany = async (client: Client) => {
  await readyToPay(client);
  await client.post('/oscarapi/basket/add-shipping-address/', { ...anAddress(), ...inGermany });
  return (
    await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'standard' })
  ).body;
};
const guest = (): Client => shop.client({ country: 'DE' });

const typesOf = async (client: Client): Promise<readonly string[]> =>
  (await client.post('/adyen_api/checkout/payment_methods/')).body.paymentMethods.map(
    ({ type }: { readonly type: string }) => type,
  );

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

const atWallet = async (method: WalletMethod) => {
  const client = guest();
  const basket = await readyInGermany(client);
  const asked = aPayment(basket, origin, { payment_method: { type: method } });
  const { body } = await pay(client, asked);
  if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
  return { client, basket, asked, reference: body.payment_id, url: body.action.url };
};
const back = async (client: Client, reference: string, redirectResult: string) =>
  (await client.post(detailsPath, { payment_id: reference, details: { redirectResult } })).body;

describe('Klarna through Adyen', () => {
  beforeEach(() => ofAdyen.start());

  it.each(['en', 'de'])(
    'Klarna gets each line with tax, shipping and credit, which add up (%s)',
    async (language) => {
      for (const isOfCredit of [false, true]) {
        const client = shop.client({ country: 'DE', language });
        await signUp(client);
        const { tiers } = (await client.get('/oscarapi/products/purchase-info/giftcard2/')).body;
        await client.post('/oscarapi/basket/add-product/', {
          product_id: tiers[0].product_id,
          note: '',
          quantity: 1,
        });
        await client.post(
          '/oscarapi/basket/add-product/',
          aTShirt(await saveSize(client), { quantity: 7 }),
        );
        if (isOfCredit)
          await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
        await readyToPay(client);
        await client.post('/oscarapi/basket/add-shipping-address/', {
          ...anAddress(),
          ...inGermany,
        });
        // The cents of a voucher do not divide evenly among the pieces.
        await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' });
        if (isOfCredit) await client.post('/oscarapi/basket/accounts/activate/', {});
        const basket = (
          await client.post<WireBasket>('/oscarapi/basket/v2/add-currier/', {
            shipping_method_code: 'express',
          })
        ).body;
        const { body } = await pay(
          client,
          aPayment(basket, origin, { payment_method: { type: 'klarna' } }),
        );
        if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
        const { amount, lineItems = [] } = adyen.payments.get(body.payment_id)?.asked ?? {};
        const sum = lineItems.reduce(
          (all, line) => all.plus(new Big(line.amountIncludingTax).times(line.quantity)),
          new Big(0),
        );
        expect(sum.toString()).toBe(String(amount?.value));
        expect(lineItems.reduce((all, { quantity }) => all + quantity, 0)).toBe(
          1 + 7 + 1 + 1 + (isOfCredit ? 1 : 0),
        );
        const rates = lineItems.map(
          ({ description, taxPercentage }) => [taxPercentage, description] as const,
        );
        // Gift cards are taxed when spent, and credit is a means of payment.
        const untaxed = rates.filter(([rate]) => rate === 0).map(([, description]) => description);
        expect(untaxed).toHaveLength(isOfCredit ? 2 : 1);
        if (isOfCredit) expect(untaxed.at(-1)).toBe(language === 'de' ? 'Guthaben' : 'Credit');
        expect(new Set(rates.map(([rate]) => rate))).toEqual(new Set([0, 1_900]));
        const cents = (text: string): Big => new Big(text).times(100);
        for (const line of basket.all_lines) {
          const told = lineItems.filter(({ description }) =>
            description.startsWith(line.clothing_type.title),
          );
          const paid = told.reduce(
            (all, each) => all.plus(new Big(each.amountIncludingTax).times(each.quantity)),
            new Big(0),
          );
          expect(paid.toString()).toBe(cents(line.price_incl_tax).toString());
        }
        expect(new Set(lineItems.map(({ id }) => id)).size).toBe(lineItems.length);
      }
    },
  );
});

describe.each([
  ['stripe', ofStripe],
  ['adyen', ofAdyen],
] as const)('wallets with %s', (provider, elsewhere) => {
  const send = ({ headers, body }: Sent) =>
    shop.client().send('POST', `/webhooks/payments/${provider}`, body, {
      'content-type': 'application/json',
      ...headers,
    });

  beforeEach(() => elsewhere.start());
  afterEach(() => {
    elsewhere.heal();
    for (const wallet of ['paypal', 'klarna']) elsewhere.wallets().add(wallet);
  });

  it('usable wallets of the account are listed before cards', async () => {
    const client = guest();
    await readyInGermany(client);
    expect(await typesOf(client)).toEqual(['paypal', 'klarna', 'scheme']);
    const abroad = shop.client();
    await readyToPay(abroad);
    expect(await typesOf(abroad)).toEqual(['paypal', 'scheme']);
  });

  it('wallets missing in the account are neither listed nor accepted', async () => {
    elsewhere.wallets().clear();
    const client = guest();
    const basket = await readyInGermany(client);
    expect(await typesOf(client)).toEqual(['scheme']);
    const { body } = await pay(
      client,
      aPayment(basket, origin, { payment_method: { type: 'klarna' } }),
    );
    expect([body.resultCode, (await client.basket()).status]).toEqual(['Refused', 'Open']);
  });

  it('wallets are cached during a provider outage; without cache only cards are listed', async () => {
    const client = guest();
    await readyInGermany(client);
    elsewhere.hush();
    expect(await typesOf(client)).toEqual(['scheme']);
    elsewhere.heal();
    shop.putForward(minutes);
    expect(await typesOf(client)).toEqual(['paypal', 'klarna', 'scheme']);
    elsewhere.hush();
    shop.putForward(11 * minutes);
    expect(await typesOf(client)).toEqual(['paypal', 'klarna', 'scheme']);
    expect(logTextWithoutIds(lines)).toContain('did not say which wallets it takes');
  });

  describe.each(['paypal', 'klarna'] as const)('%s', (method) => {
    it('a wallet redirects to its page and back, and the order names it', async () => {
      const { client, basket, reference, url } = await atWallet(method);
      const answer = await back(client, reference, elsewhere.decide(url, 'approve'));
      expect(answer.resultCode).toBe('Authorised');
      expect(await ordersOf(basket)).toHaveLength(1);
      expect((await orderOf(client, answer.order_number)).paid_by).toEqual({
        type: method,
        last_four: null,
      });
    });

    it('a wallet pays once despite repeated presses, returns and notices', async () => {
      const { client, basket, asked, reference, url } = await atWallet(method);
      expect((await pay(client, asked)).body).toMatchObject({
        payment_id: reference,
        action: { url },
      });
      const result = elsewhere.decide(url, 'approve');
      const answers = await Promise.all([
        back(client, reference, result),
        back(client, reference, result),
        pay(client, asked),
      ]);
      expect(answers).toHaveLength(3);
      expect((await pay(client, asked)).body.resultCode).toBe('Authorised');
      for (let times = 0; times < 2; times += 1)
        expect((await send(elsewhere.paidNotice(reference, 'evt_once'))).body).toBe('[accepted]');
      expect([(await ordersOf(basket)).length, elsewhere.refundsOf(reference)]).toEqual([1, 0]);
    });

    it.each([
      ['decline', 'Refused'],
      ['cancel', 'Cancelled'],
    ] as const)(
      'nothing is charged after %s, and another method pays',
      async (decision, resultCode) => {
        const { client, basket, reference, url } = await atWallet(method);
        expect((await back(client, reference, elsewhere.decide(url, decision))).resultCode).toBe(
          resultCode,
        );
        expect([await ordersOf(basket), (await client.basket()).status]).toEqual([[], 'Open']);
        const again = await pay(
          client,
          aPayment(await client.basket(), origin, { payment_method: { type: 'paypal' } }),
        );
        expect(again.body.resultCode).toBe('RedirectShopper');
      },
    );

    it('an undecided wallet payment becomes an order only after success', async () => {
      const { client, basket, reference, url } = await atWallet(method);
      expect((await back(client, reference, elsewhere.decide(url, 'later'))).resultCode).toBe(
        'Error',
      );
      shop.putForward(2 * minutes);
      await recoverPayments(shop.server.shop);
      expect([await ordersOf(basket), (await paymentOf(reference)).status]).toEqual([
        [],
        'pending',
      ]);
      const told = elsewhere.endLate(reference, true);
      for (let times = 0; times < 3; times += 1) expect((await send(told)).body).toBe('[accepted]');
      expect([(await ordersOf(basket)).length, (await paymentOf(reference)).status]).toEqual([
        1,
        'authorised',
      ]);
    });

    it('an undecided wallet payment reopens the basket after failure', async () => {
      const { client, basket, reference, url } = await atWallet(method);
      await back(client, reference, elsewhere.decide(url, 'later'));
      expect((await client.basket()).status).toBe('Frozen');
      expect((await send(elsewhere.endLate(reference, false))).body).toBe('[accepted]');
      expect([
        await ordersOf(basket),
        (await paymentOf(reference)).status,
        (await client.basket()).status,
      ]).toEqual([[], 'refused', 'Open']);
    });

    it('a notice may precede the customer’s return, and a forged one has no effect', async () => {
      const { client, basket, reference, url } = await atWallet(method);
      const result = elsewhere.decide(url, 'approve');
      const told = elsewhere.paidNotice(reference, randomUUID());
      expect((await send(elsewhere.forged(told))).status).toBe(401);
      expect([await ordersOf(basket), (await paymentOf(reference)).status]).toEqual([
        [],
        'redirect',
      ]);
      expect((await send(told)).body).toBe('[accepted]');
      expect((await back(client, reference, result)).resultCode).toBe('Authorised');
      expect(await ordersOf(basket)).toHaveLength(1);
    });

    it('an open wallet payment can be canceled or expires, with a refund', async () => {
      const [left, forgotten] = [await atWallet(method), await atWallet(method)];
      expect(
        (await left.client.post(detailsPath, { payment_id: left.reference, cancel: true })).body
          .resultCode,
      ).toBe('Cancelled');
      shop.putForward(31 * minutes);
      await recoverPayments(shop.server.shop);
      for (const { client, reference } of [left, forgotten])
        expect([(await paymentOf(reference)).status, (await client.basket()).status]).toEqual([
          'cancelled',
          'Open',
        ]);
      if (provider === 'stripe')
        for (const intent of stripe.intents.values())
          if (intent.metadata.reference === forgotten.reference) intent.status = 'succeeded';
      expect((await send(elsewhere.paidNotice(forgotten.reference, randomUUID()))).body).toBe(
        '[accepted]',
      );
      expect([
        await ordersOf(forgotten.basket),
        elsewhere.refundsOf(forgotten.reference),
        elsewhere.refundsOf(left.reference),
      ]).toEqual([[], 1, 0]);
    });

    it('canceling an order refunds its wallet payment', async () => {
      const { client, reference, url } = await atWallet(method);
      const { order_number } = await back(client, reference, elsewhere.decide(url, 'approve'));
      expect((await client.post(`/oscarapi/orders/${order_number}/cancel/`)).status).toBe(200);
      for (let times = 0; times < 2; times += 1) await refundPayments(shop.server.shop);
      expect(elsewhere.refundsOf(reference)).toBe(1);
    });
  });

  it('only invoices send buyer data to the provider', async () => {
    const [klarna, paypal] = [await atWallet('klarna'), await atWallet('paypal')];
    expect(JSON.stringify(elsewhere.toldOf(klarna.reference))).toContain('nora@example.test');
    const told = JSON.stringify(elsewhere.toldOf(paypal.reference));
    for (const personal of [
      'Nora',
      '10115',
      ...(provider === 'stripe' ? ['nora@example.test'] : []),
    ])
      expect(told).not.toContain(personal);
  });
});

type ButtonWallet = 'applepay' | 'googlepay';
type Buttons = {
  readonly open: (buttons: readonly WalletMethod[]) => void;
  readonly press: (wallet: ButtonWallet | 'card', does: 'pay' | 'ask' | 'fraud') => string;
  readonly turn: (isOn: boolean) => void;
  readonly lose: () => void;
  readonly approve: (url: string) => string;
};

const turnIn = (wallets: Set<string>, names: readonly string[], isOn: boolean): void => {
  for (const name of names) {
    if (isOn) wallets.add(name);
    else wallets.delete(name);
  }
};

const needs = () => shop.server.shop;

const buttonsOfStripe: Buttons = {
  open: (buttons) =>
    shop.payWith(createStripePayments(shop.server.database, { ...stripe.keys, buttons }, needs())),
  press: (wallet, does) =>
    stripe.token(
      does,
      wallet === 'card' ? null : wallet === 'applepay' ? 'apple_pay' : 'google_pay',
    ),
  turn: (isOn) => turnIn(stripe.wallets, ['apple_pay', 'google_pay'], isOn),
  lose: () => stripe.fail(/\/confirm$/, 'garbage'),
  approve: (url) => stripe.decide(url, 'approve'),
};

const buttonsOfAdyen: Buttons = {
  open: (buttons) =>
    shop.payWith(createAdyenPayments(shop.server.database, { ...adyen.keys, buttons }, needs())),
  press: (wallet, does) =>
    wallet === 'card' ? adyen.token(does) : adyen.walletToken(wallet, does),
  turn: (isOn) => turnIn(adyen.wallets, ['applepay', 'googlepay'], isOn),
  lose: () => adyen.fail(/payments$/, 'garbage', 1),
  approve: (url) => adyen.decide(url, 'approve'),
};

describe.each([
  ['stripe', buttonsOfStripe],
  ['adyen', buttonsOfAdyen],
] as const)('buttons of wallets with %s', (provider, { open, press, turn, lose, approve }) => {
  beforeEach(() => {
    turn(true);
    open(['applepay', 'googlepay']);
  });
  afterEach(() => {
    stripe.heal();
    adyen.heal();
    turn(false);
  });
  const payWith = async (
    client: Client,
    type: WalletMethod,
    token?: string,
  ): Promise<{ readonly basket: { readonly id: number }; readonly body: WirePaymentResult }> => {
    const basket = await readyInGermany(client);
    const { body } = await pay(
      client,
      aPayment(basket, origin, { payment_method: { type, ...(token && { token }) } }),
    );
    return { basket, body };
  };

  it('wallet buttons need shop setting and account, and have no secrets', async () => {
    const client = guest();
    await readyInGermany(client);
    expect(await typesOf(client)).toEqual(['paypal', 'klarna', 'applepay', 'googlepay', 'scheme']);
    const { body } = await client.post('/adyen_api/checkout/payment_methods/');
    expect(body.paymentMethods[2].configuration).toMatchObject({
      provider,
      button: 'applepay',
      amount: expect.stringMatching(/^\d+$/),
    });
    for (const secret of [stripe.keys.secretKey, adyen.keys.apiKey, adyen.keys.hmacKey])
      expect(JSON.stringify(body)).not.toContain(secret);
    open(['googlepay']);
    expect(await typesOf(client)).toEqual(['paypal', 'klarna', 'googlepay', 'scheme']);
    turn(false);
    open(['googlepay']);
    expect(await typesOf(client)).toEqual(['paypal', 'klarna', 'scheme']);
  });

  it.each(['applepay', 'googlepay'] as const)(
    '%s pays by the button’s token, once, and the order has only its name',
    async (type) => {
      const client = guest();
      const token = press(type, 'pay');
      const { basket, body } = await payWith(client, type, token);
      if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
      expect(await ordersOf(basket)).toHaveLength(1);
      expect((await orderOf(client, body.order_number)).paid_by).toEqual({ type, last_four: null });
      expect((await payWith(guest(), type, token)).body.resultCode).toBe('Refused');
    },
  );

  it('a wallet button may redirect to the bank and reports a decline', async () => {
    const client = guest();
    const { basket, body } = await payWith(client, 'googlepay', press('googlepay', 'ask'));
    if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
    expect((await back(client, body.payment_id, approve(body.action.url))).resultCode).toBe(
      'Authorised',
    );
    expect(await ordersOf(basket)).toHaveLength(1);
    expect((await payWith(guest(), 'applepay', press('applepay', 'fraud'))).body).toMatchObject({
      refusalReason: 'FRAUD',
    });
  });

  it.each<[string, ButtonWallet, () => string | undefined]>([
    ['of a card', 'applepay', () => press('card', 'pay')],
    ['of another wallet', 'applepay', () => press('googlepay', 'pay')],
    ['that was never issued', 'googlepay', () => 'ctoken_nobody'],
    ['that is malformed', 'googlepay', () => undefined],
  ])('nothing is charged for a token %s', async (_, type, token) => {
    const client = guest();
    const { basket, body } = await payWith(client, type, token());
    expect([body.resultCode, await ordersOf(basket), (await client.basket()).status]).toEqual([
      'Refused',
      [],
      'Open',
    ]);
  });

  it('a lost response of a wallet creates one order without tokens in the log', async () => {
    lose();
    const token = press('applepay', 'pay');
    const { basket, body } = await payWith(guest(), 'applepay', token);
    expect([body.resultCode, (await ordersOf(basket)).length]).toEqual(['Authorised', 1]);
    const log = logTextWithoutIds(lines);
    for (const secret of [token, 'eyJ', 'ctoken_']) expect(log).not.toContain(secret);
  });
});
