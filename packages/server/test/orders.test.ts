import type { WireOrder } from '@tailorbird/contract/orders';
import { orderStatuses } from '@tailorbird/domain/orders';
import { describe, expect, it } from 'vitest';
import {
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

const placeOrder = async (client: Client, piece: unknown = aBeanie()): Promise<string> => {
  const { body } = await pay(client, aPayment(await readyToPay(client, piece), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

describe('orders', () => {
  it('[API-16] a customer’s orders are listed newest first', async () => {
    const client = shop.client();
    expect((await client.get('/oscarapi/orders/')).status).toBe(403);
    await signUp(client);
    expect((await client.get('/oscarapi/orders/')).body).toEqual([]);
    const numbers = [await placeOrder(client), await placeOrder(client)];
    const orders = (await client.get<WireOrder[]>('/oscarapi/orders/')).body;
    expect(orders.map(({ number }) => number)).toEqual(numbers.reverse());
    expect((await client.get('/oscarapi/login/')).body.userrecord).toEqual({
      num_orders: 2,
      num_fulfilled_orders: 0,
    });
    expect((await client.get('/oscarapi/user/address-list/')).body).toMatchObject([
      { line4: 'Berlin' },
    ]);
  });

  it('[API-20] an order is read by number by its owner', async () => {
    const [guest, customer, stranger] = [shop.client(), shop.client(), shop.client()];
    await signUp(customer);
    await signUp(stranger);
    const [guests, customers] = [await placeOrder(guest), await placeOrder(customer)];
    const status = async (client: Client, number: string) =>
      (await client.get(`/oscarapi/orders/${number}/`)).status;
    expect(await status(guest, guests)).toBe(200);
    expect(await status(customer, customers)).toBe(200);
    for (const number of [guests, customers]) expect(await status(stranger, number)).toBe(403);
    expect(await status(stranger, '999999')).toBe(404);
    for (const number of ['0', 'abc', '-1', '1'.repeat(30), '100000'])
      expect(await status(stranger, number)).toBe(404);
    // Without a session, the response does not reveal which orders exist.
    for (const number of [customers, '999999']) {
      expect(await status(guest, number)).toBe(403);
      expect(await status(shop.client(), number)).toBe(403);
    }
  });

  it('a guest’s orders join the account with the same address', async () => {
    const guest = shop.client();
    const order = async (email: string): Promise<string> => {
      const { body } = await pay(
        guest,
        aPayment(await readyToPay(guest), origin, { guest_email: email }),
      );
      if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
      return body.order_number;
    };
    const email = `${aKey()}@example.test`;
    const own = await order(email.toUpperCase());
    const present = await order('somebody-else@example.test');
    await signUp(guest, email);
    expect(
      (await guest.get<WireOrder[]>('/oscarapi/orders/')).body.map(({ number }) => number),
    ).toEqual([own]);
    expect((await guest.get(`/oscarapi/orders/${own}/`)).status).toBe(200);
    expect((await guest.get(`/oscarapi/orders/${present}/`)).status).toBe(403);
  });

  it('an order keeps its texts in both languages without its size', async () => {
    const client = shop.client({ country: 'DE' });
    const size = await saveSize(client);
    const number = await placeOrder(client, aTShirt(size, { initials: 'NN' }));
    await client.del(`/customizer_api/v2/user-size2/${size}`);
    const read = async () => (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
    expect((await read()).lines).toMatchObject([
      {
        initials: 'NN',
        variant_id: '101-11-21-31',
        user_size: { id: size, title: 'Mine' },
        product_info: { product: { title: 'Cotton T-Shirt', product_class: 'Customize' } },
        selected_properties: [
          { collection: 'neck' },
          { collection: 'sleeve' },
          { collection: 'pocket' },
        ],
      },
    ]);
    client.speak('de');
    expect((await read()).lines[0]?.product_info.product.title).toBe('T-Shirt aus Baumwolle');
  });

  it('[API-21] an order’s comment can be changed', async () => {
    const client = shop.client();
    const path = `/oscarapi/orders/${await placeOrder(client)}/`;
    expect((await client.patch(path, { comment: ' Shorter, please ' })).body).toMatchObject({
      comment: 'Shorter, please',
    });
    expect((await client.get(path)).body).toMatchObject({ comment: 'Shorter, please' });
    for (const comment of [undefined, null, 7, 'x'.repeat(1001)])
      expect((await client.patch(path, { comment })).status).toBe(400);
    expect((await shop.client().patch(path, { comment: 'mine' })).status).toBe(403);
    expect(
      (await client.patch(path, { comment: 'x', status: 'Cancelled', total_incl_tax: '0.00' }))
        .body,
    ).toMatchObject({
      status: 'Confirmed',
    });
  });

  it('[API-21] an address changes within its country until production, with history', async () => {
    const client = shop.client();
    const path = `/oscarapi/orders/${await placeOrder(client)}/`;
    const moved = {
      shipping_address: anAddress({ line1: ' Nadelweg  4 ', line4: 'Potsdam', postcode: '14467' }),
    };
    expect((await client.patch(path, { ...moved, comment: 'Ring twice' })).status).toBe(200);
    const order = (await client.get<WireOrder>(path)).body;
    expect(order).toMatchObject({
      comment: 'Ring twice',
      shipping_address: { line1: 'Nadelweg 4', line4: 'Potsdam' },
      status: 'Confirmed',
    });
    expect(order.history.map(({ by, change }) => [by, change])).toEqual([
      ['system', undefined],
      ['customer', 'comment'],
      ['customer', 'shipping-address'],
    ]);
    expect((await client.patch<WireOrder>(path, moved)).body.history).toHaveLength(3);
    const wrong = await client.patch(path, {
      shipping_address: anAddress({ postcode: '1', line4: '' }),
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        shipping_address: {
          error_codes: { postcode: 'invalid-postcode', line4: 'required' },
          line4: [expect.any(String)],
        },
      },
    });
    const abroad = anAddress({ country: '/oscarapi/countries/AT/', postcode: '1010' });
    expect(await client.patch(path, { shipping_address: abroad })).toMatchObject({
      status: 409,
      body: { code: 'another-country' },
    });
    expect(
      (await client.patch(path, { shipping_address: anAddress({ country: 'x' }) })).status,
    ).toBe(400);
    expect((await client.patch(path, {})).status).toBe(400);
    expect((await shop.client().patch(path, moved)).status).toBe(403);
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    await staff.post(`/studio_api/orders/${order.number}/moves/`, { to: 'InProduction' });
    expect(await client.patch(path, moved)).toMatchObject({
      status: 409,
      body: { code: 'order-not-changeable' },
    });
    expect((await client.get<WireOrder>(path)).body.shipping_address).toEqual(
      order.shipping_address,
    );
  });

  it('[API-22] analytics of an order have no personal data', async () => {
    const client = shop.client();
    const number = await placeOrder(client, aBeanie({ quantity: 2, note: 'secret' }));
    const { body } = await client.get(`/oscarapi/orders/${number}/analytics/`);
    expect(body).toMatchObject({
      google_analytics: {
        transaction_id: number,
        value: 99,
        currency: 'USD',
        items: [{ item_id: '11', quantity: 2, price: 49.5 }],
      },
      segment_analytics: { order_id: number, products: [{ product_id: '11' }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/nora|nadel|berlin|secret/i);
    expect((await shop.client().get(`/oscarapi/orders/${number}/analytics/`)).status).toBe(403);
  });

  it('[ORDER-02, ORDER-03] the sample customer has an order in every state', async () => {
    const client = shop.client();
    await signIn(client, 'customer@tailorbird.example', 'measure-twice');
    const orders = (await client.get<WireOrder[]>('/oscarapi/orders/')).body;
    const inState = (status: string) => orders.filter((order) => order.status === status);
    expect(orderStatuses.map((status) => inState(status).length)).toEqual([1, 1, 1, 1, 1, 3, 1]);
    expect(inState('Delivered')).toMatchObject([
      { order_progress: 100, currency: 'USD', items: 3 },
      { order_progress: 100 },
      { order_progress: 100 },
    ]);
    expect(inState('Delivered')[0]?.history.map(({ status, by }) => `${status} by ${by}`)).toEqual([
      'Confirmed by system',
      'InProduction by staff',
      'Shipped by staff',
      'Delivered by carrier',
    ]);
    // A split order has one first piece, in a size with a history; a claim awaits a decision.
    expect(inState('AwaitingFitConfirmation')[0]?.lines[0]).toMatchObject({
      made_first: 1,
      user_size: { title: 'Cara' },
    });
    expect(inState('Confirmed').map(({ lines }) => lines[0]?.user_size?.title)).toContain(
      'Cara 7R',
    );
    const size = inState('InProduction')[0]?.lines[0]?.user_size?.id;
    expect((await client.get(`/customizer_api/v2/user-size2/${size}/history/`)).body).toHaveLength(
      2,
    );
    expect((await client.get('/oscarapi/orders/completable')).body).toHaveLength(1);
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    expect((await staff.get('/studio_api/claims/?status=Received')).body).toMatchObject([
      { order_number: inState('Delivered')[1]?.number },
    ]);
    const delivered = `/oscarapi/orders/${inState('Delivered')[0]?.number}/`;
    expect((await client.patch(delivered, { comment: 'late' })).status).toBe(409);
  });
});
