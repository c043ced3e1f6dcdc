import { describe, expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import { aKey, aPayment, aTShirt, type Client, orderOf, pay, readyToPay, saveSize, signIn, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const path = '/customizer_api/v2/wearers/';
const sizes = '/customizer_api/v2/user-size2/';

const aCustomer = async () => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  return { client, email };
};
const add = (client: Client, name = 'Anna', kind = 'partner') => client.post(path, { name, kind });
const assign = (client: Client, size: number, wearer_id: number | null) => client.put(`${sizes}${size}/wearer/`, { wearer_id });
const listed = async (client: Client): Promise<readonly number[]> =>
  (await client.get<readonly { readonly id: number }[]>(sizes)).body.map(({ id }) => id);

describe('wearers', () => {
  it('[SIZE-91, SIZE-92] have names of their own, as their customer writes them', async () => {
    const { client } = await aCustomer();
    expect(await add(client, '  Anna  Maria ')).toMatchObject({ status: 201, body: { name: 'Anna Maria', kind: 'partner' } });
    expect(await add(client, 'anna maria')).toMatchObject({ status: 400, body: { code: ['wearer-name-taken'] } });
    expect(await add(client, ' ')).toMatchObject({ status: 400, body: { code: ['wearer-name-required'] } });
    expect(await add(client, 'a'.repeat(31))).toMatchObject({ status: 400, body: { code: ['wearer-name-too-long'] } });
    expect((await add(client, 'Bo', 'nobody')).status).toBe(400);
    expect((await client.get(path)).body).toMatchObject([{ name: 'Anna Maria' }]);
  });

  it('are there for customers alone, each for their own', async () => {
    const [{ client }, { client: other }] = [await aCustomer(), await aCustomer()];
    const { body: anna } = await add(client);
    expect((await add(shop.client())).status).toBe(403);
    expect((await shop.client().get(path)).body).toEqual([]);
    expect((await other.get(path)).body).toEqual([]);
    expect((await other.put(`${path}${anna.id}/`, { name: 'Mine', kind: 'other' })).status).toBe(404);
    expect((await other.del(`${path}${anna.id}/`)).status).toBe(404);
    expect((await assign(other, await saveSize(other), anna.id)).status).toBe(400);
    expect((await assign(other, await saveSize(client), null)).status).toBe(404);
  });

  it('[SIZE-90] have sizes of their own; those from before are the customer’s', async () => {
    const { client } = await aCustomer();
    const size = await saveSize(client);
    expect((await client.get(`${sizes}${size}`)).body).toMatchObject({ wearer_id: null, version: 1 });
    const { body: anna } = await add(client);
    expect(await assign(client, size, anna.id)).toMatchObject({ status: 200, body: { wearer_id: anna.id, version: 1 } });
    expect(await client.put(`${sizes}${size}`, { title: 'Blue' })).toMatchObject({ status: 200, body: { wearer_id: anna.id, version: 2 } });
    expect((await assign(client, size, null)).body).toMatchObject({ wearer_id: null });
  });

  it('[SIZE-31, SIZE-90] have a standard size once each', async () => {
    const { client } = await aCustomer();
    const { body: anna } = await add(client);
    const make = async (wearerId: number | null): Promise<number> => {
      const { createUserSizeFromStandardSize: call } = await import('@tailorbird/contract/graphql');
      const variables = { standardSizeId: 13, title: 'Seven', targetSizeTypeId: 1, wearerId };
      const { body } = await client.post('/graphql/', { query: call.text, operationName: call.name, variables });
      return body.data.createUserSizeFromStandardSize.user_size.id;
    };
    const [mine, hers] = [await make(null), await make(anna.id)];
    expect(hers).not.toBe(mine);
    expect([await make(null), await make(anna.id)]).toEqual([mine, hers]);
    expect((await assign(client, hers, null)).status).toBe(409);
  });

  it('[SIZE-93] take their sizes along when they are removed, and bring them back', async () => {
    const { client } = await aCustomer();
    const { body: anna } = await add(client);
    const [mine, hers, gone] = [await saveSize(client), await saveSize(client), await saveSize(client)];
    await assign(client, hers, anna.id);
    await assign(client, gone, anna.id);
    await client.del(`${sizes}${gone}`);
    shop.putForward(60_000);
    expect((await client.del(`${path}${anna.id}/`)).status).toBe(204);
    expect([await listed(client), (await client.get(path)).body]).toEqual([[mine], []]);
    // A size alone would be of nobody.
    expect((await client.post(`${sizes}${hers}/restore/`, { version: 1 })).status).toBe(404);
    expect(await listed(client)).toEqual([mine]);
    await add(client);
    expect((await client.post(`${path}${anna.id}/restore/`, {})).body).toMatchObject({ code: ['wearer-name-taken'] });
    await client.put(`${path}${(await client.get(path)).body[0].id}/`, { name: 'Another', kind: 'child' });
    expect((await client.post(`${path}${anna.id}/restore/`, {})).status).toBe(200);
    expect(await listed(client)).toEqual([hers, mine]);
    expect((await client.post(`${path}${anna.id}/restore/`, {})).status).toBe(404);
  });

  it('are named by the basket, the order, its receipt and the making sheet, and an order keeps what it was placed for', async () => {
    const { client, email } = await aCustomer();
    const { body: anna } = await add(client);
    const size = await saveSize(client);
    await assign(client, size, anna.id);
    const basket = await readyToPay(client, aTShirt(size));
    expect(basket.all_lines[0]?.user_size).toMatchObject({ id: size, wearer: 'Anna' });
    const { body } = await pay(client, aPayment(basket, origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    await client.del(`${path}${anna.id}/`);
    expect((await orderOf(client, body.order_number)).lines[0]?.user_size).toMatchObject({ wearer: 'Anna' });
    const receipt = (await latestMails(shop.server.database.queries)).find(
      ({ mail }) => mail.to === email && mail.subject.includes(body.order_number),
    );
    expect(receipt?.mail.text).toContain('for Anna');
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    expect((await staff.get(`/studio_api/orders/${body.order_number}/sheets/`)).body).toMatchObject([{ size: { wearer: 'Anna' } }]);
  });

  it('go with all data about sizes', async () => {
    const { client } = await aCustomer();
    await add(client);
    expect((await client.del(sizes)).status).toBe(204);
    expect((await client.get(path)).body).toEqual([]);
  });
});
