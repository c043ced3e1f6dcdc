import { describe, expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aKey,
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
const path = '/customizer_api/v2/wearers/';
const sizes = '/customizer_api/v2/user-size2/';
const own = '/customizer_api/v2/own-wearer/';

const aCustomer = async () => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  return { client, email };
};
const add = (client: Client, name = 'Anna', kind = 'partner') => client.post(path, { name, kind });
const assign = (client: Client, size: number, wearer_id: number | null) =>
  client.put(`${sizes}${size}/wearer/`, { wearer_id });
const listed = async (client: Client): Promise<readonly number[]> =>
  (await client.get<readonly { readonly id: number }[]>(sizes)).body.map(({ id }) => id);

describe('wearers', () => {
  it('[SIZE-91, SIZE-92] wearers have unique names as entered', async () => {
    const { client } = await aCustomer();
    expect(await add(client, '  Anna  Maria ')).toMatchObject({
      status: 201,
      body: { name: 'Anna Maria', kind: 'partner' },
    });
    expect(await add(client, 'anna maria')).toMatchObject({
      status: 400,
      body: { code: ['wearer-name-taken'] },
    });
    expect(await add(client, ' ')).toMatchObject({
      status: 400,
      body: { code: ['wearer-name-required'] },
    });
    expect(await add(client, 'a'.repeat(31))).toMatchObject({
      status: 400,
      body: { code: ['wearer-name-too-long'] },
    });
    expect((await add(client, 'Bo', 'nobody')).status).toBe(400);
    expect((await client.get(path)).body).toMatchObject([{ name: 'Anna Maria' }]);
  });

  it('wearers are private to customers', async () => {
    const [{ client }, { client: other }] = [await aCustomer(), await aCustomer()];
    const { body: anna } = await add(client);
    expect((await add(shop.client())).status).toBe(403);
    expect((await shop.client().get(path)).body).toEqual([]);
    expect((await other.get(path)).body).toEqual([]);
    expect((await other.put(`${path}${anna.id}/`, { name: 'Mine', kind: 'other' })).status).toBe(
      404,
    );
    expect((await other.del(`${path}${anna.id}/`)).status).toBe(404);
    expect((await assign(other, await saveSize(other), anna.id)).status).toBe(400);
    expect((await assign(other, await saveSize(client), null)).status).toBe(404);
  });

  it('[SIZE-90] each wearer has sizes, and older ones are the customer’s', async () => {
    const { client } = await aCustomer();
    const size = await saveSize(client);
    expect((await client.get(`${sizes}${size}`)).body).toMatchObject({
      wearer_id: null,
      version: 1,
    });
    const { body: anna } = await add(client);
    expect(await assign(client, size, anna.id)).toMatchObject({
      status: 200,
      body: { wearer_id: anna.id, version: 1 },
    });
    expect(await client.put(`${sizes}${size}`, { title: 'Blue' })).toMatchObject({
      status: 200,
      body: { wearer_id: anna.id, version: 2 },
    });
    expect((await assign(client, size, null)).body).toMatchObject({ wearer_id: null });
  });

  it('[SIZE-31, SIZE-90] each wearer has a standard size once', async () => {
    const { client } = await aCustomer();
    const { body: anna } = await add(client);
    const make = async (wearerId: number | null): Promise<number> => {
      const { createUserSizeFromStandardSize: call } = await import('@tailorbird/contract/graphql');
      const variables = { standardSizeId: 13, title: 'Seven', targetSizeTypeId: 1, wearerId };
      const { body } = await client.post('/graphql/', {
        query: call.text,
        operationName: call.name,
        variables,
      });
      return body.data.createUserSizeFromStandardSize.user_size.id;
    };
    const [mine, hers] = [await make(null), await make(anna.id)];
    expect(hers).not.toBe(mine);
    expect([await make(null), await make(anna.id)]).toEqual([mine, hers]);
    expect((await assign(client, hers, null)).status).toBe(409);
  });

  it('[SIZE-125] a refused piece saves no size for its wearer', async () => {
    const { client } = await aCustomer();
    const { createUserSizeFromStandardSize: call } = await import('@tailorbird/contract/graphql');
    const variables = { standardSizeId: 13, title: 'Seven', targetSizeTypeId: 4 };
    const { body } = await client.post('/graphql/', {
      query: call.text,
      operationName: call.name,
      variables,
    });
    const shirt = body.data.createUserSizeFromStandardSize.user_size.id;
    await client.put(`${sizes}${shirt}/default/`, { is_default: true });
    const { user_size_id: _, ...piece } = aTShirt(0, { wearer_id: null });
    const add = async (changes: object) =>
      await client.post('/oscarapi/basket/add-product/', { ...piece, ...changes });
    for (const [status, changes] of [
      [406, { fabric_color_id: 9_999 }],
      [406, { initials: 'A1' }],
      [406, { quantity: 51 }],
      [406, { quantity: 0 }],
    ] as const) {
      expect([changes, (await add(changes)).status]).toEqual([changes, status]);
      expect(await listed(client)).toEqual([shirt]);
    }
    const added = await add({});
    expect(added.body.all_lines).toMatchObject([{ user_size: { id: expect.any(Number) } }]);
    const line = added.body.all_lines[0];
    expect(await listed(client)).toEqual([line.user_size.id, shirt]);
    await client.del(`${sizes}${line.user_size.id}`);
    const change = await client.put(`/oscarapi/lines/${line.id}/piece/`, {
      wearer_id: null,
      initials: 'A1',
    });
    expect(change.status).toBe(406);
    expect(await listed(client)).toEqual([shirt]);
  });

  it('[SIZE-93] a removed wearer’s sizes are removed and restored with them', async () => {
    const { client } = await aCustomer();
    const { body: anna } = await add(client);
    const [mine, hers, gone] = [
      await saveSize(client),
      await saveSize(client),
      await saveSize(client),
    ];
    await assign(client, hers, anna.id);
    await assign(client, gone, anna.id);
    await client.del(`${sizes}${gone}`);
    shop.putForward(60_000);
    expect((await client.del(`${path}${anna.id}/`)).status).toBe(204);
    expect([await listed(client), (await client.get(path)).body]).toEqual([[mine], []]);
    // A size without its wearer would belong to nobody.
    expect((await client.post(`${sizes}${hers}/restore/`, { version: 1 })).status).toBe(404);
    expect(await listed(client)).toEqual([mine]);
    await add(client);
    expect((await client.post(`${path}${anna.id}/restore/`, {})).body).toMatchObject({
      code: ['wearer-name-taken'],
    });
    await client.put(`${path}${(await client.get(path)).body[0].id}/`, {
      name: 'Another',
      kind: 'child',
    });
    expect((await client.post(`${path}${anna.id}/restore/`, {})).status).toBe(200);
    expect(await listed(client)).toEqual([hers, mine]);
    expect((await client.post(`${path}${anna.id}/restore/`, {})).status).toBe(404);
  });

  it('basket, order, receipt and making sheet name the wearer', async () => {
    const { client, email } = await aCustomer();
    const { body: anna } = await add(client);
    const size = await saveSize(client);
    await assign(client, size, anna.id);
    const basket = await readyToPay(client, aTShirt(size));
    expect(basket.all_lines[0]?.user_size).toMatchObject({
      id: size,
      wearer: 'Anna',
      wearer_id: anna.id,
    });
    expect((await client.basket()).all_lines[0]?.user_size).toMatchObject({
      wearer: 'Anna',
      wearer_id: anna.id,
    });
    const { body } = await pay(client, aPayment(basket, origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    await client.del(`${path}${anna.id}/`);
    expect((await orderOf(client, body.order_number)).lines[0]?.user_size).toMatchObject({
      wearer: 'Anna',
      wearer_id: anna.id,
    });
    for (const stranger of [shop.client(), (await aCustomer()).client])
      expect(
        (await stranger.get(`/oscarapi/orders/${body.order_number}/`)).status,
      ).toBeGreaterThanOrEqual(403);
    const receipt = (await latestMails(shop.server.database.queries)).find(
      ({ mail }) => mail.to === email && mail.subject.includes(body.order_number),
    );
    expect(receipt?.mail.text).toContain('for Anna');
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    expect((await staff.get(`/studio_api/orders/${body.order_number}/sheets/`)).body).toMatchObject(
      [{ size: { wearer: 'Anna' } }],
    );
  });

  it('deleting size data removes the wearers', async () => {
    const { client } = await aCustomer();
    await add(client);
    expect((await client.del(sizes)).status).toBe(204);
    expect((await client.get(path)).body).toEqual([]);
  });

  it('[SIZE-123] the cut of customer and wearers is private, changed and removed', async () => {
    const [{ client }, { client: other }] = [await aCustomer(), await aCustomer()];
    const { body: anna } = await client.post(path, {
      name: 'Anna',
      kind: 'partner',
      cut_for: 'women',
    });
    expect(anna).toMatchObject({ cut_for: 'women', default_sizes: [] });
    expect(
      (await client.put(`${path}${anna.id}/`, { name: 'Ann', kind: 'gift' })).body,
    ).toMatchObject({ name: 'Ann', cut_for: 'women' });
    expect(
      (await client.put(`${path}${anna.id}/`, { name: 'Ann', kind: 'gift', cut_for: null })).body,
    ).toMatchObject({ cut_for: null });
    expect(
      (await client.put(`${path}${anna.id}/`, { name: 'Ann', kind: 'gift', cut_for: 'dogs' }))
        .status,
    ).toBe(400);
    expect((await client.get(own)).body).toEqual({ cut_for: null, default_sizes: [] });
    for (const cut_for of ['men', 'women'] as const)
      expect((await client.put(own, { cut_for })).body).toEqual({ cut_for, default_sizes: [] });
    expect((await client.get(own)).body).toMatchObject({ cut_for: 'women' });
    expect((await client.get(path)).body).toHaveLength(1);
    expect([(await other.get(own)).body, (await shop.client().get(own)).body]).toEqual([
      { cut_for: null, default_sizes: [] },
      { cut_for: null, default_sizes: [] },
    ]);
    expect((await shop.client().put(own, { cut_for: 'men' })).status).toBe(403);
    expect((await client.put(own, { cut_for: null })).body).toMatchObject({ cut_for: null });
  });

  it('[SIZE-124] a wearer has one default size per cut, removed and restored with it', async () => {
    const [{ client }, { client: other }] = [await aCustomer(), await aCustomer()];
    const { body: anna } = await add(client);
    const [first, second, mine] = [
      await saveSize(client),
      await saveSize(client),
      await saveSize(client),
    ];
    for (const size of [first, second]) await assign(client, size, anna.id);
    const choose = (size: number, is_default = true, by = client) =>
      by.put(`${sizes}${size}/default/`, { is_default });
    expect(await choose(first)).toMatchObject({
      status: 200,
      body: { id: first, is_default: true, version: 1 },
    });
    await choose(mine);
    await choose(second);
    expect((await client.get(`${sizes}${first}`)).body).toMatchObject({ is_default: false });
    expect((await client.get(path)).body).toMatchObject([{ default_sizes: [second] }]);
    expect((await client.get(own)).body).toEqual({ cut_for: null, default_sizes: [mine] });
    // A new version stays the default.
    expect((await client.put(`${sizes}${second}`, { title: 'Blue' })).body).toMatchObject({
      is_default: true,
      version: 2,
    });
    await client.del(`${path}${anna.id}/`);
    expect((await client.post(`${path}${anna.id}/restore/`, {})).body).toMatchObject({
      default_sizes: [second],
    });
    await client.del(`${sizes}${second}`);
    expect((await client.get(path)).body).toMatchObject([{ default_sizes: [] }]);
    await choose(first);
    expect((await client.post(`${sizes}${second}/restore/`, { version: 2 })).body).toMatchObject({
      is_default: false,
    });
    expect((await assign(client, first, null)).body).toMatchObject({ is_default: false });
    expect((await choose(mine, false)).body).toMatchObject({ is_default: false });
    expect((await client.get(own)).body).toMatchObject({ default_sizes: [] });
    expect([
      (await choose(mine, true, other)).status,
      (await choose(mine, true, shop.client())).status,
    ]).toEqual([404, 403]);
    expect((await client.put(`${sizes}${mine}/default/`, {})).status).toBe(400);
  });

  it('[SIZE-123, SIZE-124] deleting size data removes cuts and defaults', async () => {
    const { client } = await aCustomer();
    const size = await saveSize(client);
    await client.put(own, { cut_for: 'women' });
    await client.put(`${sizes}${size}/default/`, { is_default: true });
    await readyToPay(client, aTShirt(size));
    const all = (await client.post('/api/v1/soat/export/', {})).body as unknown;
    expect(JSON.stringify(all)).toContain('"is_default":1');
    expect(JSON.stringify(all)).toContain('"cut_for":"women"');
    await client.del(sizes);
    expect((await client.get(own)).body).toEqual({ cut_for: null, default_sizes: [] });
    const kept = await shop.server.database.queries
      .selectFrom('user_size')
      .select('is_default')
      .where('id', '=', size)
      .execute();
    expect(kept).toEqual([{ is_default: 0 }]);
  });
});
