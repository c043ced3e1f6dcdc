import { beforeAll, describe, expect, it } from 'vitest';
import {
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
let number = 0;

const as = async (who: 'staff' | 'store' | 'customer'): Promise<Client> => {
  const client = shop.client({ country: 'DE' });
  await signIn(client, `${who}@tailorbird.example`, password);
  return client;
};
const aCustomer = async (): Promise<{
  readonly client: Client;
  readonly id: number;
  readonly email: string;
}> => {
  number += 1;
  const client = shop.client({ country: 'DE' });
  const email = await signUp(client, `acted-for-${number}@example.test`);
  return { client, email, id: (await client.get('/oscarapi/login/')).body.id };
};
const actFor = (client: Client, customerId: number, reason = 'asked on the phone') =>
  client.post('/studio_api/acting/', { customer_id: customerId, reason });

describe('acting for a customer', () => {
  let staff: Client;
  beforeAll(async () => {
    staff = await as('staff');
  });

  it('[GUARD-13] [GUARD-05] staff act as a customer with staff permissions until they stop', async () => {
    const { id, email } = await aCustomer();
    const started = await actFor(staff, id);
    expect(started).toMatchObject({
      status: 200,
      body: {
        customer: { id, email },
        by: 'staff@tailorbird.example',
        reason: 'asked on the phone',
      },
    });
    const user = (await staff.get('/oscarapi/login/')).body;
    expect(user).toMatchObject({
      id,
      email,
      impersonate: true,
      is_staff: false,
      is_store: false,
      is_store_impersonate: false,
    });
    expect((await staff.get('/studio_api/orders/')).status).toBe(200);
    expect((await staff.get('/studio_api/acting/')).body).toMatchObject({ customer: { id } });
    expect((await staff.del('/studio_api/acting/')).status).toBe(204);
    expect((await staff.get('/oscarapi/login/')).body).toMatchObject({
      email: 'staff@tailorbird.example',
      is_staff: true,
      impersonate: false,
    });
    expect((await staff.get('/studio_api/acting/')).body).toBeNull();
  });

  it('[GUARD-12] a store that acts has the store flag without staff permissions', async () => {
    const store = await as('store');
    const { id } = await aCustomer();
    expect((await actFor(store, id)).status).toBe(200);
    expect((await store.get('/oscarapi/login/')).body).toMatchObject({
      id,
      impersonate: false,
      is_store_impersonate: true,
      is_store: false,
    });
    expect((await store.get('/studio_api/orders/')).status).toBe(403);
    expect((await store.get('/studio_api/records/')).status).toBe(403);
  });

  it('staff and stores act for customers with a reason, never for staff', async () => {
    const { client, id } = await aCustomer();
    for (const reason of ['', '    ', 'why', ' '.repeat(9)])
      expect((await actFor(staff, id, reason)).status).toBe(400);
    expect((await actFor(client, id)).status).toBe(403);
    expect((await actFor(shop.client(), id)).status).toBe(403);
    expect((await actFor(staff, 999_999)).status).toBe(404);
    const store = (await (await as('store')).get('/oscarapi/login/')).body.id;
    expect((await actFor(staff, store)).status).toBe(409);
    expect((await staff.get('/oscarapi/login/')).body.email).toBe('staff@tailorbird.example');
  });

  it('acting can neither change security settings nor spend credit', async () => {
    const owner = await as('customer');
    const customer = (await owner.get('/oscarapi/login/')).body;
    await readyToPay(owner, aTShirt(await saveSize(owner)));
    expect((await owner.post('/oscarapi/basket/accounts/activate/')).status).toBe(200);
    expect((await actFor(staff, customer.id)).status).toBe(200);
    expect((await staff.put('/oscarapi/user-full/', { is_active: false })).status).toBe(403);
    expect((await staff.get('/api/v1/soat/security/')).status).toBe(403);
    expect((await staff.post('/oscarapi/basket/accounts/activate/')).status).toBe(403);
    const refused = await pay(staff, aPayment(await staff.basket(), origin));
    expect(refused).toMatchObject({
      status: 406,
      body: { non_field_errors: [expect.stringContaining('credit')] },
    });
    expect((await staff.post('/oscarapi/basket/accounts/deactivate/')).status).toBe(200);
    expect((await pay(staff, aPayment(await staff.basket(), origin))).body).toMatchObject({
      resultCode: 'Authorised',
    });
    await staff.del('/studio_api/acting/');
    expect((await owner.get('/oscarapi/login/')).status).toBe(200);
  });

  it('acting ends after an hour, and with the permissions of its user', async () => {
    const { id } = await aCustomer();
    await actFor(staff, id);
    shop.putForward(61 * 60_000);
    expect((await staff.get('/oscarapi/login/')).body.email).toBe('staff@tailorbird.example');
    await actFor(staff, id);
    const { queries } = shop.server.database;
    await queries
      .updateTable('account')
      .set({ is_staff: 0 })
      .where('email', '=', 'staff@tailorbird.example')
      .execute();
    expect((await staff.get('/oscarapi/login/')).body).toMatchObject({
      email: 'staff@tailorbird.example',
      impersonate: false,
    });
    await queries
      .updateTable('account')
      .set({ is_staff: 1 })
      .where('email', '=', 'staff@tailorbird.example')
      .execute();
    await staff.del('/studio_api/acting/');
  });

  it('each change while acting is logged with user, time, customer and reason', async () => {
    const { client, id, email } = await aCustomer();
    await actFor(staff, id, 'lost a parcel');
    await saveSize(staff);
    await staff.get('/oscarapi/orders/');
    await staff.del('/studio_api/acting/');
    const { body } = await staff.get(`/studio_api/records/?customer_id=${id}`);
    const actions = body.toReversed().map((record: { action: string }) => record.action);
    expect(actions).toEqual(['acting-started', 'acted-sizing', 'acting-ended']);
    expect(body.at(-1)).toMatchObject({
      by: 'staff@tailorbird.example',
      customer: email,
      reason: 'lost a parcel',
    });
    expect(
      body.find((record: { action: string }) => record.action === 'acted-sizing'),
    ).toMatchObject({
      is_acting: true,
      customer: email,
      about: '',
    });
    const events = (await client.get('/api/v1/soat/security/')).body;
    expect(JSON.stringify(events)).toContain('acted-for');
  });
});

describe('customers', () => {
  it('staff accounts are not found, opened or measured as customers', async () => {
    const [staff, store] = [await as('staff'), await as('store')];
    const aChest = { origin: 'manual', size_property_id: 101, value: 100 };
    const { queries } = shop.server.database;
    for (const power of [
      'is_staff',
      'is_store',
      'is_superuser',
      'impersonate',
      'is_store_impersonate',
    ] as const) {
      const { client, id, email } = await aCustomer();
      const opened = async () =>
        (
          await store.post(`/studio_api/customers/${id}/openings/`, {
            reason: 'stands in the store',
          })
        ).status;
      expect(await opened()).toBe(200);
      const size = await saveSize(client);
      await queries
        .updateTable('account')
        .set({ [power]: 1 })
        .where('id', '=', id)
        .execute();
      expect([
        power,
        (await store.get(`/studio_api/customers/?search=${encodeURIComponent(email)}`)).body,
        await opened(),
      ]).toEqual([power, [], 404]);
      const sizes = `/customizer_api/v2/user/${id}/user-size2/`;
      const saved = await store.post(sizes, {
        title: 'Theirs',
        size_type: 1,
        measurements: [aChest],
      });
      expect([
        power,
        saved.status,
        (await staff.put(`${sizes}${size}`, { title: 'Theirs' })).status,
      ]).toEqual([power, 404, 404]);
      expect(
        await queries
          .selectFrom('staff_record')
          .select('action')
          .where('account_id', '=', id)
          .execute(),
      ).toHaveLength(1);
    }
  });

  it('customers are found by address or name and shown for a reason', async () => {
    const store = await as('store');
    const { client, id, email } = await aCustomer();
    await client.put('/oscarapi/user-full/', { first_name: 'Fritz', last_name: 'Faden' });
    await saveSize(client);
    expect((await store.get('/studio_api/customers/?search=faden%20FRI')).body).toMatchObject([
      { id, email, num_orders: 0 },
    ]);
    expect((await store.get('/studio_api/customers/?search=%25')).body).toEqual([]);
    expect((await store.get('/studio_api/customers/?search=staff@')).body).toEqual([]);
    expect((await store.post(`/studio_api/customers/${id}/openings/`, { reason: '' })).status).toBe(
      400,
    );
    const opened = await store.post(`/studio_api/customers/${id}/openings/`, {
      reason: 'stands in the store',
    });
    expect(opened).toMatchObject({
      status: 200,
      body: { customer: { email }, sizes: [{ id: expect.any(Number) }], orders: [] },
    });
    const { body: records } = await (await as('staff')).get(
      `/studio_api/records/?customer_id=${id}`,
    );
    expect(records).toMatchObject([
      { action: 'customer-opened', by: 'store@tailorbird.example', reason: 'stands in the store' },
    ]);
    for (const other of [client, shop.client()]) {
      expect((await other.get('/studio_api/customers/?search=fritz')).status).toBe(403);
      expect(
        (await other.post(`/studio_api/customers/${id}/openings/`, { reason: 'curious enough' }))
          .status,
      ).toBe(403);
      expect((await other.get('/studio_api/records/')).status).toBe(403);
    }
  });
});
