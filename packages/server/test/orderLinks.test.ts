import type { WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
import { aKey, anAddress, aPayment, type Client, pay, readyToPay } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const path = '/oscarapi/orders/link/';

const guestOrder = async (): Promise<{ readonly number: string; readonly email: string }> => {
  const email = `${aKey()}@example.test`;
  const client = shop.client();
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client), origin, { guest_email: email }),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return { number: body.order_number, email };
};

const mailsTo = async (
  email: string,
): Promise<readonly { readonly subject: string; readonly text: string }[]> => {
  const rows = await shop.server.database.queries
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'order-link')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ to }) => to === email);
};

const linkFor = async (
  client: Client,
  order: { readonly number: string; readonly email: string },
): Promise<string> => {
  await client.post(path, { order_number: order.number, email: order.email });
  const text = (await mailsTo(order.email)).at(-1)?.text ?? '';
  return /link=([\w.-]+)/.exec(text)?.[1] ?? '';
};

describe('the link to an order', () => {
  it('an order link is mailed to the order’s address, with an equal response', async () => {
    const order = await guestOrder();
    const client = shop.client();
    const asked = [
      { order_number: order.number, email: order.email },
      { order_number: order.number, email: 'somebody@example.test' },
      { order_number: '999999', email: order.email },
      { order_number: '../1', email: 'x' },
    ];
    const answers = await Promise.all(asked.map(async (body) => client.post(path, body)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { received: true } });
    const mails = await mailsTo(order.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${origin}/order?order=${order.number}&link=`);
    expect(await mailsTo('somebody@example.test')).toEqual([]);
  });

  it('an order link’s mail is in the visitor’s language', async () => {
    const order = await guestOrder();
    const client = shop.client();
    client.speak('de');
    await client.post(path, { order_number: `#${order.number}`, email: order.email.toUpperCase() });
    expect((await mailsTo(order.email))[0]).toMatchObject({
      subject: `Dein Link zu Bestellung ${order.number}`,
    });
  });

  it('an order link reads, changes and cancels only its order', async () => {
    const [order, other] = [await guestOrder(), await guestOrder()];
    const client = shop.client();
    const link = await linkFor(client, order);
    const at = (number: string, call = '') => `/oscarapi/orders/${number}/${call}?link=${link}`;
    expect((await client.get<WireOrder>(at(order.number))).body).toMatchObject({
      number: order.number,
      email: order.email,
    });
    expect((await client.get(at(other.number))).status).toBe(403);
    expect(
      (await client.get(`/oscarapi/orders/${order.number}/?link=${link.slice(0, -1)}x`)).status,
    ).toBe(403);
    expect((await client.get(`/oscarapi/orders/${order.number}/`)).status).toBe(403);
    expect((await client.patch(at(order.number), { comment: 'Ring twice' })).body).toMatchObject({
      comment: 'Ring twice',
    });
    const moved = {
      shipping_address: anAddress({ line1: 'Nadelweg 4', line4: 'Potsdam', postcode: '14467' }),
    };
    expect((await client.patch(at(order.number), moved)).body).toMatchObject({
      shipping_address: { line4: 'Potsdam' },
    });
    expect((await client.patch(at(other.number), moved)).status).toBe(403);
    expect((await client.post(at(other.number, 'cancel/'), {})).status).toBe(403);
    expect((await client.post(at(order.number, 'cancel/'), {})).body).toMatchObject({
      status: 'Cancelled',
    });
  });

  it('an order link expires after 30 days and can be requested again', async () => {
    const order = await guestOrder();
    const client = shop.client();
    const link = await linkFor(client, order);
    shop.putForward(31 * 24 * 60 * 60 * 1_000);
    expect((await client.get(`/oscarapi/orders/${order.number}/?link=${link}`)).status).toBe(403);
    expect(
      (await client.get(`/oscarapi/orders/${order.number}/?link=${await linkFor(client, order)}`))
        .status,
    ).toBe(200);
  });

  it('an order link opens its claims, but a claim link opens no order', async () => {
    const order = await guestOrder();
    const client = shop.client();
    const link = await linkFor(client, order);
    const { queries } = shop.server.database;
    await queries
      .updateTable('placed_order')
      .set({ status: 'Delivered' })
      .where('id', '=', Number(order.number) - 100_000)
      .execute();
    const claimable = await client.get<readonly { readonly number: string }[]>(
      `/api/v1/dixa/claims/orders/?type=quality&link=${link}`,
    );
    expect(claimable.body.map(({ number }) => number)).toEqual([order.number]);
    await client.post('/api/v1/dixa/claims/links/', {
      order_number: order.number,
      email: order.email,
      type: 'quality',
    });
    const claimLink =
      /link=([\w.-]+)/.exec((await mailsTo(order.email)).at(-1)?.text ?? '')?.[1] ?? '';
    expect(claimLink).not.toBe(link);
    expect((await client.get(`/oscarapi/orders/${order.number}/?link=${claimLink}`)).status).toBe(
      403,
    );
  });

  it('an order link is mailed five times an hour per address', async () => {
    const order = await guestOrder();
    const client = shop.client();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      statuses.push(
        (await client.post(path, { order_number: order.number, email: order.email })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(order.email)).toHaveLength(5);
  });
});
