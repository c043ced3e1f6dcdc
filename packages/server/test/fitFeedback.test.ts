import type { WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
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

type Arrived = {
  readonly client: Client;
  readonly number: string;
  readonly line: number;
  readonly link: string;
  readonly text: string;
};

/** A delivered T-shirt of a new customer, with the link from the delivery mail. */
const anArrivedShirt = async (): Promise<Arrived> => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, aTShirt(await saveSize(client))), origin),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const number = body.order_number;
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  for (const to of ['InProduction', 'Shipped', 'Delivered']) {
    expect((await staff.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
  }
  const mails = (await latestMails(shop.server.database.queries)).filter(
    ({ mail }) => mail.to === email,
  );
  const text =
    mails.map(({ mail }) => mail.text).find((each) => each.includes('/fitfeedback/')) ?? '';
  const link =
    new URLSearchParams(/\/fitfeedback\/positive\?(\S+)/.exec(text)?.[1]).get('link') ?? '';
  const order = (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
  return { client, number, line: order.lines[0]?.id ?? 0, link, text };
};

const sendFeedback = async (client: Client, number: string, body: unknown) =>
  await client.post<Record<string, unknown>>(`/oscarapi/orders/${number}/fit-feedback/`, body);

const kept = async (line: number) =>
  await shop.server.database.queries
    .selectFrom('fit_feedback')
    .selectAll()
    .where('order_line_id', '=', line)
    .execute();

describe('how a delivered garment fits', () => {
  it('fit feedback by a mailed link needs no sign-in, and the newest counts', async () => {
    const { number, line, link, text } = await anArrivedShirt();
    expect(text).toContain('/fitfeedback/negative?link=');
    const reader = shop.client();
    const [order] = (await reader.get<WireOrder[]>(`/oscarapi/orders/delivered/?link=${link}`))
      .body;
    expect(order).toMatchObject({
      number,
      email: '',
      shipping_address: null,
      lines: [{ id: line }],
    });
    const first = { line, zones: { chest: 'too-small', sleeve: 'right' }, washed: false, link };
    for (const body of [first, first, { ...first, zones: { chest: 'right' }, washed: true }]) {
      expect(await sendFeedback(reader, number, body)).toMatchObject({
        status: 200,
        body: { received: true },
      });
    }
    const rows = await kept(line);
    expect(rows).toMatchObject([
      { size_version: 1, zones: JSON.stringify({ chest: 'right' }), washed: 1 },
    ]);
    expect(rows[0]?.user_size_id).toBeGreaterThan(0);
  });

  it('a customer gives fit feedback without link, others cannot', async () => {
    const { client, number, line, link } = await anArrivedShirt();
    const other = await anArrivedShirt();
    const answer = { line, zones: { length: 'too-large' }, washed: true };
    expect(
      (await client.get<WireOrder[]>('/oscarapi/orders/delivered/')).body.map(
        (order) => order.number,
      ),
    ).toEqual([number]);
    expect((await sendFeedback(client, number, answer)).status).toBe(200);
    expect((await sendFeedback(other.client, number, answer)).status).toBe(403);
    expect((await sendFeedback(shop.client(), number, answer)).status).toBe(403);
    expect(
      (await sendFeedback(shop.client(), number, { ...answer, link: other.link })).status,
    ).toBe(403);
    expect(
      (
        await sendFeedback(shop.client(), number, {
          ...answer,
          link: `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
        })
      ).status,
    ).toBe(403);
    expect((await sendFeedback(client, number, { ...answer, line: other.line })).status).toBe(404);
    expect((await shop.client().get('/oscarapi/orders/delivered/')).status).toBe(403);
    expect((await kept(other.line)).length).toBe(0);
  });

  it('a feedback link opens neither claim nor order', async () => {
    const { number, link } = await anArrivedShirt();
    expect(
      (await shop.client().get(`/api/v1/dixa/claims/orders/?type=frg&link=${link}`)).status,
    ).toBe(403);
    expect((await shop.client().get(`/oscarapi/orders/${number}/?link=${link}`)).status).toBe(403);
  });

  it('feedback without any judged place gets a translated error', async () => {
    const { client, number, line } = await anArrivedShirt();
    const refused = await sendFeedback(client, number, { line, zones: {}, washed: true });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['zones']]);
    expect(
      (await sendFeedback(client, number, { line, zones: { chest: 'odd' }, washed: true })).status,
    ).toBe(400);
    expect(await kept(line)).toEqual([]);
  });

  it('feedback needs a delivered garment with a size', async () => {
    const client = shop.client();
    await signUp(client);
    const { body } = await pay(client, aPayment(await readyToPay(client, aBeanie()), origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const order = (await client.get<WireOrder>(`/oscarapi/orders/${body.order_number}/`)).body;
    expect((await client.get('/oscarapi/orders/delivered/')).body).toEqual([]);
    const answer = { line: order.lines[0]?.id, zones: { chest: 'right' }, washed: false };
    expect((await sendFeedback(client, order.number, answer)).status).toBe(404);
  });
});
