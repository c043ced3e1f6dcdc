import type { WireOrder, WirePapers } from '@tailorbird/contract/orders';
import { money } from '@tailorbird/domain/kernel';
import type { RefundRequest } from '@tailorbird/domain/orders';
import { describe, expect, it } from 'vitest';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import type { PaperContent } from '../src/contexts/orders/application/papers/paper.ts';
import { addsUp } from '../src/contexts/orders/application/papers/paperContent.ts';
import { refundOrderPart } from '../src/contexts/orders/application/refundOrderPart.ts';
import { aBeanie, aPayment, type Client, pay, readyToPay, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const paid = async (client: Client): Promise<WireOrder> => {
  const { body } = await pay(client, aPayment(await client.basket(), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return (await client.get<WireOrder>(`/oscarapi/orders/${body.order_number}/`)).body;
};

const anOrder = async (client: Client): Promise<WireOrder> => {
  await readyToPay(client, aBeanie());
  return await paid(client);
};

const cents = (amount: string): number => Math.round(Number(amount) * 100);

const part = ({ lines, currency }: WireOrder, key: string, amount: number): RefundRequest => ({
  key,
  reason: 'changed',
  parts: [{ lineId: lines[0]?.id ?? 0, quantity: 1, amount: money(amount, currency) }],
});

const requestRefund = async ({ number }: WireOrder, asked: RefundRequest) =>
  await shop.server.database.transaction((trx) => refundOrderPart(trx, number, asked, new Date()));

const atTheBank = async ({ number }: WireOrder): Promise<number> => {
  await refundPayments(shop.server.shop);
  await refundPayments(shop.server.shop);
  const row = await shop.server.database.queries
    .selectFrom('payment')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment.reference')
    .select('sandbox_payment.refunded')
    .where('payment.order_number', '=', number)
    .executeTakeFirstOrThrow();
  return Number(row.refunded);
};

const notesOf = async (client: Client, { number }: WireOrder) =>
  (await client.get<WirePapers>(`/oscarapi/orders/${number}/papers/`)).body.papers.filter(
    ({ kind }) => kind === 'credit-note',
  );

const contentOf = async (paper: string): Promise<PaperContent> => {
  const row = await shop.server.database.queries
    .selectFrom('paper')
    .select('content')
    .where('kind', '=', 'credit-note')
    .where('place', '=', Number(paper.split('-')[1]))
    .executeTakeFirstOrThrow();
  return JSON.parse(row.content);
};

describe('giving parts of an order back', () => {
  it('concurrent refunds are made once per key and never exceed the payment', async () => {
    const client = shop.client();
    const order = await anOrder(client);
    const all = cents(order.amount_paid);
    const third = Math.floor(all / 3);
    const answers = await Promise.all(
      ['a', 'a', 'b', 'a', 'b'].map((key) => requestRefund(order, part(order, key, third))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await atTheBank(order)).toBe(2 * third);
    expect(await requestRefund(order, part(order, 'c', all - third))).toMatchObject({
      ok: false,
      failure: { kind: 'refund-too-large' },
    });
    const rest = await Promise.all(
      ['c', 'd'].map((key) => requestRefund(order, part(order, key, all - 2 * third))),
    );
    expect(rest.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await atTheBank(order)).toBe(all);
    const { refunds } = (await client.get<WireOrder>(`/oscarapi/orders/${order.number}/`)).body;
    expect(refunds.map(({ refunded }) => cents(refunded))).toEqual([third, third, all - 2 * third]);
    expect(refunds.every(({ date_done }) => date_done !== null)).toBe(true);
    expect(await requestRefund({ ...order, number: '999999' }, part(order, 'x', 1))).toEqual({
      ok: false,
      failure: { kind: 'not-found' },
    });
  });

  it('a refund returns the payment first, then credit, then the rest', async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
    await readyToPay(client, aBeanie({ quantity: 2 }));
    await client.post('/oscarapi/basket/accounts/activate/', {});
    const order = await paid(client);
    const [byCredit, byCard] = [cents(order.credit_used), cents(order.amount_paid)];
    expect(Math.min(byCredit, byCard)).toBeGreaterThan(1_000);
    const credit = async () =>
      cents((await client.get('/accounts_api/credits/')).body.total_credit);
    const before = await credit();
    await requestRefund(order, part(order, 'one', byCard - 100));
    expect([await atTheBank(order), (await credit()) - before]).toEqual([byCard - 100, 0]);
    await Promise.all([1, 2].map(() => requestRefund(order, part(order, 'two', 300))));
    expect([await atTheBank(order), (await credit()) - before]).toEqual([byCard, 200]);
    expect((await client.post(`/oscarapi/orders/${order.number}/cancel/`)).status).toBe(200);
    expect([await atTheBank(order), (await credit()) - before]).toEqual([byCard, byCredit]);
  });

  it('each refund gets a credit note, even before its invoice', async () => {
    const client = shop.client({ country: 'DE' });
    const order = await anOrder(client);
    await requestRefund(order, part(order, 'early', 500));
    expect(await notesOf(client, order)).toEqual([]);
    const invoice = (await client.post<WirePapers>(`/oscarapi/orders/${order.number}/invoice/`, {}))
      .body;
    expect(invoice.papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    await Promise.all([1, 2, 3].map(() => requestRefund(order, part(order, 'late', 700))));
    await client.post(`/oscarapi/orders/${order.number}/cancel/`);
    const notes = await notesOf(client, order);
    const contents = await Promise.all(notes.map(({ number }) => contentOf(number)));
    const total = cents(order.total_incl_tax);
    expect(contents.map((content) => content.total.amount)).toEqual([500, 700, total - 1_200]);
    expect(contents.every(addsUp)).toBe(true);
    const places = notes.map(({ number }) => Number(number.split('-')[1]));
    expect(places).toEqual(places.map((_, index) => index + 1));
    const pdf = await client.get(`/oscarapi/orders/${order.number}/papers/${notes[0]?.number}/`);
    expect(pdf.status).toBe(200);
  });
});

describe('the sandbox bank', () => {
  it('the sandbox bank refunds once per key and never more than it took', async () => {
    const client = shop.client();
    const order = await anOrder(client);
    const { reference } = await shop.server.database.queries
      .selectFrom('payment')
      .select('reference')
      .where('order_number', '=', order.number)
      .executeTakeFirstOrThrow();
    const all = cents(order.amount_paid);
    const refund = async (key: string, amount: number) =>
      await shop.sandbox().refund(reference, { key, amount: money(amount, order.currency) });
    await refund('one', 100);
    await refund('one', 100);
    await expect(refund('two', all)).rejects.toThrow('exceeds the charge');
    await refund('two', all - 100);
    expect(await atTheBank(order)).toBe(all);
  });
});
