import type { WireOrder, WireWithdrawalView } from '@tailorbird/contract/orders';
import { describe, expect, it, vi } from 'vitest';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aBeanie,
  aKey,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const dayMs = 24 * 60 * 60_000;
const cents = (amount: string): number => Math.round(Number(amount) * 100);

const ordered = async (
  client: Client,
  piece: unknown,
  email = `${aKey()}@example.test`,
): Promise<WireOrder> => {
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, piece), origin, { guest_email: email }),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return (await client.get<WireOrder>(`/oscarapi/orders/${body.order_number}/`)).body;
};

const aDigitalCard = async (client: Client, more: object = {}) => {
  const { tiers } = (await client.get('/oscarapi/products/purchase-info/giftcard2/')).body;
  const tier = tiers.find((each: { clothing_type_id: number }) => each.clothing_type_id === 14);
  return { product_id: tier.product_id, quantity: 1, note: '', ...more };
};

const viewOf = async (client: Client, number: string, link = '') =>
  await client.get<WireWithdrawalView>(
    `/oscarapi/orders/${number}/withdrawal/${link && `?link=${link}`}`,
  );
const withdraw = async (
  client: Client,
  { number, lines }: WireOrder,
  more: { link?: string; quantity?: number } = {},
) =>
  await client.post(
    `/oscarapi/orders/${number}/withdrawal/${more.link ? `?link=${more.link}` : ''}`,
    {
      lines: [{ line: lines[0]?.id, quantity: more.quantity ?? 1 }],
    },
  );
const find = async (client: Client, order_number: string, email: string) =>
  await client.post('/oscarapi/orders/withdrawal/', { order_number, email });

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
const mailsTo = async (email: string, about: RegExp) =>
  (await latestMails(shop.server.database.queries)).filter(
    ({ mail }) => mail.to === email && about.test(mail.subject),
  );
const codeOf = async ({ lines }: WireOrder): Promise<string> =>
  (
    await shop.server.database.queries
      .selectFrom('ordered_card')
      .select('code')
      .where('order_line_id', '=', lines[0]?.id ?? 0)
      .executeTakeFirstOrThrow()
  ).code;

const asStaff = async (): Promise<Client> => {
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  return staff;
};
const aCap = (quantity: number) => ({ clothing_type_id: 94, fabric_color_id: 9403, quantity });
const capsLeft = async (): Promise<number | null> => {
  const stock = shop.server.database.queries.selectFrom('fabric_color_stock').select('pieces');
  return (await stock.where('fabric_color_id', '=', 9403).executeTakeFirstOrThrow()).pieces;
};
/** The shown stock, once all processes have been notified. */
const capsShown = async (): Promise<number | null> => {
  const { body } = await shop
    .client()
    .get('/customizer_api/v2/clothing_type_stock/?clothing_type_id=94');
  return body.find(({ fabric_color_id: id }: { fabric_color_id: number }) => id === 9403)
    .num_available;
};

const deliver = async (number: string): Promise<void> => {
  const staff = await asStaff();
  for (const to of ['InProduction', 'Shipped', 'Delivered']) {
    expect((await staff.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
  }
};

describe('withdrawing from a gift card', () => {
  it('order number and address withdraw a gift card and refund it at once', async () => {
    const buyer = shop.client({ country: 'DE' });
    const email = `${aKey()}@example.test`;
    const order = await ordered(buyer, await aDigitalCard(buyer), email);
    const anywhere = shop.client({ country: 'DE' });
    const unknown = await find(anywhere, '999999', email);
    const foreign = await find(anywhere, order.number, 'somebody@example.test');
    expect([unknown.status, foreign.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
    const found = (await find(anywhere, ` #${order.number}`, ` ${email.toUpperCase()}`)).body;
    expect(found.order_number).toBe(order.number);
    expect((await viewOf(anywhere, order.number)).status).toBe(403);
    expect((await viewOf(anywhere, order.number, found.link)).body).toMatchObject({
      lines: [{ state: 'open', can_be_withdrawn: 1 }],
      withdrawals: [],
    });
    // The link opens nothing else.
    expect(
      (await anywhere.get(`/oscarapi/orders/${order.number}/?link=${found.link}`)).status,
    ).toBe(403);
    const answers = await Promise.all(
      [1, 2, 3].map(() => withdraw(anywhere, order, { link: found.link })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'withdrawn' });
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
    const receipts = await mailsTo(email, /withdrawal|Widerruf/);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.mail.text).toContain(order.number);
    expect(receipts[0]?.mail.text).toMatch(/Received: .*20\d\d/);
    const finder = shop.client({ country: 'DE' });
    await signUp(finder);
    const entered = await finder.post('/oscarapi/basket/add-voucher/', {
      vouchercode: await codeOf(order),
    });
    expect(entered.status).toBe(406);
  });

  it('a redeemed card cannot be withdrawn, also under concurrency', async () => {
    for (const _ of [1, 2, 3]) {
      const [buyer, finder] = [shop.client({ country: 'DE' }), shop.client({ country: 'DE' })];
      await signUp(finder);
      const order = await ordered(buyer, await aDigitalCard(buyer));
      const code = await codeOf(order);
      const [withdrawn, redeemed] = await Promise.all([
        withdraw(buyer, order),
        finder.post('/oscarapi/basket/add-voucher/', { vouchercode: code }),
      ]);
      expect([withdrawn.status === 200, redeemed.status === 200].filter(Boolean)).toHaveLength(1);
      if (withdrawn.status !== 200) expect(withdrawn.body).toMatchObject({ code: 'card-used' });
    }
    const [buyer, finder] = [shop.client({ country: 'DE' }), shop.client({ country: 'DE' })];
    await signUp(finder);
    const order = await ordered(buyer, await aDigitalCard(buyer, { quantity: 2 }));
    await finder.post('/oscarapi/basket/add-voucher/', { vouchercode: await codeOf(order) });
    expect((await viewOf(buyer, order.number)).body.lines).toMatchObject([
      { state: 'open', can_be_withdrawn: 1 },
    ]);
    expect(await withdraw(buyer, order, { quantity: 2 })).toMatchObject({
      status: 409,
      body: { code: 'not-in-order' },
    });
    expect((await withdraw(buyer, order)).status).toBe(200);
    expect(await withdraw(buyer, order)).toMatchObject({
      status: 409,
      body: { code: 'card-used' },
    });
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid) / 2);
  });

  it('a withdrawn scheduled card is not mailed', async () => {
    const buyer = shop.client({ country: 'DE' });
    const email = `${aKey()}@example.test`;
    const on = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
    const order = await ordered(
      buyer,
      await aDigitalCard(buyer, { gift: { recipient: 'Mo', email, on } }),
    );
    expect(await mailsTo(email, /./)).toHaveLength(1);
    expect((await withdraw(buyer, order)).status).toBe(200);
    expect(await mailsTo(email, /./)).toHaveLength(0);
  });

  it('a withdrawal ends with its period', async () => {
    const buyer = shop.client({ country: 'DE' });
    const order = await ordered(buyer, await aDigitalCard(buyer));
    const { last_day } = (await viewOf(buyer, order.number)).body.lines[0] ?? {};
    expect(last_day).toMatch(/^20/);
    const late = Date.parse(`${last_day}T00:00:00Z`) + dayMs + 2 * 60 * 60_000 - Date.now();
    shop.putForward(late);
    expect(await withdraw(buyer, order)).toMatchObject({
      status: 409,
      body: { code: 'period-over' },
    });
    expect((await viewOf(buyer, order.number)).body.lines).toMatchObject([
      { state: 'period-over', last_day },
    ]);
    shop.putForward(-late);
  });
});

describe('withdrawal from ready-made goods', () => {
  it('returned ready-made goods are refunded once, with shipping if nothing is left', async () => {
    const buyer = shop.client({ country: 'DE' });
    const order = await ordered(buyer, aBeanie());
    await deliver(order.number);
    expect((await withdraw(shop.client(), order)).status).toBe(403);
    const done = await withdraw(buyer, order);
    expect(done.body).toMatchObject({
      lines: [{ state: 'withdrawn' }],
      withdrawals: [{ pieces: [{ comes_back: true }], date_back: null }],
    });
    expect(await atTheBank(order.number)).toBe(0);
    const staff = await asStaff();
    const [seen] = (await staff.get(`/studio_api/orders/?search=${order.number}`)).body;
    const { id } = seen.withdrawals[0];
    const path = `/studio_api/orders/${order.number}/withdrawals/${id}/back/`;
    expect((await buyer.post(path)).status).toBe(403);
    await Promise.all([staff.post(path), staff.post(path)]);
    expect((await staff.post(path)).body.withdrawals[0].date_back).toMatch(/^20/);
    expect(
      (await staff.post(`/studio_api/orders/${order.number}/withdrawals/999999/back/`)).status,
    ).toBe(404);
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
  });

  it('unsent ready-made goods are refunded at once, and an empty order canceled', async () => {
    const buyer = shop.client({ country: 'DE' });
    const order = await ordered(buyer, aBeanie({ quantity: 3 }));
    expect((await withdraw(buyer, order, { quantity: 2 })).body).toMatchObject({
      lines: [{ state: 'open', can_be_withdrawn: 1 }],
    });
    const part = await atTheBank(order.number);
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(cents(order.amount_paid));
    expect((await withdraw(buyer, order)).status).toBe(200);
    expect(await atTheBank(order.number)).toBe(cents(order.amount_paid));
    expect((await buyer.get(`/oscarapi/orders/${order.number}/`)).body).toMatchObject({
      status: 'Cancelled',
    });
    expect(await withdraw(buyer, order)).toMatchObject({
      status: 409,
      body: { code: 'withdrawn' },
    });
  });

  it('unsent goods return to stock once, even after cancellation', async () => {
    const buyer = shop.client({ country: 'DE' });
    const before = (await capsLeft()) ?? 0;
    const order = await ordered(buyer, aCap(3));
    expect(await capsLeft()).toBe(before - 3);
    expect((await withdraw(buyer, order)).status).toBe(200);
    expect(await capsLeft()).toBe(before - 2);
    await vi.waitFor(async () => expect(await capsShown()).toBe(before - 2));
    expect((await buyer.post(`/oscarapi/orders/${order.number}/cancel/`)).status).toBe(200);
    expect(await capsLeft()).toBe(before);

    const other = await ordered(buyer, aCap(2));
    expect((await withdraw(buyer, other, { quantity: 2 })).status).toBe(200);
    expect((await buyer.get(`/oscarapi/orders/${other.number}/`)).body).toMatchObject({
      status: 'Cancelled',
    });
    expect(await capsLeft()).toBe(before);
  });

  it('returned goods are restocked on arrival', async () => {
    const buyer = shop.client({ country: 'DE' });
    const before = (await capsLeft()) ?? 0;
    const order = await ordered(buyer, aCap(2));
    await deliver(order.number);
    const { id } = (await withdraw(buyer, order)).body.withdrawals[0];
    expect(await capsLeft()).toBe(before - 2);
    const staff = await asStaff();
    const path = `/studio_api/orders/${order.number}/withdrawals/${id}/back/`;
    expect(
      (await Promise.all([staff.post(path), staff.post(path)])).map(({ status }) => status),
    ).toEqual([200, 200]);
    expect(await capsLeft()).toBe(before - 1);
    await vi.waitFor(async () => expect(await capsShown()).toBe(before - 1));
  });

  it('made-to-measure goods cannot be withdrawn, with a translated reason', async () => {
    const buyer = shop.client({ country: 'DE' });
    const order = await ordered(buyer, aTShirt(await saveSize(buyer)));
    expect((await viewOf(buyer, order.number)).body.lines).toMatchObject([
      { state: 'made-to-specification', last_day: null },
    ]);
    buyer.speak('de');
    const refused = await withdraw(buyer, order);
    expect(refused).toMatchObject({ status: 409, body: { code: 'made-to-specification' } });
    expect((refused.body as { detail: string }).detail).toContain('nach deinen Vorgaben');
    expect(
      (await buyer.post(`/oscarapi/orders/${order.number}/withdrawal/`, { lines: [] })).status,
    ).toBe(400);
  });
});
