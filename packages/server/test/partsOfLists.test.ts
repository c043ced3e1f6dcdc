import { describe, expect, it } from 'vitest';
import { aPayment, pay, readyToPay, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

type Listed = { readonly number?: string; readonly slug?: string };

const list = async (
  client: ReturnType<typeof shop.client>,
  path: string,
): Promise<readonly (string | undefined)[]> => {
  const { status, body } = await client.get<readonly Listed[]>(path);
  expect([path, status]).toEqual([path, 200]);
  return body.map(({ number, slug }) => number ?? slug);
};

describe('a part of a list', () => {
  it.each([
    { what: 'the range', path: '/customizer_api/v3/clothing-types/' },
    { what: 'the orders of a customer', path: '/oscarapi/orders/' },
  ])('the list $what is paged by limit and offset', async ({ path }) => {
    const client = shop.client();
    await signUp(client);
    for (const _ of [1, 2, 3])
      expect((await pay(client, aPayment(await readyToPay(client), origin))).body.resultCode).toBe(
        'Authorised',
      );
    const all = await list(client, path);
    expect(all.length).toBeGreaterThan(2);
    expect(await list(client, `${path}?limit=2`)).toEqual(all.slice(0, 2));
    expect(await list(client, `${path}?limit=2&offset=1`)).toEqual(all.slice(1, 3));
    expect(await list(client, `${path}?offset=1`)).toEqual(all.slice(1));
    expect(await list(client, `${path}?limit=5&offset=1000`)).toEqual([]);
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'offset=10000000'])
      expect((await client.get(`${path}?${wrong}`)).status, wrong).toBe(400);
  });
});
