import type { WireClothingType } from '@tailorbird/contract/catalog';
import { currencies } from '@tailorbird/domain/kernel';
import { describe, expect, it } from 'vitest';
import { reserveStock } from '../src/contexts/catalog/store/stock.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const fetchAt = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(shop.server.fetch(new Request(new URL(path, origin), { headers })));
const clothingTypes = async (query = ''): Promise<readonly WireClothingType[]> =>
  (
    await shop
      .client()
      .get<readonly WireClothingType[]>(`/customizer_api/v3/clothing-types/${query}`)
  ).body;

describe('clothing types', () => {
  it('[API-46] [CATALOG-04] [CATALOG-05] [CATALOG-07] [CATALOG-08] [CATALOG-09] types are listed with all designer data', async () => {
    const types = await clothingTypes();
    expect(types.length).toBeGreaterThanOrEqual(8);
    const [first] = types;
    expect(Object.keys(first?.prices ?? {}).sort()).toEqual([...currencies].sort());
    expect(first?.fabric_colors.some(({ id }) => id === first.default_fabric_color_id)).toBe(true);
  });

  it('[CATALOG-18] everyone sees visible types; staff and stores also their own', async () => {
    expect((await clothingTypes()).every(({ visibility }) => visibility === 'VISIBLE')).toBe(true);
    const staff = shop.client();
    await staff.post('/oscarapi/login/', {
      username: 'staff@tailorbird.example',
      password: 'measure-twice',
    });
    const seenByStaff = (
      await staff.get<readonly WireClothingType[]>('/customizer_api/v3/clothing-types/')
    ).body;
    const all = shop.server.shop.catalog.clothingTypes.filter(
      ({ visibility }) => visibility !== 'NOT_VISIBLE',
    );
    expect(seenByStaff.map(({ slug }) => slug).sort()).toEqual(all.map(({ slug }) => slug).sort());
    // [GUARD-11] With admin UI off, staff see what customers see.
    staff.cookies.set('admin_mode', 'user');
    expect(
      (await staff.get<readonly WireClothingType[]>('/customizer_api/v3/clothing-types/')).body,
    ).toEqual(await clothingTypes());
    // [MENU-16] The staff menu still lists them all; no other menu does.
    expect((await staff.get('/customizer_api/v3/clothing-types/?list=menu')).body).toEqual(
      seenByStaff,
    );
    const groups = async (client: typeof staff, query: string) =>
      JSON.stringify((await client.get(`/customizer_api/v3/product-groups/${query}`)).body);
    expect(await groups(staff, '?list=menu')).toContain('sample-t-shirt');
    expect(await groups(staff, '')).not.toContain('sample-t-shirt');
    expect(await clothingTypes('?list=menu')).toEqual(await clothingTypes());
    staff.cookies.set('admin_mode', '%E0%A4%A');
    // [GUARD-10] An unreadable cookie gives the customer's view.
    expect(
      (await staff.get<readonly WireClothingType[]>('/customizer_api/v3/clothing-types/')).body,
    ).toEqual(await clothingTypes());
  });

  it('[API-47] a type is read by id, and an unknown id is 404', async () => {
    const [first] = await clothingTypes();
    expect(
      (await shop.client().get(`/customizer_api/v2/clothing-types/${first?.id}`)).body,
    ).toEqual(first);
    for (const id of ['999999', '0', '-1', '1.5', 'one', '99999999999999999999', '%00']) {
      expect((await shop.client().get(`/customizer_api/v2/clothing-types/${id}`)).status).toBe(404);
    }
  });

  it('a type is found by its slug', async () => {
    expect((await clothingTypes('?slug=cotton-t-shirt')).map(({ slug }) => slug)).toEqual([
      'cotton-t-shirt',
    ]);
    expect(await clothingTypes('?slug=no-such-thing')).toEqual([]);
    expect(
      await shop.client().get('/customizer_api/v3/clothing-types/?slug=%27%20or%201'),
    ).toMatchObject({
      status: 400,
      body: { detail: expect.any(String) },
    });
  });

  it('types are in the requested language', async () => {
    const german = await shop
      .client({ language: 'de-AT,de;q=0.9,en;q=0.1' })
      .get('/customizer_api/v2/clothing-types/1');
    const english = await shop
      .client({ language: 'fr, en;q=0.5' })
      .get('/customizer_api/v2/clothing-types/1');
    expect(german.body.description).not.toEqual(english.body.description);
  });

  it('type responses support ETags and compression', async () => {
    const first = await fetchAt('/customizer_api/v3/clothing-types/');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetchAt('/customizer_api/v3/clothing-types/', {
      'if-none-match': `W/${etag}`,
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const squeezed = await fetchAt('/customizer_api/v3/clothing-types/', {
      'accept-encoding': 'gzip, br',
    });
    expect(squeezed.headers.get('content-encoding')).toBe('br');
    expect(squeezed.headers.get('vary')).toContain('Accept-Encoding');
    expect((await squeezed.arrayBuffer()).byteLength).toBeLessThan(
      (await first.arrayBuffer()).byteLength / 4,
    );
    expect(
      (
        await fetchAt('/customizer_api/v3/clothing-types/', { 'accept-encoding': 'br;q=0, gzip' })
      ).headers.get('content-encoding'),
    ).toBe('gzip');
  });

  it('[CATALOG-19] a color is out of stock once its last piece is sold', async () => {
    const { database, shop: open } = shop.server;
    const limited = [...open.catalog.stock].find(([, pieces]) => pieces !== null && pieces > 0);
    if (!limited) throw new Error('No color with limited stock');
    const [id, pieces] = limited;
    const isOut = async (): Promise<boolean | undefined> =>
      (await clothingTypes())
        .flatMap(({ fabric_colors }) => fabric_colors)
        .find((color) => color.id === id)?.out_of_stock;
    expect(await isOut()).toBe(false);
    await database.transaction((trx) =>
      reserveStock(trx, [{ fabricColorId: id, pieces: pieces ?? 0 }]),
    );
    open.stockChanged([id]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await isOut()).toBe(true);
    const stock = (await shop.client().get('/customizer_api/v2/clothing_type_stock/'))
      .body as readonly { fabric_color_id: number }[];
    expect(stock.find(({ fabric_color_id }) => fabric_color_id === id)).toMatchObject({
      num_available: 0,
      out_of_stock: true,
    });
  });
});

describe('stock, groups and gift cards', () => {
  it('[API-48] stock lists the pieces of a type, null if unlimited', async () => {
    const { body } = await shop
      .client()
      .get('/customizer_api/v2/clothing_type_stock/?clothing_type_id=1');
    expect(
      new Set(body.map(({ clothing_type_id }: { clothing_type_id: number }) => clothing_type_id)),
    ).toEqual(new Set([1]));
    expect(
      (await shop.client().get('/customizer_api/v2/clothing_type_stock/?clothing_type_id=999'))
        .body,
    ).toEqual([]);
    expect(
      (await shop.client().get('/customizer_api/v2/clothing_type_stock/?clothing_type_id=-1'))
        .status,
    ).toBe(400);
  });

  it('groups list only visible types', async () => {
    const slugs = new Set((await clothingTypes()).map(({ slug }) => slug));
    const { body } = await shop.client().get('/customizer_api/v3/product-groups/');
    const listed = (
      body as readonly { sub_categories: readonly { clothing_type_slugs: readonly string[] }[] }[]
    ).flatMap((group) => group.sub_categories.flatMap((part) => part.clothing_type_slugs));
    expect(new Set(listed)).toEqual(slugs);
  });

  it('[API-49] [PRICE-26] gift cards have three tiers in the requested currency', async () => {
    const { body } = await shop
      .client({ country: 'SE' })
      .get('/oscarapi/products/purchase-info/giftcard2/?currency=EUR');
    const tiers = body.tiers as readonly {
      clothing_type_id: number;
      code: number;
      product_id: number;
      price: { currency: string };
    }[];
    for (const card of new Set(tiers.map(({ clothing_type_id }) => clothing_type_id))) {
      expect(
        tiers.filter(({ clothing_type_id }) => clothing_type_id === card).map(({ code }) => code),
      ).toEqual([100, 102, 127]);
    }
    expect(new Set(tiers.map(({ price }) => price.currency))).toEqual(new Set(['EUR']));
    expect(new Set(tiers.map(({ product_id }) => product_id)).size).toBe(tiers.length);
    expect(
      (await shop.client({ country: 'SE' }).get('/oscarapi/products/purchase-info/giftcard2/')).body
        .tiers[0].price.currency,
    ).toBe('SEK');
    expect(
      (await shop.client().get('/oscarapi/products/purchase-info/giftcard2/?currency=XXX')).status,
    ).toBe(400);
  });
});

describe('texts', () => {
  it('[API-50] [API-51] [API-52] home page, pages and notes are listed, notes newest first', async () => {
    const client = shop.client();
    expect((await client.get('/content-api/home')).body.hero.headline).toEqual(expect.any(String));
    expect((await client.get('/content-api/pages/faq')).body.slug).toBe('faq');
    expect((await client.get('/content-api/pages/no-such-page')).status).toBe(404);
    const notes = (await client.get('/notes-api/articles')).body as readonly {
      slug: string;
      published: string;
      tags: readonly string[];
    }[];
    expect(notes.map(({ published }) => published)).toEqual(
      notes
        .map(({ published }) => published)
        .toSorted()
        .reverse(),
    );
    expect((await client.get('/notes-api/latest-articles')).body).toEqual(notes.slice(0, 3));
    expect((await client.get('/notes-api/meta')).body.count).toBe(notes.length);
    const tag = notes[0]?.tags[0] ?? '';
    expect((await client.get(`/notes-api/articles?tag=${tag}`)).body).toEqual(
      notes.filter(({ tags }) => tags.includes(tag)),
    );
    expect((await client.get(`/notes-api/articles/${notes[1]?.slug}`)).body).toMatchObject({
      ...notes[1],
    });
    expect((await client.get('/notes-api/articles/no-such-note')).status).toBe(404);
  });
});

describe('packshots', () => {
  it('a drawing at a line’s address can be cached forever', async () => {
    const client = shop.client();
    await client.post('/oscarapi/basket/add-product/', {
      clothing_type_id: 11,
      fabric_color_id: 1101,
      selected_properties: { fold: 241, stitch: 251 },
      quantity: 1,
    });
    const path = (await client.basket()).all_lines[0]?.image_path ?? '';
    const response = await fetchAt(path);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
    expect((await fetchAt(path.replace(/v=.*/, 'v=old'))).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    );
  });

  it('a picture of an unknown variant is 404', async () => {
    for (const name of [
      '11-1.svg',
      '1101.svg',
      '1101-241-251',
      '1101-241-251.side.svg',
      '9999-241-251.svg',
      '1101-241-251-1.svg',
      '..svg',
      '%2e%2e',
    ]) {
      expect((await fetchAt(`/packshots/ribbed-beanie/${name}`)).status, name).toBe(404);
    }
    expect((await fetchAt('/packshots/no-such-type/1-1.svg')).status).toBe(404);
  });
});
