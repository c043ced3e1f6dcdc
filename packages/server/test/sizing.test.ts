import {
  activeClothingTypes,
  basketLinesWithQuantity,
  clothingTypeByIdForLegacyDesigner,
  createUserSizeFromStandardSize,
  type Operation,
  standardSonSizes,
  userSizeErrors,
  userSizes,
} from '@tailorbird/contract/graphql';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aBeanie, type Client } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();

const aSize = (changes: Record<string, unknown> = {}) => ({
  title: 'Mine',
  size_type: 1,
  created_with_prefs: { fit: 'REGULAR', age: 35 },
  measurements: [
    { origin: 'lookup', size_property_id: 101, value: 108.5, lookup_source_id: 7 },
    { origin: 'manual', size_property_id: 102, value: 96 },
  ],
  ...changes,
});

const run = async <Variables extends z.ZodMiniType, Content extends z.ZodMiniType>(
  client: Client,
  operation: Operation<Variables, Content>,
  variables: z.input<Variables>,
): Promise<z.output<Content>> => {
  const answer = await client.post('/graphql/', {
    query: operation.text,
    operationName: operation.name,
    variables,
  });
  expect(answer).toMatchObject({ status: 200 });
  return z.parse(operation.content, answer.body.data);
};

describe('size types', () => {
  it('[SIZE-21] a size type lists the measurements of its chart in order', async () => {
    const [type] = (await shop.client().get('/customizer_api/v2/size-types/')).body;
    expect(type.size_properties[0]).toEqual({
      id: 101,
      slug: 'chest',
      frontend_title: 'Chest',
      show_in_size_charts: true,
      display_order: 1,
    });
    expect(
      type.size_properties.filter(
        (each: { show_in_size_charts: boolean }) => !each.show_in_size_charts,
      ),
    ).not.toEqual([]);
  });

  it('[API-60] [API-61] size types are read with ordered measurements', async () => {
    const client = shop.client();
    const types = (await client.get('/customizer_api/v2/size-types/')).body;
    expect(
      types[0].size_properties.map(({ display_order }: { display_order: number }) => display_order),
    ).toEqual(
      types[0].size_properties
        .map(({ display_order }: { display_order: number }) => display_order)
        .toSorted((a: number, b: number) => a - b),
    );
    expect((await client.get(`/customizer_api/v2/size-types/${types[0].id}`)).body).toEqual(
      types[0],
    );
    expect((await client.get('/customizer_api/v2/size-types/999')).status).toBe(404);
  });
});

describe('sizes', () => {
  it('[API-64] [API-65] [API-68] [SIZE-16] a guest’s sizes are saved and read', async () => {
    const client = shop.client();
    const saved = await client.post('/customizer_api/v2/user-size2/', aSize());
    expect(saved).toMatchObject({
      status: 201,
      body: {
        title: 'Mine',
        size_type: 1,
        standard_size: null,
        measurements: [
          // A size that cannot be recomputed is the customer's own.
          {
            origin: 'manual',
            size_property_id: 101,
            size_property_slug: 'chest',
            lookup_source_id: 7,
            value: 108.5,
          },
          { origin: 'manual', size_property_id: 102, lookup_source_id: null, value: 96 },
        ],
      },
    });
    expect((await client.get(`/customizer_api/v2/user-size2/${saved.body.id}`)).body).toEqual(
      saved.body,
    );
    expect((await client.get('/customizer_api/v2/user-size2/')).body).toEqual([saved.body]);
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['a blank title', { title: '   ' }, 'title'],
    ['a title of 51 characters', { title: 'x'.repeat(51) }, 'title'],
    ['an unknown size type', { size_type: 999 }, 'size_type'],
    ['a size type that is a text', { size_type: 'one' }, 'size_type'],
    ['no measurements', { measurements: [] }, 'measurements'],
    [
      'prefs of an unknown shape',
      { created_with_prefs: { fit: 'REGULAR', age: 35, body_shape: 'SQUARE' }, measurements: [] },
      'created_with_prefs',
    ],
    [
      'a measure of another size type',
      { measurements: [{ origin: 'manual', size_property_id: 999, value: 1 }] },
      'measurements',
    ],
    [
      'one measure twice',
      { measurements: [1, 2].map(() => ({ origin: 'manual', size_property_id: 101, value: 1 })) },
      'measurements',
    ],
    [
      'a negative length',
      { measurements: [{ origin: 'manual', size_property_id: 101, value: -1 }] },
      'measurements',
    ],
    [
      'an infinite length',
      { measurements: [{ origin: 'manual', size_property_id: 101, value: 1e9 }] },
      'measurements',
    ],
  ])('a size is refused with %s', async (_, changes, field) => {
    expect(
      await shop.client().post('/customizer_api/v2/user-size2/', aSize(changes)),
    ).toMatchObject({
      status: 400,
      body: { [field]: expect.anything() },
    });
  });

  it('another owner’s size cannot be read or deleted', async () => {
    const [owner, stranger, customer] = [shop.client(), shop.client(), shop.client()];
    await customer.post('/oscarapi/login/', {
      username: 'customer@tailorbird.example',
      password: 'measure-twice',
    });
    const { id } = (await owner.post('/customizer_api/v2/user-size2/', aSize())).body;
    for (const client of [stranger, customer]) {
      expect((await client.get(`/customizer_api/v2/user-size2/${id}`)).status).toBe(404);
      expect((await client.del(`/customizer_api/v2/user-size2/${id}`)).status).toBe(404);
    }
    expect((await owner.get(`/customizer_api/v2/user-size2/${id}`)).status).toBe(200);
  });

  it('[API-67] a size is deleted once', async () => {
    const client = shop.client();
    const { id } = (await client.post('/customizer_api/v2/user-size2/', aSize())).body;
    expect((await client.del(`/customizer_api/v2/user-size2/${id}`)).status).toBe(204);
    expect((await client.del(`/customizer_api/v2/user-size2/${id}`)).status).toBe(404);
    expect((await client.get('/customizer_api/v2/user-size2/')).body).toEqual([]);
  });

  it('a signed-in customer’s changes need the CSRF header', async () => {
    const client = shop.client();
    await client.post('/oscarapi/login/', {
      username: 'customer@tailorbird.example',
      password: 'measure-twice',
    });
    const refused = await client.send('POST', '/customizer_api/v2/user-size2/', aSize(), {
      'x-csrftoken': 'x'.repeat(43),
    });
    expect(refused).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^CSRF Failed/) },
    });
  });
});

describe('GraphQL', () => {
  it('[API-81] GraphQL lists the 24 standard sizes', async () => {
    const { standard_sizes } = await run(shop.client(), standardSonSizes, {});
    expect(standard_sizes.map(({ size_name }) => size_name)).toEqual(
      Array.from({ length: 12 }, (_, index) => [`${index + 1}R`, `${index + 1}L`]).flat(),
    );
  });

  it('[API-82] [API-83] [SIZE-31] a standard size becomes a size once per type', async () => {
    const client = shop.client();
    const make = (targetSizeTypeId: number, title = 'Standard - 7R - 05/11/25') =>
      run(client, createUserSizeFromStandardSize, {
        standardSizeId: 13,
        title,
        targetSizeTypeId,
        idealSizeInfo: { age: 35 },
      });
    const first = await make(1);
    expect(await make(1, 'Another name')).toEqual(first);
    expect(await make(2)).not.toEqual(first);
    const { user_sizes } = await run(client, userSizes, { sizeTypeId: 1 });
    expect(user_sizes).toMatchObject([
      { title: 'Standard - 7R - 05/11/25', size_type: 1, standard_size: { size_name: '7R' } },
    ]);
    expect(user_sizes[0]?.measurements.length).toBeGreaterThan(4);
    expect((await run(shop.client(), userSizes, {})).user_sizes).toEqual([]);
  });

  it('ten concurrent requests create one size', async () => {
    const client = shop.client();
    await client.get('/oscarapi/basket/');
    const variables = { standardSizeId: 1, title: 'x', targetSizeTypeId: 1 };
    const made = await Promise.all(
      Array.from({ length: 10 }, () => run(client, createUserSizeFromStandardSize, variables)),
    );
    expect(new Set(made.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('a refused size has a reason', async () => {
    const make = (variables: { standardSizeId: number; targetSizeTypeId: number }) =>
      run(shop.client(), createUserSizeFromStandardSize, { title: 'x', ...variables });
    expect(await make({ standardSizeId: 24, targetSizeTypeId: 999 })).toMatchObject({
      createUserSizeFromStandardSize: { message: userSizeErrors.unknownSizeType },
    });
    const { body } = await shop.client().post('/graphql/', {
      query: createUserSizeFromStandardSize.text,
      variables: { standardSizeId: 49, title: 'x', targetSizeTypeId: 1 },
    });
    expect(body.data.createUserSizeFromStandardSize).toMatchObject({
      message: userSizeErrors.unknownStandardSize,
    });
  });

  it('[API-53] [API-54] GraphQL has basket quantities and visible types', async () => {
    const client = shop.client();
    await client.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 3 }));
    expect(await run(client, basketLinesWithQuantity, {})).toEqual({
      current_basket: { lines: [{ quantity: 3 }] },
    });
    expect((await run(shop.client(), basketLinesWithQuantity, {})).current_basket.lines).toEqual(
      [],
    );
    const listed = (await client.get('/customizer_api/v3/clothing-types/')).body as readonly {
      id: number;
      gender: string;
    }[];
    const { full_clothing_types } = await run(client, activeClothingTypes, {});
    expect(full_clothing_types.map(({ id }) => id).sort()).toEqual(
      listed.map(({ id }) => id).sort(),
    );
    const women = await run(client, activeClothingTypes, { filters: { gender: 'women' } });
    expect(women.full_clothing_types).toHaveLength(
      listed.filter(({ gender }) => gender !== 'men').length,
    );
    const men = await run(client, activeClothingTypes, { filters: { genders: ['men'] } });
    expect(men.full_clothing_types.length).toBeGreaterThan(0);
  });

  it('[API-80] GraphQL finds the type of a legacy address, or null', async () => {
    const readType = (id: number) =>
      run(shop.client(), clothingTypeByIdForLegacyDesigner, {
        id,
        fabricColorsFilters: { show_in_designer: true },
      });
    expect((await readType(1)).clothing_type_by_id).toMatchObject({
      __typename: 'ClothingType',
      slug: 'cotton-t-shirt',
    });
    expect((await readType(999_999)).clothing_type_by_id).toMatchObject({ __typename: 'Error' });
  });

  it.each([
    ['no query', { query: '' }],
    ['half a query', { query: 'query {' }],
    ['an unknown field', { query: '{ passwords }' }],
    ['the schema', { query: '{ __schema { types { name } } }' }],
    [
      'many fields at once',
      {
        query: `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: standard_sizes { id }`).join(' ')} }`,
      },
    ],
    ['a very long query', { query: `{ ${'standard_sizes { id } '.repeat(400)} }` }],
    [
      'circular fragments',
      { query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' },
    ],
    ['a wrong variable', { query: userSizes.text, variables: { sizeTypeId: 'one' } }],
    ['a number beyond 32 bits', { query: '{ user_sizes(sizeTypeId: 99999999999) { id } }' }],
    ['an unknown operation', { query: standardSonSizes.text, operationName: 'Other' }],
  ])('GraphQL refuses %s with 400 and a reason', async (_, content) => {
    const { status, body } = await shop.client().post('/graphql/', content);
    expect([status, body.errors?.[0]]).toEqual([400, { message: expect.any(String) }]);
  });
});
