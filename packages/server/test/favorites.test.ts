import type { WireFavoriteList } from '@tailorbird/contract/designer';
import { describe, expect, it } from 'vitest';
import { aKey, type Client, signIn, signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();
const path = '/customizer_api/v2/favorites/';
const at = (minute: number): string => `2025-11-05T08:${String(minute).padStart(2, '0')}:00.000Z`;
const beanie = (color: number, minute = 0) => ({
  slug: 'merino-beanie',
  variant_id: `${color}-241-251`,
  marked_at: at(minute),
});

const aCustomer = async (): Promise<Client> => {
  const client = shop.client();
  await signUp(client, `${aKey()}@example.test`);
  return client;
};
const add = (client: Client, ...designs: readonly unknown[]) =>
  client.post<WireFavoriteList>(path, { designs });
const listed = async (client: Client) => (await client.get<WireFavoriteList>(path)).body.designs;

describe('favorites', () => {
  it('[LIKE-01, LIKE-02] favorites merge with the account’s, newest first and unique', async () => {
    const client = await aCustomer();
    await add(client, beanie(1101, 1), beanie(1102, 3));
    const fromBrowser = [beanie(1103, 2), beanie(1101, 4)];
    const merged = await add(client, ...fromBrowser);
    expect(merged).toMatchObject({
      status: 200,
      body: { designs: [beanie(1101, 4), beanie(1102, 3), beanie(1103, 2)] },
    });
    expect((await add(client, ...fromBrowser)).body).toEqual(merged.body);
    expect(await listed(client)).toEqual(merged.body.designs);
  });

  it('[LIKE-04] a removed favorite is restored at its place', async () => {
    const client = await aCustomer();
    await add(client, beanie(1101, 1), beanie(1102, 2), beanie(1103, 3));
    const gone = `${path}design/merino-beanie/1102-241-251/`;
    expect((await client.del(gone)).body.designs).toEqual([beanie(1103, 3), beanie(1101, 1)]);
    expect((await client.del(gone)).status).toBe(200);
    expect((await add(client, beanie(1102, 2))).body.designs).toEqual([
      beanie(1103, 3),
      beanie(1102, 2),
      beanie(1101, 1),
    ]);
  });

  it('[LIKE-05] favorites are existing designs, marked no later than now', async () => {
    const client = await aCustomer();
    const { body } = await add(
      client,
      { ...beanie(1101), marked_at: '2099-01-01T00:00:00.000Z' },
      { ...beanie(1101), variant_id: '999999-241-251' },
      { ...beanie(1101), variant_id: '1101' },
      { ...beanie(1101), slug: 'no-such-thing' },
    );
    expect(body.designs.map(({ slug, variant_id }) => [slug, variant_id])).toEqual([
      ['merino-beanie', '1101-241-251'],
    ]);
    expect(Date.parse(body.designs[0]?.marked_at ?? '')).toBeLessThanOrEqual(
      shop.server.shop.clock().getTime(),
    );
    expect((await add(client, { ...beanie(1101), variant_id: '1101?initials=AB' })).status).toBe(
      400,
    );
    expect((await add(client, ...Array.from({ length: 101 }, () => beanie(1101)))).status).toBe(
      400,
    );
  });

  it('favorites on the server are private to customers; guests use the browser', async () => {
    const [one, other, guest] = [await aCustomer(), await aCustomer(), shop.client()];
    await add(one, beanie(1101));
    expect(await listed(other)).toEqual([]);
    expect((await guest.get(path)).body).toEqual({ designs: [] });
    expect((await add(guest, beanie(1101))).status).toBe(403);
    expect((await other.del(`${path}design/merino-beanie/1101-241-251/`)).status).toBe(200);
    expect(await listed(one)).toHaveLength(1);
  });

  it('favorites stay after signing out and appear on other devices', async () => {
    const client = shop.client();
    const email = `${aKey()}@example.test`;
    await signUp(client, email);
    await add(client, beanie(1101));
    const elsewhere = shop.client();
    await signIn(elsewhere, email);
    expect(await listed(elsewhere)).toHaveLength(1);
  });
});
