import type { WireTillDay, WireTillDesk } from '@tailorbird/contract/checkout';
import type { WireOrder } from '@tailorbird/contract/orders';
import { money } from '@tailorbird/domain/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import type { PaperContent } from '../src/contexts/orders/application/papers/paper.ts';
import { addsUp } from '../src/contexts/orders/application/papers/paperContent.ts';
import { refundOrderPart } from '../src/contexts/orders/application/refundOrderPart.ts';
import { drawPaper } from '../src/contexts/orders/papers/drawPaper.ts';
import { writePaper } from '../src/contexts/orders/papers/writePaper.ts';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  type Answer,
  aBeanie,
  aKey,
  anAddress,
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
const password = 'measure-twice';
const cap = (quantity = 1) => ({ clothing_type_id: 94, fabric_color_id: 9403, quantity });
const navyCap = 9403;

const as = async (who: 'staff' | 'store' | 'customer'): Promise<Client> => {
  const client = shop.client({ country: 'PT' });
  await signIn(client, `${who}@tailorbird.example`, password);
  return client;
};
const piecesLeft = async (): Promise<number | null | undefined> =>
  (
    await shop.server.database.queries
      .selectFrom('fabric_color_stock')
      .select('pieces')
      .where('fabric_color_id', '=', navyCap)
      .executeTakeFirst()
  )?.pieces;
const addProduct = (client: Client, piece: unknown) =>
  client.post('/oscarapi/basket/add-product/', piece);
const desk = async (client: Client): Promise<WireTillDesk> =>
  (await client.get<WireTillDesk>('/studio_api/till/')).body;

const aSale = async (client: Client, changes: Record<string, unknown> = {}) => {
  const [offer] = (await desk(client)).offers;
  return {
    idempotency_key: aKey(),
    amount: offer?.owed ?? { currency: 'EUR', value: 1 },
    store: 'Porto',
    means: 'card',
    reference: 'T-0042',
    handover: offer?.handover ?? 'now',
    guest_email: 'guest@example.test',
    ...changes,
  };
};
const sell = (client: Client, sale: unknown): Promise<Answer> =>
  client.post('/studio_api/till/sales/', sale);
const takeBack = (
  client: Client,
  number: string,
  changes: Record<string, unknown> = {},
): Promise<Answer> =>
  client.post(`/studio_api/till/sales/${number}/refund/`, {
    what: 'order',
    store: 'Porto',
    means: 'cash',
    reference: '',
    ...changes,
  });
const today = async (client: Client, store = 'Porto'): Promise<WireTillDay> => {
  const [from, until] = [-12, 12].map((hours) =>
    new Date(Date.now() + hours * 3_600_000).toISOString(),
  );
  return (
    await client.get<WireTillDay>(
      `/studio_api/till/sales/?${new URLSearchParams({ store, from: from ?? '', until: until ?? '' })}`,
    )
  ).body;
};
const orderRow = (number: string) =>
  shop.server.database.queries
    .selectFrom('placed_order')
    .selectAll()
    .where('id', '=', Number(number) - 100_000)
    .executeTakeFirstOrThrow();
const mailsTo = async (email: string) =>
  (await latestMails(shop.server.database.queries))
    .filter(({ mail }) => mail.to === email)
    .map(({ mail }) => mail);

let store: Client;
beforeAll(async () => {
  store = await as('store');
});
afterEach(async () => {
  for (const { id } of (await store.basket()).all_lines) await store.del(`/oscarapi/lines/${id}/`);
});

const soldCap = async (changes: Record<string, unknown> = {}): Promise<string> => {
  await addProduct(store, cap());
  const sold = await sell(store, await aSale(store, changes));
  if (sold.status !== 200) throw new Error(JSON.stringify(sold.body));
  return sold.body.order_number;
};

describe('a sale at the till', () => {
  it('a sale uses the currency of the store’s country', async () => {
    const abroad = shop.client({ country: 'US' });
    await signIn(abroad, 'store@tailorbird.example', password);
    await addProduct(abroad, cap());
    const [offer] = (await desk(abroad)).offers;
    expect(offer?.owed?.currency).toBe('EUR');
    const sold = await sell(abroad, await aSale(abroad));
    expect(sold.status).toBe(200);
    const order = await orderRow(sold.body.order_number);
    expect(order.currency).toBe('EUR');
    await addProduct(abroad, cap());
    const inDollars = { currency: 'USD', value: offer?.owed?.value ?? 0 };
    expect((await sell(abroad, await aSale(abroad, { amount: inDollars }))).status).toBe(406);
  });

  it('a sale of stock makes one delivered order and one stock movement', async () => {
    const before = Number(await piecesLeft());
    await addProduct(store, cap(2));
    const sale = await aSale(store, { guest_email: 'ten.clicks@example.test' });
    expect(sale.handover).toBe('now');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sell(store, sale)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order_number}`)).size).toBe(
      1,
    );
    const number = answers[0]?.body.order_number;
    expect(Number(await piecesLeft())).toBe(before - 2);
    expect(await orderRow(number)).toMatchObject({
      status: 'Delivered',
      account_id: null,
      email: 'ten.clicks@example.test',
    });
    expect(
      (await today(store)).entries.filter(({ order_number }) => order_number === number),
    ).toEqual([
      expect.objectContaining({
        kind: 'sale',
        means: 'card',
        reference: 'T-0042',
        store: 'Porto',
        amount: sale.amount,
        by: 'store@tailorbird.example',
      }),
    ]);
    const mails = await mailsTo('ten.clicks@example.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(
      /our store in Porto[\s\S]*Paid at the till by card[\s\S]*T-0042/,
    );
    expect((await store.basket()).all_lines).toEqual([]);
    expect((await sell(store, { ...sale, reference: 'T-0043' })).status).toBe(409);
  });

  it('only store staff can use the till', async () => {
    const number = await soldCap();
    const [staff, customer, acting] = [await as('staff'), await as('customer'), await as('staff')];
    const { id } = (await customer.get('/oscarapi/login/')).body;
    await acting.post('/studio_api/acting/', { customer_id: id, reason: 'asked on the phone' });
    for (const client of [shop.client(), customer, staff, acting]) {
      await addProduct(client, cap());
      for (const sale of [{}, { ...(await aSale(store)), amount: { currency: 'EUR', value: 0 } }])
        expect((await sell(client, sale)).status).toBe(403);
      expect((await client.get('/studio_api/till/')).status).toBe(403);
      expect((await client.get('/studio_api/till/sales/')).status).toBe(403);
      expect((await takeBack(client, number)).status).toBe(403);
      expect((await takeBack(client, number, { means: 'gold' })).status).toBe(403);
    }
    await acting.del('/studio_api/acting/');
  });

  it('a made-to-measure sale belongs to the customer and is picked up', async () => {
    const customer = shop.client({ country: 'PT' });
    const email = await signUp(customer);
    const { id } = (await customer.get('/oscarapi/login/')).body;
    const seller = await as('store');
    await seller.post('/studio_api/acting/', { customer_id: id, reason: 'sale in the store' });
    await addProduct(seller, aTShirt(await saveSize(seller)));
    expect((await desk(seller)).offers).toMatchObject([
      { handover: 'pickup', reason: null },
      { handover: 'delivery', owed: null, reason: 'Address Missing' },
    ]);
    const sold = await sell(seller, await aSale(seller, { means: 'cash', reference: '' }));
    expect(sold.status).toBe(200);
    const { order_number: number } = sold.body;
    await seller.del('/studio_api/acting/');
    const order = (await customer.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
    expect(order).toMatchObject({
      status: 'Confirmed',
      shipping_method: 'Pick-up in the store',
      is_cancellable: true,
    });
    expect((await today(seller)).entries[0]).toMatchObject({
      order_number: number,
      means: 'cash',
      by: 'store@tailorbird.example',
    });
    const [receipt] = (await mailsTo(email)).filter(({ subject }) => subject.includes(number));
    expect(receipt?.subject).toBe(`Your receipt ${number} from our store in Porto`);
    expect(receipt?.text).toMatch(
      /You will pick it up in our store in Porto[\s\S]*Paid at the till in cash/,
    );
    const staff = await as('staff');
    for (const to of ['InProduction', 'Shipped', 'Delivered']) {
      expect((await staff.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
    }
    const mailSubjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(mailSubjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining('on its way to the store'),
        expect.stringContaining('ready for pickup'),
      ]),
    );
    const records = (await staff.get(`/studio_api/records/?customer_id=${id}`)).body;
    expect(records).toContainEqual(
      expect.objectContaining({
        action: 'sold-at-till',
        about: number,
        by: 'store@tailorbird.example',
      }),
    );
  });

  it('a shipped sale needs address and method, at the checkout’s price', async () => {
    await readyToPay(store, aBeanie());
    const { offers } = await desk(store);
    expect(offers.map(({ handover }) => handover)).toEqual(['pickup', 'delivery']);
    const [pickup, delivery] = offers;
    expect((delivery?.owed?.value ?? 0) - (pickup?.owed?.value ?? 0)).toBe(900);
    const sold = await sell(
      store,
      await aSale(store, {
        handover: 'delivery',
        amount: delivery?.owed,
        guest_email: 'sent@example.test',
      }),
    );
    expect(sold.status).toBe(200);
    const row = await orderRow(sold.body.order_number);
    expect(JSON.parse(row.content)).toMatchObject({
      shippingMethod: { code: 'standard' },
      shippingAddress: { city: 'Berlin' },
    });
    // The address belongs to the guest and is not stored with the store.
    expect((await store.get('/oscarapi/useraddresses/')).body).toEqual([]);
  });

  it('errors of a sale are reported by field without selling', async () => {
    await addProduct(store, cap());
    const before = await piecesLeft();
    const refused = async (changes: Record<string, unknown>) =>
      await sell(store, await aSale(store, changes));
    expect(await refused({ store: 'Atlantis' })).toMatchObject({
      status: 400,
      body: { store: [expect.any(String)] },
    });
    expect(await refused({ reference: '   ' })).toMatchObject({
      status: 400,
      body: { reference: [expect.stringContaining('slip')] },
    });
    expect(await refused({ reference: 'x'.repeat(41) })).toMatchObject({
      status: 400,
      body: { reference: [expect.stringContaining('40')] },
    });
    expect(await refused({ guest_email: 'nobody@' })).toMatchObject({
      status: 400,
      body: { guest_email: [expect.any(String)] },
    });
    expect(await refused({ handover: 'pickup' })).toMatchObject({
      status: 400,
      body: { handover: [expect.any(String)] },
    });
    expect(await refused({ amount: { currency: 'EUR', value: 1 } })).toMatchObject({
      status: 406,
      body: { reason: 'Basket Changed' },
    });
    expect(await refused({ means: 'card', reference: 'T-1' })).toMatchObject({ status: 200 });
    expect(Number(await piecesLeft())).toBe(Number(before) - 1);
    expect(await refused({})).toMatchObject({ status: 406, body: { reason: 'Basket Empty' } });
  });

  it('a made-to-measure sale needs the size’s owner', async () => {
    await addProduct(store, aTShirt(await saveSize(store)));
    expect(await desk(store)).toMatchObject({ needs_customer: true });
    expect(await sell(store, await aSale(store))).toMatchObject({
      status: 400,
      body: { guest_email: [expect.stringContaining('customer')] },
    });
  });

  it('the last piece is sold once under concurrency', async () => {
    const { queries } = shop.server.database;
    await queries
      .updateTable('fabric_color_stock')
      .set({ pieces: 1 })
      .where('fabric_color_id', '=', navyCap)
      .execute();
    const buyer = shop.client({ country: 'PT' });
    await readyToPay(buyer, cap());
    await addProduct(store, cap());
    const [sold, paid] = await Promise.all([
      sell(store, await aSale(store)),
      pay(buyer, aPayment(await buyer.basket(), origin)),
    ]);
    expect([sold.status, paid.status].toSorted()).toEqual([200, 406]);
    expect(await piecesLeft()).toBe(0);
    await queries
      .updateTable('fabric_color_stock')
      .set({ pieces: 30 })
      .where('fabric_color_id', '=', navyCap)
      .execute();
  });

  it('a sale does not use the customer’s online credit', async () => {
    const customer = await as('customer');
    const { id } = (await customer.get('/oscarapi/login/')).body;
    await addProduct(customer, cap());
    await customer.post('/oscarapi/basket/accounts/activate/');
    const seller = await as('store');
    await seller.post('/studio_api/acting/', { customer_id: id, reason: 'sale in the store' });
    const sold = await sell(seller, await aSale(seller));
    expect(sold.status).toBe(200);
    const row = await orderRow(sold.body.order_number);
    expect([row.credit, row.paid]).toEqual([0, row.total]);
    await seller.del('/studio_api/acting/');
  });
});

describe('a return at the till', () => {
  it('a return refunds once by the chosen method and restocks', async () => {
    const number = await soldCap({ guest_email: 'returns@example.test' });
    const before = Number(await piecesLeft());
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack(store, number)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { kind: 'refund', means: 'cash', order_number: number },
    });
    expect(Number(await piecesLeft())).toBe(before + 1);
    expect(await orderRow(number)).toMatchObject({ status: 'Cancelled' });
    const { entries } = await today(store);
    const own = entries.filter(({ order_number }) => order_number === number);
    expect(own.map(({ kind, means }) => [kind, means])).toEqual([
      ['refund', 'cash'],
      ['sale', 'card'],
    ]);
    expect(own[0]?.amount).toEqual(own[1]?.amount);
    const mailSubjects = (await mailsTo('returns@example.test')).filter(({ subject }) =>
      /has been returned$/.test(subject),
    );
    expect(mailSubjects).toHaveLength(1);
    expect(mailSubjects[0]?.text).toMatch(/Refunded at the till in Porto: /);
  });

  it('a canceled sale is refunded at the till, not by the bank', async () => {
    const customer = shop.client({ country: 'PT' });
    await signUp(customer);
    const { id } = (await customer.get('/oscarapi/login/')).body;
    const seller = await as('store');
    await seller.post('/studio_api/acting/', { customer_id: id, reason: 'sale in the store' });
    await addProduct(seller, aBeanie());
    const { order_number: number } = (await sell(seller, await aSale(seller))).body;
    await seller.del('/studio_api/acting/');
    expect((await customer.post(`/oscarapi/orders/${number}/cancel/`)).status).toBe(200);
    expect(await refundPayments(shop.server.shop)).toBe(0);
    expect((await today(seller)).due).toContainEqual(
      expect.objectContaining({ order_number: number }),
    );
    expect((await takeBack(seller, number, { what: 'due' })).status).toBe(200);
    expect((await takeBack(seller, number, { what: 'due' })).body.id).toBe(
      (await takeBack(seller, number)).body.id,
    );
    const { due, entries } = await today(seller);
    expect(due.filter(({ order_number }) => order_number === number)).toEqual([]);
    expect(entries[0]).toMatchObject({ kind: 'refund', order_number: number });
  });

  it('a partial return is due at once, and the rest with the remaining pieces', async () => {
    const number = await soldCap();
    const { shop: needs, database } = shop.server;
    const part = money(500, 'EUR');
    const withdrawn = await database.transaction((trx) =>
      refundOrderPart(
        trx,
        number,
        {
          key: 'withdrawal-1',
          reason: 'withdrawn',
          parts: [{ lineId: null, quantity: 0, amount: part }],
        },
        needs.clock(),
      ),
    );
    expect(withdrawn.ok).toBe(true);
    expect(await refundPayments(needs)).toBe(0);
    expect((await today(store)).due).toContainEqual({
      order_number: number,
      amount: { currency: 'EUR', value: 500 },
    });
    const given = await Promise.all([1, 2, 3].map(() => takeBack(store, number, { what: 'due' })));
    expect(new Set(given.map(({ body }) => `${body.id} ${body.amount.value}`)).size).toBe(1);
    expect(given[0]?.body.amount.value).toBe(500);
    const rest = (await takeBack(store, number)).body;
    const { entries } = await today(store);
    const own = entries.filter(({ order_number }) => order_number === number);
    expect(own.map(({ kind }) => kind)).toEqual(['refund', 'refund', 'sale']);
    expect(rest.amount.value + 500).toBe(own.at(-1)?.amount.value);
  });

  it('a withdrawal at home is refunded and restocked once at the till', async () => {
    const customer = shop.client({ country: 'PT' });
    await signUp(customer);
    const { id } = (await customer.get('/oscarapi/login/')).body;
    const seller = await as('store');
    await seller.post('/studio_api/acting/', { customer_id: id, reason: 'sale in the store' });
    await addProduct(seller, cap(2));
    const { order_number: number } = (await sell(seller, await aSale(seller, { handover: 'now' })))
      .body;
    await seller.del('/studio_api/acting/');
    const left = Number(await piecesLeft());
    const { lines } = (await customer.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
    const path = `/oscarapi/orders/${number}/withdrawal/`;
    const declared = (await customer.post(path, { lines: [{ line: lines[0]?.id, quantity: 1 }] }))
      .body;
    expect(declared.withdrawals).toMatchObject([
      { pieces: [{ comes_back: true }], date_back: null },
    ]);
    expect((await today(seller)).due.filter(({ order_number }) => order_number === number)).toEqual(
      [],
    );
    expect(Number(await piecesLeft())).toBe(left);
    const { amount } = (await takeBack(seller, number)).body;
    expect(amount.value).toBe(
      (await today(seller)).entries.find(
        ({ order_number: of, kind }) => of === number && kind === 'sale',
      )?.amount.value,
    );
    expect(Number(await piecesLeft())).toBe(left + 2);
    const staff = await as('staff');
    expect(
      (
        await staff.post(
          `/studio_api/orders/${number}/withdrawals/${declared.withdrawals[0].id}/back/`,
        )
      ).status,
    ).toBe(200);
    expect(Number(await piecesLeft())).toBe(left + 2);
    expect((await today(seller)).due.filter(({ order_number }) => order_number === number)).toEqual(
      [],
    );
  });

  it('a sale without due refund has no return', async () => {
    expect(await takeBack(store, await soldCap(), { what: 'due' })).toMatchObject({
      status: 409,
      body: { code: 'nothing-due' },
    });
  });

  it('a return needs a recent, ready-made sale of the store', async () => {
    const buyer = shop.client();
    const online = await pay(buyer, aPayment(await readyToPay(buyer), origin));
    if (online.body.resultCode !== 'Authorised') throw new Error('not paid');
    expect(await takeBack(store, online.body.order_number)).toMatchObject({
      status: 409,
      body: { code: 'not-sold-in-store' },
    });
    expect((await takeBack(store, '999999')).status).toBe(404);
    await addProduct(store, aBeanie());
    const { order_number: made } = (await sell(store, await aSale(store))).body;
    await (await as('staff')).post(`/studio_api/orders/${made}/moves/`, { to: 'InProduction' });
    expect(await takeBack(store, made)).toMatchObject({
      status: 409,
      body: { code: 'order-being-made' },
    });
    const number = await soldCap();
    expect(await takeBack(store, number, { store: 'Atlantis' })).toMatchObject({
      status: 400,
      body: { store: [expect.any(String)] },
    });
    expect(await takeBack(store, number, { means: 'card', reference: '' })).toMatchObject({
      status: 400,
      body: { reference: [expect.any(String)] },
    });
    await shop.server.database.queries
      .updateTable('placed_order')
      .set({ placed_at: new Date(Date.now() - 15 * 86_400_000).toISOString() })
      .where('id', '=', Number(number) - 100_000)
      .execute();
    expect(await takeBack(store, number)).toMatchObject({
      status: 409,
      body: { code: 'brought-back-late' },
    });
  });
});

describe('the papers of a sale', () => {
  it('a sale’s invoice has its payment method and the store’s tax', async () => {
    const customer = shop.client({ country: 'DE' });
    await signUp(customer);
    const { id } = (await customer.get('/oscarapi/login/')).body;
    const seller = await as('store');
    await seller.post('/studio_api/acting/', { customer_id: id, reason: 'sale in the store' });
    await addProduct(seller, cap());
    const { order_number: number } = (await sell(seller, await aSale(seller))).body;
    await seller.del('/studio_api/acting/');
    expect(
      (await customer.post(`/oscarapi/orders/${number}/invoice/`, { billing_address: anAddress() }))
        .status,
    ).toBe(200);
    expect((await takeBack(seller, number)).status).toBe(200);
    const papers = await shop.server.database.queries
      .selectFrom('paper')
      .select(['kind', 'content', 'place', 'issued_at'])
      .where('order_id', '=', Number(number) - 100_000)
      .orderBy('id')
      .execute();
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    for (const { kind, content, issued_at: issuedAt } of papers) {
      const said: PaperContent = JSON.parse(content);
      expect(said).toMatchObject({
        sold: { store: 'Porto', means: 'card', reference: 'T-0042' },
        tax: [{ rate: 230 }],
      });
      expect(addsUp(said)).toBe(true);
      expect(
        (await drawPaper(writePaper({ number: 'INV-1', kind, issuedAt, content: said }))).length,
      ).toBeGreaterThan(1_000);
    }
  });
});

const inBatches = async <Row>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let first = 0; first < rows.length; first += 1_000)
    await insert(rows.slice(first, first + 1_000));
};

describe('the list of a till', () => {
  it('the till lists a store’s due refunds despite many of others', async () => {
    const { queries } = shop.server.database;
    const [here, elsewhere] = [await soldCap(), await soldCap()];
    await queries
      .updateTable('till_entry')
      .set({ store: 'Lisbon' })
      .where('order_id', '=', Number(elsewhere) - 100_000)
      .execute();
    const due = (number: string, index: number) => ({
      order_id: Number(number) - 100_000,
      key: `test-${index}`,
      reason: 'withdrawn' as const,
      parts: '[]' as never,
      amount: 100,
      credited: 0,
      currency: 'EUR' as const,
      created_at: new Date().toISOString(),
      done_at: null,
      at_till: 1 as const,
    });
    const rows = [
      ...Array.from({ length: 250 }, (_, index) => due(elsewhere, index)),
      due(here, 250),
      due(here, 251),
    ];
    await inBatches(rows, async (batch) => queries.insertInto('refund').values(batch).execute());
    expect((await today(store)).due).toContainEqual({
      order_number: here,
      amount: { currency: 'EUR', value: 200 },
    });
    expect((await today(store, 'Lisbon')).due).toEqual([
      { order_number: elsewhere, amount: { currency: 'EUR', value: 25_000 } },
    ]);
  });

  it('too long a period is refused instead of truncated', async () => {
    const { queries } = shop.server.database;
    const number = await soldCap();
    const entry = await queries
      .selectFrom('till_entry')
      .selectAll()
      .where('order_id', '=', Number(number) - 100_000)
      .executeTakeFirstOrThrow();
    const { id: _, ...sold } = entry;
    const at = '2021-05-05T10:00:00.000Z';
    const returned = { ...sold, kind: 'refund' as const, at };
    await inBatches(Array<typeof returned>(5_000).fill(returned), async (batch) =>
      queries.insertInto('till_entry').values(batch).execute(),
    );
    const list = () =>
      store.get(
        `/studio_api/till/sales/?${new URLSearchParams({ store: 'Porto', from: '2021-05-05T00:00:00Z', until: '2021-05-06T00:00:00Z' })}`,
      );
    expect((await list()).body.entries).toHaveLength(5_000);
    await queries.insertInto('till_entry').values(returned).execute();
    expect(await list()).toMatchObject({
      status: 400,
      body: { until: [expect.stringContaining('shorter time')] },
    });
  });

  it('the till list is for one store and at most a month', async () => {
    expect((await today(store, 'Atlantis')).entries).toEqual([]);
    const list = (from: string, until: string) =>
      store.get(`/studio_api/till/sales/?${new URLSearchParams({ store: 'Porto', from, until })}`);
    expect((await list('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z')).body).toMatchObject({
      entries: [],
    });
    for (const [from, until] of [
      ['2020-01-01T00:00:00Z', '2020-02-02T00:00:00Z'],
      ['2020-01-02T00:00:00Z', '2020-01-01T00:00:00Z'],
      ['yesterday', 'today'],
    ] as const)
      expect((await list(from, until)).status).toBe(400);
  });
});
