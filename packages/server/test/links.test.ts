import type { WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
import {
  aBeanie,
  aCard,
  aPayment,
  type Client,
  cards,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const linkKeys: ReadonlySet<string> = new Set([
  'url',
  'owner',
  'lines',
  'basket',
  'country',
  'product_url',
]);

type Link = { readonly at: string; readonly address: string };

/** All links of a body: by key, and texts that look like a URL. */
const linksIn = (value: unknown, at = '', key = ''): readonly Link[] => {
  if (typeof value === 'string')
    return linkKeys.has(key) || /^https?:/.test(value) ? [{ at, address: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((each, index) => linksIn(each, `${at}[${index}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => linksIn(inner, `${at}.${name}`, name));
};

/** Follows the links of a body and of their targets until no new ones appear. */
const deadLinks = async (
  client: Client,
  body: unknown,
): Promise<{ readonly followed: ReadonlySet<string>; readonly dead: readonly string[] }> => {
  const followed = new Set<string>();
  const dead: string[] = [];
  const open = [...linksIn(body)];
  for (let link = open.pop(); link; link = open.pop()) {
    const { at, address } = link;
    if (followed.has(address)) continue;
    followed.add(address);
    if (!address.startsWith(`${origin}/`))
      dead.push(`${at}: ${address} is not an address of the shop`);
    const answer = await client.get(address);
    if (answer.status === 200) open.push(...linksIn(answer.body, address));
    else dead.push(`${at}: ${address} answers ${answer.status}`);
  }
  return { followed, dead };
};

const pathsOf = (followed: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    [...followed].map((address) =>
      address
        .slice(origin.length)
        .replace(/\d+/g, '1')
        .replace(/[A-Z]{2}(?=\/$)/, 'XX'),
    ),
  ),
];

/** Everything a client can list without an id. */
const listed = [
  '/oscarapi/basket/',
  '/oscarapi/basket/add-shipping-address/',
  '/oscarapi/countries/?show_all=true',
  '/oscarapi/orders/',
  '/oscarapi/user/address-list/',
  '/oscarapi/useraddresses/',
  '/oscarapi/login/',
  '/api/v1/soat/init/',
  '/customizer_api/v3/clothing-types/',
  '/oscarapi/products/purchase-info/giftcard2/',
];

describe('targets of links', () => {
  it('every link in a customer’s response works', { timeout: 60_000 }, async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    const paid = await readyToPay(client);
    await pay(client, aPayment(paid, origin));
    await readyToPay(client);
    await client.post('/oscarapi/basket/add-product/', { product_id: 13_100, quantity: 1 });
    await client.post('/oscarapi/basket/add-product/', {
      product_id: 14_102,
      note: 'For Mo',
      quantity: 1,
    });
    await saveSize(client);
    const bodies = await Promise.all(
      listed.map(async (path) => (await client.get(path)).body as unknown),
    );
    const { followed, dead } = await deadLinks(client, bodies);
    expect(dead).toEqual([]);
    expect(pathsOf(followed)).toEqual(
      expect.arrayContaining([
        '/oscarapi/baskets/1/',
        '/oscarapi/baskets/1/lines/',
        '/oscarapi/lines/1/',
        '/oscarapi/products/1/',
        '/oscarapi/users/1/',
        '/oscarapi/useraddresses/1/',
        '/oscarapi/orders/1/',
        '/oscarapi/countries/XX/',
      ]),
    );
  });

  it('every link of a guest’s basket and pending payment works', async () => {
    const guest = shop.client({ country: 'US' });
    const basket = await readyToPay(guest);
    const started = await pay(
      guest,
      aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
    );
    expect(started.body.resultCode).toBe('RedirectShopper');
    const { followed, dead } = await deadLinks(guest, [started.body, await guest.basket()]);
    expect(dead).toEqual([]);
    expect(followed.size).toBeGreaterThan(4);
  });

  it('every link of the seeded customers works', { timeout: 60_000 }, async () => {
    const client = shop.client({ country: 'DE' });
    await signIn(client, 'customer@tailorbird.example', 'measure-twice');
    const bodies = await Promise.all(
      listed.map(async (path) => (await client.get(path)).body as unknown),
    );
    expect((await deadLinks(client, bodies)).dead).toEqual([]);
    expect(
      ((await client.get<WireOrder[]>('/oscarapi/orders/')).body ?? []).length,
    ).toBeGreaterThan(0);
  });
});

describe('links', () => {
  it('a linked object equals its embedded one', async () => {
    const client = shop.client({ country: 'DE' });
    await client.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 2 }));
    const basket = await client.basket();
    expect((await client.get(basket.url)).body).toEqual(basket);
    expect((await client.get(basket.lines)).body).toEqual(basket.all_lines);
    const [line] = basket.all_lines;
    expect((await client.get(line?.url ?? '')).body).toEqual(line);
    const { body: product } = await client.get(line?.product_url ?? '');
    expect(product).toMatchObject({
      url: line?.product_url,
      title: line?.product.title,
      price: line?.product.price,
    });
    const added = await client.post('/oscarapi/basket/add-product/', {
      url: '/oscarapi/products/13100/',
      quantity: 1,
    });
    expect(added.status).toBe(200);
  });

  it('linked objects are private to their owner', async () => {
    const [owner, stranger, guest] = [shop.client(), shop.client(), shop.client()];
    await signUp(owner);
    await signUp(stranger);
    await pay(owner, aPayment(await readyToPay(owner), origin));
    await owner.post('/oscarapi/basket/add-product/', aBeanie());
    await stranger.post('/oscarapi/basket/add-product/', aBeanie());
    const basket = await owner.basket();
    const [address] = (await owner.get('/oscarapi/useraddresses/')).body;
    for (const path of [
      basket.url,
      basket.lines,
      basket.all_lines[0]?.url ?? '',
      basket.owner ?? '',
      address.url,
    ]) {
      expect((await owner.get(path)).status, path).toBe(200);
      expect((await stranger.get(path)).status, path).toBe(404);
      expect([403, 404], path).toContain((await guest.get(path)).status);
    }
    expect(guest.cookies.has('guest_key')).toBe(false);
  });

  it('an invalid id or code is 404', async () => {
    const client = shop.client();
    await signUp(client);
    for (const path of [
      'baskets/999999/',
      'lines/999999/',
      'products/999999/',
      'users/999999/',
      'useraddresses/999999/',
      'countries/ZZ/',
      'countries/de/',
    ]) {
      expect((await client.get(`/oscarapi/${path}`)).status, path).toBe(404);
    }
  });
});
