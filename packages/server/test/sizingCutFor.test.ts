import {
  createUserSizeFromStandardSize,
  type Operation,
  standardSonSizes,
  userSizeErrors,
} from '@tailorbird/contract/graphql';
import type { WireMakingSheet } from '@tailorbird/contract/orders';
import type {
  WireSizeExport,
  WireUserSize,
  WireUserSizeVersion,
} from '@tailorbird/contract/sizing';
import {
  centimeters,
  estimateOfPrefs,
  garmentMeasurements,
  kilograms,
  type SizePrefs,
  shapeGarment,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { aPayment, type Client, pay, readyToPay, signIn, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const base = '/customizer_api/v2/user-size2/';

const prefs: SizePrefs = {
  facts: {
    ageYears: 36,
    heightCm: centimeters(148),
    weightKg: kilograms(47),
    footLengthCm: centimeters(22.5),
    cutFor: 'women',
  },
  bodyShape: 'RECTANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: {},
  designVersion: 'V2',
};
const wirePrefs = (changes: Record<string, unknown> = {}) => ({
  age: 36,
  foot_length_in_cm: 22.5,
  height_in_cm: 148,
  weight_in_kg: 47,
  body_shape: 'RECTANGULAR',
  fit: 'REGULAR',
  unit_system: 'metric',
  cut_for: 'women',
  ...changes,
});

const types = () =>
  shop.client().get<{ id: number; slug: string }[]>('/customizer_api/v2/size-types/');
const sizeTypeOf = async (slug: string): Promise<number> =>
  (await types()).body.find((type) => type.slug === slug)?.id ?? 0;

const save = async (client: Client, slug: string, changes: Record<string, unknown> = {}) =>
  await client.post<WireUserSize>(base, {
    title: 'Mine',
    size_type: await sizeTypeOf(slug),
    created_with_prefs: wirePrefs(),
    ...changes,
  });

const lengths = ({ measurements }: Pick<WireUserSize, 'measurements'>): Record<string, number> =>
  Object.fromEntries(
    measurements.map(({ size_property_slug, value }) => [size_property_slug, value]),
  );

const run = async <Op extends Operation>(
  client: Client,
  operation: Op,
  variables: z.input<Op['variables']>,
): Promise<z.output<Op['content']>> => {
  const { body } = await client.post<{ data: z.output<Op['content']> }>('/graphql/', {
    query: operation.text,
    variables,
  });
  return body.data;
};

type Garment = {
  readonly id: number;
  readonly slug: string;
  readonly cut_for: readonly string[];
  readonly default_fabric_color_id: number;
  readonly clothing_property_collections: readonly {
    readonly slug: string;
    readonly properties: readonly { readonly id: number; readonly default: boolean }[];
  }[];
};
const garments = async (): Promise<readonly Garment[]> =>
  (await shop.client().get<Garment[]>('/customizer_api/v3/clothing-types/')).body;

const aPiece = async (slug: string, sizeId: number) => {
  const type = (await garments()).find((each) => each.slug === slug);
  if (!type) throw new Error(`There is no ${slug}`);
  return {
    clothing_type_id: type.id,
    fabric_color_id: type.default_fabric_color_id,
    selected_properties: Object.fromEntries(
      type.clothing_property_collections.map(({ slug: collection, properties }) => [
        collection,
        properties.find((property) => property.default)?.id,
      ]),
    ),
    quantity: 1,
    initials: '',
    user_size_id: sizeId,
  };
};

describe('a size for a woman', () => {
  it('[SIZE-94, SIZE-95] a women’s size uses her body’s bounds and has her cut', async () => {
    const client = shop.client();
    const { status, body } = await save(client, 'shirt');
    expect([status, body]).toMatchObject([
      201,
      { cut_for: 'women', standard_size: null, created_with_prefs: { cut_for: 'women' } },
    ]);
    const computed = garmentMeasurements({
      estimate: estimateOfPrefs(prefs),
      sizeTypeSlug: 'shirt',
      fit: 'REGULAR',
      cutFor: 'women',
    })!;
    expect(lengths(body)).toEqual(
      Object.fromEntries(computed.map(({ measure, value }) => [measure, value])),
    );
    expect((await client.get<WireUserSize>(`${base}${body.id}`)).body).toEqual(body);
    expect((await client.get<WireUserSize[]>(base)).body).toEqual([body]);
    const asMan = await save(client, 'shirt', {
      created_with_prefs: wirePrefs({ cut_for: undefined }),
    });
    expect([asMan.status, asMan.body]).toMatchObject([
      400,
      {
        created_with_prefs: {
          height_in_cm: [expect.stringContaining('150')],
          weight_in_kg: expect.anything(),
        },
      },
    ]);
  });

  it('[SIZE-94] a women’s size keeps its cut in versions, export and conversion', async () => {
    const client = shop.client();
    const { id } = (await save(client, 'shirt')).body;
    const changed = await client.put<WireUserSize>(`${base}${id}`, {
      created_with_prefs: wirePrefs({ weight_in_kg: 52, cut_for: undefined }),
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, cut_for: 'women' } });
    const refused = await client.put(`${base}${id}`, {
      created_with_prefs: wirePrefs({
        cut_for: 'men',
        height_in_cm: 170,
        weight_in_kg: 60,
        foot_length_in_cm: 25,
      }),
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { created_with_prefs: { cut_for: ['A size stays cut for whom it was made.'] } },
    });
    const { body: history } = await client.get<WireUserSizeVersion[]>(`${base}${id}/history/`);
    expect(history.map(({ cut_for }) => cut_for)).toEqual(['women', 'women']);
    const { body: exported } = await client.get<WireSizeExport>(`${base}export/`);
    expect(exported.sizes).toMatchObject([
      { cut_for: 'women', history: [{ cut_for: 'women' }, { cut_for: 'women' }] },
    ]);
    const converted = await client.post<WireUserSize>(
      `${base}${id}/conversion/${await sizeTypeOf('polo')}/`,
      {},
    );
    expect(converted).toMatchObject({
      status: 201,
      body: { cut_for: 'women', created_with_prefs: { cut_for: 'women' } },
    });
    const sentence = 'No garment of this size type is cut for women.';
    const unconverted = { status: 400, body: { created_with_prefs: { cut_for: [sentence] } } };
    const toUndershirt = `${base}${id}/conversion/${await sizeTypeOf('undershirt')}/`;
    expect([await client.get(toUndershirt), await client.post(toUndershirt, {})]).toMatchObject([
      unconverted,
      unconverted,
    ]);
  });

  it('[SIZE-97] a cut without block is refused for every kind of size', async () => {
    const client = shop.client();
    const sentence = 'No garment of this size type is cut for women.';
    expect(await save(client, 'undershirt')).toMatchObject({
      status: 400,
      body: { created_with_prefs: { cut_for: [sentence] } },
    });
    const measured = {
      created_with_prefs: null,
      cut_for: 'women',
      measurements: [{ origin: 'manual', size_property_slug: 'chest', value: 96 }],
    };
    expect(await save(client, 'undershirt', measured)).toMatchObject({
      status: 400,
      body: { cut_for: [sentence] },
    });
    expect(await save(client, 'shirt', measured)).toMatchObject({
      status: 201,
      body: { cut_for: 'women', created_with_prefs: null },
    });
    const targetSizeTypeId = await sizeTypeOf('undershirt');
    expect(
      await run(client, createUserSizeFromStandardSize, {
        standardSizeId: 37,
        title: 'x',
        targetSizeTypeId,
      }),
    ).toEqual({
      createUserSizeFromStandardSize: { __typename: 'Error', message: userSizeErrors.notCutFor },
    });
    expect(await save(client, 'shirt', { cut_for: 'dogs' })).toMatchObject({
      status: 400,
      body: { cut_for: expect.anything() },
    });
  });

  it('[SIZE-96] women’s standard sizes are 25 to 48, created once beside the 24', async () => {
    const client = shop.client();
    const targetSizeTypeId = await sizeTypeOf('shirt');
    const make = (standardSizeId: number) =>
      run(client, createUserSizeFromStandardSize, { standardSizeId, title: 'x', targetSizeTypeId });
    const hers = await make(37);
    expect(await make(37)).toEqual(hers);
    expect(await make(13)).not.toEqual(hers);
    const { body } = await client.get<WireUserSize[]>(base);
    expect(body.map(({ cut_for, standard_size }) => [cut_for, standard_size])).toEqual([
      ['men', { id: 13, base: 7, length: 'R', cut_for: 'men' }],
      ['women', { id: 37, base: 7, length: 'R', cut_for: 'women' }],
    ]);
    const expected = standardMeasurements('shirt', { base: 7, length: 'R', cutFor: 'women' })!;
    expect(lengths(body[1]!)).toEqual(
      Object.fromEntries(expected.map(({ measure, value }) => [measure, value])),
    );
    const { standard_sizes } = await run(client, standardSonSizes, {});
    expect(standard_sizes).toHaveLength(24);
    const asked = await client.post<{
      data: { standard_sizes: { id: number; size_name: string }[] };
    }>('/graphql/', {
      query: '{ standard_sizes(cut_for: women) { id size_name } }',
    });
    expect([asked.body.data.standard_sizes[0], asked.body.data.standard_sizes[23]]).toEqual([
      { id: 25, size_name: 'W1R' },
      { id: 48, size_name: 'W12L' },
    ]);
  });
});

describe('a garment for a woman', () => {
  it('[SIZE-97] a garment lists its cuts and refuses other sizes', async () => {
    const all = await garments();
    const cutFor = (slug: string) => all.find((type) => type.slug === slug)?.cut_for;
    expect([
      cutFor('oxford-shirt'),
      cutFor('cotton-knit-shirt'),
      cutFor('cotton-undershirt'),
      cutFor('merino-beanie'),
    ]).toEqual([['men', 'women'], ['men'], ['men'], []]);
    const client = shop.client();
    const { id } = (await save(client, 'shirt')).body;
    const add = async (slug: string) =>
      await client.post('/oscarapi/basket/add-product/', await aPiece(slug, id));
    expect(await add('cotton-knit-shirt')).toMatchObject({
      status: 406,
      body: { reason: 'Not Cut For Body' },
    });
    expect(await add('oxford-shirt')).toMatchObject({ status: 200 });
    const { body } = await client.get<{ all_lines: { user_size: unknown }[] }>('/oscarapi/basket/');
    expect(body.all_lines).toMatchObject([{ user_size: { id, title: 'Mine', cut_for: 'women' } }]);
  });

  it('[SIZE-98] order and making sheet show the cut and shape', async () => {
    const client = shop.client();
    await signUp(client);
    const size = (await save(client, 'shirt')).body;
    const { body } = await pay(
      client,
      aPayment(await readyToPay(client, await aPiece('oxford-shirt', size.id)), origin),
    );
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const order = await client.get<{ lines: { user_size: unknown; image_path: string }[] }>(
      `/oscarapi/orders/${body.order_number}/`,
    );
    expect(order.body.lines).toMatchObject([
      {
        user_size: { cut_for: 'women' },
        image_path: expect.stringMatching(/\d\.women\.drawn\.svg\?/),
      },
    ]);
    const picture = order.body.lines[0]?.image_path ?? '';
    expect((await client.get(picture)).status).toBe(200);
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const { body: sheets } = await staff.get<WireMakingSheet[]>(
      `/studio_api/orders/${body.order_number}/sheets/`,
    );
    const cut = garmentMeasurements({
      estimate: estimateOfPrefs(prefs),
      sizeTypeSlug: 'shirt',
      fit: 'REGULAR',
      cutFor: 'women',
    })!;
    const shaped = shapeGarment('shirt', cut, 'women')!;
    expect(sheets).toMatchObject([
      {
        size: { cut_for: 'women' },
        pictures: {
          front: expect.stringMatching(/\d\.women\.svg/),
          back: expect.stringMatching(/\d\.back\.women\.svg/),
        },
        shaping: { side_seams: shaped.sideSeams, waist_darts: shaped.waistDarts, bust_dart: 3 },
      },
    ]);
  });
});
