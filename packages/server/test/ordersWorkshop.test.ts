import type { WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
import { aKey, aPayment, type Client, pay, readyToPay, signIn, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

const anOrder = async (client: Client): Promise<string> => {
  const { body } = await pay(client, aPayment(await readyToPay(client), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

const move = async (client: Client, number: string, to: unknown) =>
  await client.post<WireOrder>(`/studio_api/orders/${number}/moves/`, { to });

describe('the workshop', () => {
  it('[ORDER-02, ORDER-03] the workshop moves an order, and its customer sees time and actor', async () => {
    const [customer, workshop] = [shop.client(), await staff()];
    await signUp(customer);
    const number = await anOrder(customer);
    for (const to of ['InProduction', 'Shipped', 'Delivered'])
      expect((await move(workshop, number, to)).status).toBe(200);
    const { body } = await customer.get<WireOrder>(`/oscarapi/orders/${number}/`);
    expect(body).toMatchObject({
      status: 'Delivered',
      order_progress: 100,
      lines: [{ status: 'Delivered' }],
    });
    expect(body.history.map(({ status, by }) => [status, by])).toEqual([
      ['Confirmed', 'system'],
      ['InProduction', 'staff'],
      ['Shipped', 'staff'],
      ['Delivered', 'staff'],
    ]);
    expect((await customer.get('/oscarapi/login/')).body.userrecord).toEqual({
      num_orders: 1,
      num_fulfilled_orders: 1,
    });
  });

  it('[ORDER-02] invalid moves are refused and repeated ones applied once', async () => {
    const workshop = await staff();
    const number = await anOrder(shop.client());
    for (const to of ['Delivered', 'Shipped', 'Pending'])
      expect((await move(workshop, number, to)).status).toBe(409);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => move(workshop, number, 'InProduction')),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    const { body } = await move(workshop, number, 'InProduction');
    expect(body.history.map(({ status }) => status)).toEqual(['Confirmed', 'InProduction']);
    for (const to of [undefined, null, 7, 'Lost'])
      expect((await move(workshop, number, to)).status).toBe(400);
    expect((await move(workshop, '999999', 'Shipped')).status).toBe(404);
  });

  it('only staff can use the workshop', async () => {
    const [guest, customer] = [shop.client(), shop.client()];
    await signUp(customer);
    const number = await anOrder(customer);
    for (const client of [guest, customer]) {
      expect((await client.get('/studio_api/orders/')).status).toBe(403);
      expect((await move(client, number, 'InProduction')).status).toBe(403);
    }
    expect((await customer.get(`/oscarapi/orders/${number}/`)).body).toMatchObject({
      status: 'Confirmed',
    });
  });

  it('orders are found by status, number, email and name', async () => {
    const [customer, workshop] = [shop.client(), await staff()];
    const email = `${aKey()}@example.test`;
    await signUp(customer, email);
    const number = await anOrder(customer);
    const found = async (query: string): Promise<readonly string[]> =>
      (await workshop.get<WireOrder[]>(`/studio_api/orders/?${query}`)).body.map(
        (order) => order.number,
      );
    expect(await found(`search=${number}`)).toEqual([number]);
    expect(
      await found(`search=${encodeURIComponent(email.slice(0, -'.test'.length).toUpperCase())}`),
    ).toEqual([number]);
    expect(await found('search=nora%20nadel')).toContain(number);
    expect(await found('search=currency')).toEqual([]);
    expect(await found('search=%25')).not.toEqual([]);
    expect(await found('status=Confirmed')).toContain(number);
    expect(await found('status=Shipped')).not.toContain(number);
    expect((await workshop.get('/studio_api/orders/?status=Lost')).status).toBe(400);
  });
});
