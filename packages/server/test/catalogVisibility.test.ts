import type { WireClothingType } from '@tailorbird/contract/catalog';
import { createUserSizeFromStandardSize } from '@tailorbird/contract/graphql';
import { defaultVariant, isListed, publicViewer } from '@tailorbird/domain/catalog';
import { describe, expect, it } from 'vitest';
import type { Client } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop({
  clock: () => new Date('2025-11-20T12:00:00Z'),
  pages: async () => ({ status: 404, html: '<p>page</p>' }),
});

const as = async (name: 'customer' | 'staff' | 'store' | null): Promise<Client> => {
  const client = shop.client();
  if (name)
    await client.post('/oscarapi/login/', {
      username: `${name}@tailorbird.example`,
      password: 'measure-twice',
    });
  return client;
};
const slugsFor = async (client: Client, query = ''): Promise<readonly string[]> =>
  (
    await client.get<readonly WireClothingType[]>(`/customizer_api/v3/clothing-types/${query}`)
  ).body.map(({ slug }) => slug);
const typeCalled = (slug: string) => {
  const type = shop.server.shop.catalog.clothingTypes.find((candidate) => candidate.slug === slug);
  if (!type) throw new Error(`No ${slug}`);
  return type;
};

const rest = {
  adminOnly: 'sample-t-shirt',
  notYetPublished: 'linen-band-collar-shirt',
  storeOnly: 'porto-store-t-shirt',
  remakesOnly: 'first-cotton-t-shirt',
  unavailable: 'pique-hoodie',
  scheduled: 'seersucker-praia-shirt',
  expired: 'terry-polo',
} as const;
const seenBy = async (client: Client): Promise<readonly string[]> => {
  const slugs = await slugsFor(client);
  return Object.entries(rest).flatMap(([kind, slug]) => (slugs.includes(slug) ? [kind] : []));
};

describe('visibility by role', () => {
  it('[CATALOG-18] customers, stores and staff each see their own types', async () => {
    expect(await seenBy(await as(null))).toEqual([]);
    expect(await seenBy(await as('customer'))).toEqual([]);
    expect(await seenBy(await as('store'))).toEqual(['storeOnly']);
    expect(await seenBy(await as('staff'))).toEqual([
      'adminOnly',
      'notYetPublished',
      'storeOnly',
      'unavailable',
      'scheduled',
      'expired',
    ]);
  });

  it('[CATALOG-18] a type’s address opens for permitted readers', async () => {
    const opens = async (client: Client) => {
      const found = await Promise.all(
        Object.entries(rest).map(async ([kind, slug]) =>
          (await slugsFor(client, `?slug=${slug}`)).length > 0 ? kind : '',
        ),
      );
      return found.filter((kind) => kind !== '');
    };
    expect(await opens(await as(null))).toEqual([]);
    expect(await opens(await as('store'))).toEqual(['storeOnly']);
    expect(await opens(await as('staff'))).toEqual(Object.keys(rest));
  });

  it('[CATALOG-18] the page of a hidden type is found by permitted readers only', async () => {
    const statuses = async (client: Client, path: string) =>
      await Promise.all(['', '/de'].map(async (to) => (await client.get(`${to}${path}`)).status));
    const [customer, store, staff] = [await as('customer'), await as('store'), await as('staff')];
    const sample = `/product/${rest.adminOnly}`;
    const ofStore = `/product/${rest.storeOnly}`;
    for (const path of [sample, ofStore])
      expect(await statuses(await as(null), path)).toEqual([404, 404]);
    expect(await statuses(staff, sample)).toEqual([200, 200]);
    expect(await statuses(await as(null), sample)).toEqual([404, 404]);
    expect(await statuses(customer, sample)).toEqual([404, 404]);
    expect(await statuses(store, sample)).toEqual([404, 404]);
    expect(await statuses(store, ofStore)).toEqual([200, 200]);
    expect(await statuses(staff, `${sample}/999999-11-21-31`)).toEqual([404, 404]);
    expect(await statuses(staff, '/product/nothing')).toEqual([404, 404]);
  });

  it('[CATALOG-12] a customer cannot add a hidden type to the basket', async () => {
    const client = await as(null);
    for (const slug of Object.values(rest)) {
      const { id, defaultFabricColorId } = typeCalled(slug);
      const { body } = await client.post('/oscarapi/basket/add-product/', {
        clothing_type_id: id,
        fabric_color_id: defaultFabricColorId,
        selected_properties: {},
        quantity: 1,
      });
      expect([slug, body]).toEqual([slug, { reason: 'Not Available' }]);
    }
  });
});

describe('the range', () => {
  it('[CATALOG-02] [CATALOG-23] [CATALOG-24] the catalog has about ninety products in all families', async () => {
    const slugs = await slugsFor(await as(null));
    expect(slugs.length).toBeGreaterThanOrEqual(85);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const word of [
      'cotton-t-shirt',
      'merino-t-shirt',
      'lyocell-t-shirt',
      'pique-t-shirt',
      'extra-heavy-t-shirt',
      'long-sleeve',
      'hi-neck',
      'v-neck',
      'undershirt',
      'active',
      'polo',
      'oxford-shirt',
      'terry-shirt',
      'terry-open-collar-shirt',
      'praia-shirt',
      'rugby-shirt',
      'knit-shirt',
      'sweatshirt',
      'hoodie',
      'half-zip',
      'cardigan',
      'cashmere',
      'beanie',
      'scarf',
      'cap',
      'tote',
      'recycled',
      'gift-card',
    ]) {
      expect([word, slugs.some((slug) => slug.includes(word))]).toEqual([word, true]);
    }
    expect(slugs.filter((slug) => slug.endsWith('-artist-t-shirt'))).toHaveLength(6);
  });

  it('the catalog response is small', async () => {
    const bytes = async (encoding: string): Promise<number> => {
      const request = new Request(`${origin}/customizer_api/v3/clothing-types/`, {
        headers: { 'accept-encoding': encoding },
      });
      return (await (await shop.server.fetch(request)).arrayBuffer()).byteLength;
    };
    expect(await bytes('br')).toBeLessThan(48_000);
    expect(await bytes('gzip')).toBeLessThan(64_000);
    expect(await bytes('identity')).toBeLessThan(600_000);
  });

  it('every product has pictures in each color and from both sides', async () => {
    for (const type of shop.server.shop.catalog.clothingTypes) {
      const properties = type.propertyCollections.map(
        ({ properties }) => properties.find((property) => property.default)?.id,
      );
      const colors = type.fabricColors.map(({ id }) => [id, ...properties].join('-'));
      const paths = [...colors.map((variant) => `${variant}.svg`), `${colors[0]}.back.svg`];
      const statuses = await Promise.all(
        paths.map(
          async (path) =>
            (await shop.server.fetch(new Request(`${origin}/packshots/${type.slug}/${path}`)))
              .status,
        ),
      );
      expect([type.slug, new Set(statuses)]).toEqual([type.slug, new Set([200])]);
    }
  });
});

describe('everything a customer sees', () => {
  it('[CATALOG-21] every visible type can be bought in a standard size', async () => {
    const { catalog } = shop.server.shop;
    const listed = (await (await as(null)).get('/customizer_api/v2/size-types/')).body.map(
      ({ slug }: { slug: string }) => slug,
    );
    for (const slug of ['zip-cotton-hoodie', 'terry-shirt', 'terry-open-collar', 'rugby-shirt'])
      expect(listed).not.toContain(slug);
    const sizes = new Map<number, number>();
    const client = await as(null);
    for (const type of catalog.clothingTypes.filter(
      (candidate) => isListed(candidate, publicViewer) && !candidate.isStockItem,
    )) {
      const sizeTypeId = type.sizeType?.id;
      if (sizeTypeId !== undefined && !sizes.has(sizeTypeId)) {
        const variables = { standardSizeId: 13, title: 'Seven', targetSizeTypeId: sizeTypeId };
        const { body } = await client.post('/graphql/', {
          query: createUserSizeFromStandardSize.text,
          variables,
        });
        sizes.set(sizeTypeId, body.data.createUserSizeFromStandardSize.user_size?.id);
      }
      const { fabricColorId, selectedProperties } = defaultVariant(type, publicViewer);
      const answer = await client.post('/oscarapi/basket/add-product/', {
        clothing_type_id: type.id,
        fabric_color_id: fabricColorId,
        selected_properties: selectedProperties,
        user_size_id: sizeTypeId === undefined ? null : sizes.get(sizeTypeId),
        quantity: 1,
      });
      expect([type.slug, answer.status]).toEqual([type.slug, 200]);
    }
  });
});

describe('retail items', () => {
  it('[CATALOG-27] [DESIGN-03] retail items are sold by color while in stock', async () => {
    const client = await as(null);
    const cap = typeCalled('twill-cap');
    const [ecru, , navy] = cap.fabricColors;
    const add = async (changes: Record<string, unknown>) =>
      (
        await client.post('/oscarapi/basket/add-product/', {
          product_id: cap.id,
          quantity: 1,
          ...changes,
        })
      ).body;
    expect((await add({ fabric_color_id: ecru?.id })).all_lines).toMatchObject([
      { clothing_type: { slug: 'twill-cap' }, user_size: null },
    ]);
    expect((await add({})).all_lines).toHaveLength(2);
    expect((await client.basket()).all_lines.map(({ fabric_color }) => fabric_color?.id)).toEqual([
      ecru?.id,
      navy?.id,
    ]);
    expect(await add({ fabric_color_id: ecru?.id, quantity: 24 })).toEqual({
      reason: 'Stock Limit Exceeded',
    });
  });
});

describe('the graph', () => {
  const runQuery = async (client: Client, query: string, variables: Record<string, unknown> = {}) =>
    (await client.post('/graphql/', { query, variables })).body.data;
  const types =
    'query ($filters: ClothingTypeFilters) { full_clothing_types(filters: $filters) { slug } }';
  const typesFor = async (
    client: Client,
    filters: Record<string, unknown>,
  ): Promise<readonly string[]> =>
    (await runQuery(client, types, { filters })).full_clothing_types.map(
      ({ slug }: { slug: string }) => slug,
    );

  it('[CATALOG-08] GraphQL filters clothing types and colors', async () => {
    const client = await as(null);
    const stock = await typesFor(client, { is_stock_item: true });
    expect(stock).toEqual(expect.arrayContaining(['twill-cap', 'canvas-tote', 'gift-card']));
    expect(stock).not.toContain('cotton-t-shirt');
    expect(await typesFor(client, { is_stock_item: false, show_in_designer: false })).toEqual([]);
    expect(await typesFor(client, { visibilities: ['STORE_ONLY'] })).toEqual([]);
    expect(await typesFor(await as('store'), { visibilities: ['STORE_ONLY'] })).toContain(
      rest.storeOnly,
    );
    expect(await typesFor(await as('staff'), { visibilities: ['ADMIN_ONLY'] })).toEqual(
      expect.arrayContaining([rest.adminOnly, rest.notYetPublished]),
    );
    const colors = async (filters: Record<string, unknown> | null): Promise<readonly number[]> => {
      const { clothing_type_by_id } = await runQuery(
        client,
        'query ($id: Int!, $filters: FabricColorFilters) { clothing_type_by_id(id: $id) { ... on ClothingType { fabric_colors(filters: $filters) { id } } } }',
        { id: typeCalled('cotton-sweatshirt').id, filters },
      );
      return clothing_type_by_id.fabric_colors.map(({ id }: { id: number }) => id);
    };
    expect(await colors(null)).toEqual(
      typeCalled('cotton-sweatshirt').fabricColors.map(({ id }) => id),
    );
    expect(await colors({ availabilities: ['PRE_PUBLISH'] })).toEqual([705]);
    expect(await colors({ availabilities: ['AVAILABLE'], show_in_designer: true })).not.toContain(
      705,
    );
  });
});
