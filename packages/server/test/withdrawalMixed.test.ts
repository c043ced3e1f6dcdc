import { readFileSync } from 'node:fs';
import type { WireBasket } from '@tailorbird/contract/basket';
import type { WireOrder, WireWithdrawalView } from '@tailorbird/contract/orders';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aKey,
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  orderOf,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const cents = (amount: string): number => Math.round(Number(amount) * 100);

const priceList: readonly { readonly id: number; readonly prices: Record<string, number> }[] =
  JSON.parse(readFileSync(new URL('../catalog/clothing-types.json', import.meta.url), 'utf8'));
const priceOf = (typeId: number, currency: string): number =>
  priceList.find(({ id }) => id === typeId)?.prices[currency] ?? Number.NaN;

/** `percent` of an amount in units, rounded half up, by exact integers. */
const percentOf = (whole: number, percent: number): number =>
  Number((BigInt(whole) * BigInt(percent) + 50n) / 100n);

/** Gives units away one by one, each to the part that is furthest below its exact share. */
const distribute = (whole: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const given = weights.map(() => 0);
  for (let unit = 0; unit < whole; unit += 1) {
    const gaps = weights.map((weight, part) => whole * weight - (given[part] ?? 0) * total);
    const next = gaps.indexOf(Math.max(...gaps));
    given[next] = (given[next] ?? 0) + 1;
  }
  return given;
};

/**
 * Prices of the lines after a volume discount and then a voucher of 10 percent, computed
 * without the shop's code. `unit` is the smallest charged amount in cents.
 */
const paidFor = (prices: readonly number[], volumePercent: number, unit: number) => {
  let left = prices.map((price) => price / unit);
  for (const percent of [volumePercent, 10]) {
    const sum = left.reduce((all, price) => all + price, 0);
    const shares = distribute(percentOf(sum, percent), left);
    left = left.map((price, line) => price - (shares[line] ?? 0));
  }
  return left.map((price) => price * unit);
};

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};
const move = async (number: string, ...steps: readonly string[]): Promise<void> => {
  const house = await staff();
  for (const to of steps)
    expect((await house.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
};
const standardSize = async (client: Client): Promise<number> => {
  const { body } = await client.post('/graphql/', {
    query:
      'mutation { createUserSizeFromStandardSize(standardSizeId: 1, title: "Mine", targetSizeTypeId: 1) { ... on CreatedUserSize { user_size { id } } } }',
  });
  return body.data.createUserSizeFromStandardSize.user_size.id;
};
const aTote = {
  clothing_type_id: 95,
  fabric_color_id: 9502,
  selected_properties: { handle: 711, pocket: 721 },
  quantity: 1,
};
const totesLeft = async (): Promise<number | null> =>
  (
    await shop.server.database.queries
      .selectFrom('fabric_color_stock')
      .select('pieces')
      .where('fabric_color_id', '=', 9502)
      .executeTakeFirstOrThrow()
  ).pieces;
const creditOf = async (client: Client): Promise<number> =>
  cents((await client.get('/accounts_api/credits/')).body.total_credit);
const atTheBank = async (number: string): Promise<number> => {
  await refundPayments(shop.server.shop);
  const row = await shop.server.database.queries
    .selectFrom('payment')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment.reference')
    .select('sandbox_payment.refunded')
    .where('payment.order_number', '=', number)
    .executeTakeFirstOrThrow();
  return Number(row.refunded);
};
const lettersTo = async (email: string): Promise<readonly string[]> =>
  (await latestMails(shop.server.database.queries))
    .filter(({ mail }) => mail.to === email && /withdrawal|Widerruf/.test(mail.subject))
    .map(({ mail }) => mail.text);

type Mixed = {
  readonly client: Client;
  readonly email: string;
  readonly order: WireOrder;
  readonly ids: readonly number[];
  readonly creditBefore: number;
};

const postcodes: Readonly<Record<string, string>> = { DE: '10115', DK: '1000', GB: 'SW1A 1AA' };

const place = async (client: Client, basket: WireBasket): Promise<WireOrder> => {
  const { body } = await pay(client, aPayment(basket, origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return await orderOf(client, body.order_number);
};

/** A standard shirt, a fitted shirt, a tote and a gift card, with voucher and credit. */
const aMixedOrder = async (country: string): Promise<Mixed> => {
  const client = shop.client({ country });
  const email = await signUp(client);
  const { tiers } = (await client.get('/oscarapi/products/purchase-info/giftcard2/')).body;
  const tier = tiers.find((each: { clothing_type_id: number }) => each.clothing_type_id === 14);
  for (const piece of [
    aTShirt(await standardSize(client)),
    aTShirt(await saveSize(client)),
    aTote,
    { product_id: tier.product_id, quantity: 1, note: '' },
  ])
    expect((await client.post('/oscarapi/basket/add-product/', piece)).status).toBeLessThan(300);
  for (const vouchercode of ['GIFT50', 'WELCOME10'])
    expect(
      (await client.post('/oscarapi/basket/add-voucher/', { vouchercode })).status,
    ).toBeLessThan(300);
  await client.post(
    '/oscarapi/basket/add-shipping-address/',
    anAddress({ country: `/oscarapi/countries/${country}/`, postcode: postcodes[country] }),
  );
  await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'express' });
  await client.post('/oscarapi/basket/accounts/activate/', {});
  const order = await place(client, await client.basket());
  return {
    client,
    email,
    order,
    ids: order.lines.map(({ id }) => id),
    creditBefore: await creditOf(client),
  };
};

const withdraw = async (
  client: Client,
  { number }: { readonly number: string },
  lines: readonly (number | undefined)[],
) =>
  await client.post(`/oscarapi/orders/${number}/withdrawal/`, {
    lines: lines.map((line) => ({ line, quantity: 1 })),
  });

describe('withdrawing from a mixed order', () => {
  it.each([
    ['DE', 'EUR', 1],
    ['DK', 'DKK', 100],
    ['GB', 'GBP', 1],
  ])(
    'an unsent order in %s returns its returnable parts to the cent',
    async (country, currency, unit) => {
      const before = (await totesLeft()) ?? 0;
      const { client, email, order, ids, creditBefore } = await aMixedOrder(country);
      const [standard, fitted, tote, card] = ids;
      const [shirtPaid = 0, fittedPaid = 0, totePaid = 0] = paidFor(
        [priceOf(1, currency), priceOf(1, currency), priceOf(95, currency)],
        10,
        unit,
      );
      const cardPaid = cents(order.lines[3]?.price_incl_tax ?? '');
      expect(order.currency).toBe(currency);
      expect(order.lines.map(({ price_incl_tax: price }) => cents(price))).toEqual([
        shirtPaid,
        fittedPaid,
        totePaid,
        cardPaid,
      ]);
      const [byCard, byCredit] = [cents(order.amount_paid), cents(order.credit_used)];
      expect(byCredit).toBeGreaterThan(0);
      expect(await totesLeft()).toBe(before - 1);

      const view = await client.get<WireWithdrawalView>(
        `/oscarapi/orders/${order.number}/withdrawal/`,
      );
      expect(view.body.lines.map(({ state }) => state)).toEqual([
        'open',
        'made-to-specification',
        'open',
        'open',
      ]);
      expect(await withdraw(client, order, ids)).toMatchObject({
        status: 409,
        body: { code: 'made-to-specification' },
      });
      expect([await atTheBank(order.number), await totesLeft()]).toEqual([0, before - 1]);

      expect((await withdraw(client, order, [standard, tote, card])).status).toBe(200);
      const due = shirtPaid + totePaid + cardPaid;
      const toCard = Math.min(due, byCard);
      expect(await atTheBank(order.number)).toBe(toCard);
      expect((await creditOf(client)) - creditBefore).toBe(due - toCard);
      expect(await totesLeft()).toBe(before);
      const [letter = '', ...more] = await lettersTo(email);
      expect(more).toEqual([]);
      const named = order.lines.map(
        ({ clothing_type: { title } }) => letter.split(title).length - 1,
      );
      // The two shirts have the same title; only one of them is in the mail.
      expect(named).toEqual([1, 1, 1, 1]);

      const [last] = (await orderOf(client, order.number)).refunds.slice(-1);
      expect(cents(last?.refunded ?? '') + cents(last?.credited ?? '')).toBe(due);
      expect(await withdraw(client, order, [fitted])).toMatchObject({
        status: 409,
        body: { code: 'made-to-specification' },
      });
      for (const line of [standard, tote, card])
        expect(await withdraw(client, order, [line])).toMatchObject({
          status: 409,
          body: { code: 'withdrawn' },
        });
      // The rest of the payment, shipping included, stays with the fitted shirt.
      const rest = byCard + byCredit - due;
      expect(rest).toBe(fittedPaid + cents(order.shipping_incl_tax));
    },
  );

  it('[ORDER-08] the rest of an order is canceled once its card is withdrawn', async () => {
    const before = (await totesLeft()) ?? 0;
    const { client, order, ids, creditBefore } = await aMixedOrder('DE');
    const cancel = async () => await client.post(`/oscarapi/orders/${order.number}/cancel/`);
    expect(order.is_cancellable).toBe(false);
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'gift-card-sent' } });
    expect((await withdraw(client, order, [ids[3]])).status).toBe(200);
    expect((await orderOf(client, order.number)).is_cancellable).toBe(true);
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
    expect((await creditOf(client)) - creditBefore).toBe(cents(order.credit_used));
    expect(await totesLeft()).toBe(before);
  });

  it('a delivered order refunds the card at once and the goods on return', async () => {
    const before = (await totesLeft()) ?? 0;
    const { client, email, order, ids, creditBefore } = await aMixedOrder('DE');
    const [standard, , tote, card] = ids;
    const [shirtPaid = 0, , totePaid = 0] = paidFor(
      [priceOf(1, 'EUR'), priceOf(1, 'EUR'), priceOf(95, 'EUR')],
      10,
      1,
    );
    const cardPaid = cents(order.lines[3]?.price_incl_tax ?? '');
    await move(order.number, 'InProduction', 'Shipped', 'Delivered');
    const declared = await withdraw(client, order, [standard, tote, card]);
    const { id } = declared.body.withdrawals[0];
    const byCard = cents(order.amount_paid);
    expect(await atTheBank(order.number)).toBe(Math.min(cardPaid, byCard));
    expect(await totesLeft()).toBe(before - 1);
    expect(await lettersTo(email)).toHaveLength(1);
    const house = await staff();
    const back = `/studio_api/orders/${order.number}/withdrawals/${id}/back/`;
    expect((await house.post(back)).status).toBe(200);
    const due = shirtPaid + totePaid + cardPaid;
    expect(await atTheBank(order.number)).toBe(Math.min(due, byCard));
    expect((await creditOf(client)) - creditBefore).toBe(Math.max(0, due - byCard));
    expect(await totesLeft()).toBe(before);
  });
});

describe('withdrawing from standard sizes', () => {
  /** Four standard shirts of a new customer, of which the first is made alone. */
  const aSplitOrder = async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    const piece = aTShirt(await standardSize(client), { quantity: 4 });
    return { client, order: await place(client, await readyToPay(client, piece)) };
  };

  it('a split order refunds unsent pieces first and the sent piece on return', async () => {
    const { client, order } = await aSplitOrder();
    expect(order.lines).toMatchObject([{ quantity: 4, made_first: 1 }]);
    const pieces = distribute(cents(order.lines[0]?.price_incl_tax ?? ''), [1, 1, 1, 1]);
    await move(order.number, 'InProduction', 'AwaitingFitConfirmation');
    const line = order.lines[0]?.id;
    const path = `/oscarapi/orders/${order.number}/withdrawal/`;
    const withdrawQuantity = async (quantity: number) =>
      await client.post(path, { lines: [{ line, quantity }] });
    expect((await withdrawQuantity(2)).status).toBe(200);
    expect(await atTheBank(order.number)).toBe((pieces[0] ?? 0) + (pieces[1] ?? 0));
    const rest = await withdrawQuantity(2);
    expect(rest.status).toBe(200);
    const [last] = rest.body.withdrawals.slice(-1);
    expect(
      last.pieces.map(({ quantity, comes_back }: { quantity: number; comes_back: boolean }) => [
        quantity,
        comes_back,
      ]),
    ).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(await atTheBank(order.number)).toBe(
      pieces.slice(0, 3).reduce((sum, piece) => sum + piece, 0),
    );
    const house = await staff();
    await house.post(`/studio_api/orders/${order.number}/withdrawals/${last.id}/back/`);
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
  });

  it('a smaller order keeps its discount: each piece is refunded at its price', async () => {
    const { client, order } = await aSplitOrder();
    const [line] = order.lines;
    const each = distribute(cents(line?.price_incl_tax ?? ''), [1, 1, 1, 1]);
    for (const piece of each) {
      const before = await atTheBank(order.number);
      expect((await withdraw(client, order, [line?.id])).status).toBe(200);
      expect((await atTheBank(order.number)) - before).toBe(piece);
    }
    expect(await orderOf(client, order.number)).toMatchObject({ status: 'Cancelled' });
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
  });

  it('a remake refunds nothing, and its original is refunded once', async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    const piece = aTShirt(await standardSize(client));
    const order = await place(client, await readyToPay(client, piece));
    await move(order.number, 'InProduction', 'Shipped', 'Delivered');
    const jpeg = new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
        .jpeg()
        .toBuffer(),
    );
    const photos: string[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      photos.push(
        (
          await client.send('POST', `/api/v1/dixa/claims/photos/?order=${order.number}`, jpeg, {
            'content-type': 'image/jpeg',
          })
        ).body.id,
      );
    const claim = await client.post('/api/v1/dixa/claims/', {
      type: 'frg',
      order_number: order.number,
      items: [{ line: order.lines[0]?.id, quantity: 1, wash_confirmed: true, photos }],
      comment: 'Too long.',
      key: `form-${aKey()}`.replaceAll('.', '-').padEnd(20, '-'),
    });
    const house = await staff();
    const decided = await house.post(`/studio_api/claims/${claim.body.number}/decision/`, {
      kind: 'remake',
      order_number: null,
    });
    const remake = await orderOf(client, decided.body.decision.order_number);
    expect((await withdraw(client, remake, [remake.lines[0]?.id])).status).toBe(200);
    expect((await orderOf(client, remake.number)).refunds).toEqual([]);
    const { id } = (await withdraw(client, order, [order.lines[0]?.id])).body.withdrawals[0];
    await house.post(`/studio_api/orders/${order.number}/withdrawals/${id}/back/`);
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
    expect(await withdraw(client, order, [order.lines[0]?.id])).toMatchObject({
      status: 409,
      body: { code: 'withdrawn' },
    });
  });
});
