import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createUserSizeFromStandardSize,
  type Operation,
  recommendedStandardSizeFromUserSize,
  userSizeErrors,
} from '@tailorbird/contract/graphql';
import type { WireUserSize, WireUserSizeVersion } from '@tailorbird/contract/sizing';
import {
  centimeters,
  estimateOfPrefs,
  garmentMeasurements,
  kilograms,
  type SizePrefs,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { fromJson } from '../src/platform/database/columns.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import {
  aCard,
  aPayment,
  aTShirt,
  type Client,
  type Content,
  cards,
  detailsPath,
  orderOf,
  pay,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const base = '/customizer_api/v2/user-size2/';

const wirePrefs = (changes: Record<string, unknown> = {}) => ({
  age: 41,
  foot_length_in_cm: 27.5,
  height_in_cm: 178.5,
  weight_in_kg: 79.4,
  body_shape: 'TRIANGULAR',
  fit: 'REGULAR',
  unit_system: 'metric',
  known: { chestCircumference: 103.5 },
  ...changes,
});
const prefs: SizePrefs = {
  facts: {
    ageYears: 41,
    heightCm: centimeters(178.5),
    weightKg: kilograms(79.4),
    footLengthCm: centimeters(27.5),
  },
  bodyShape: 'TRIANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: { chestCircumference: centimeters(103.5) },
  designVersion: 'V2',
};
const computed = (sizeTypeSlug: string, of: SizePrefs = prefs): Record<string, number> =>
  Object.fromEntries(
    (garmentMeasurements({ estimate: estimateOfPrefs(of), sizeTypeSlug, fit: of.fit }) ?? []).map(
      ({ measure, value }) => [measure, value],
    ),
  );

const lookups = (sizeType = 1, count = 7) =>
  Array.from({ length: count }, (_, index) => ({
    origin: 'lookup',
    size_property_id: sizeType * 100 + index + 1,
  }));

const aSize = (changes: Record<string, unknown> = {}) => ({
  title: 'Mine',
  size_type: 1,
  created_with_prefs: wirePrefs(),
  measurements: lookups(),
  ...changes,
});

const create = async (
  client: Client,
  changes: Record<string, unknown> = {},
): Promise<WireUserSize> => {
  const { status, body } = await client.post(base, aSize(changes));
  expect([status, body]).toMatchObject([201, { id: expect.any(Number) }]);
  return body;
};

const lengths = ({ measurements }: Pick<WireUserSize, 'measurements'>): Record<string, number> =>
  Object.fromEntries(
    measurements.map(({ size_property_slug, value }) => [size_property_slug, value]),
  );
const origins = ({ measurements }: Pick<WireUserSize, 'measurements'>): Record<string, string> =>
  Object.fromEntries(
    measurements.map(({ size_property_slug, origin: each }) => [size_property_slug, each]),
  );

const signedIn = async (who: 'staff' | 'store' | 'customer'): Promise<Client> => {
  const client = shop.client();
  expect((await signIn(client, `${who}@tailorbird.example`, 'measure-twice')).status).toBe(200);
  return client;
};

const idOf = async (client: Client): Promise<number> =>
  (await client.get('/oscarapi/login/')).body.id;

const run = async <Variables extends z.ZodMiniType, Data extends z.ZodMiniType>(
  client: Client,
  operation: Operation<Variables, Data>,
  variables: z.input<Variables>,
): Promise<Content> =>
  (
    await client.post('/graphql/', {
      query: operation.text,
      operationName: operation.name,
      variables,
    })
  ).body.data;

const placeOrder = async (client: Client, sizeId: number, quantity = 1): Promise<string> => {
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, aTShirt(sizeId, { quantity })), origin),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

describe('size types', () => {
  it('[API-62] size types state range and inputs of every measurement', async () => {
    const staff = await signedIn('staff');
    const types = (await staff.get('/customizer_api/v2/size-types/')).body;
    expect(types.length).toBeGreaterThan(8);
    for (const { id, size_properties } of types) {
      const { status, body } = await staff.get(
        `/customizer_api/v2/size-types/${id}/size-dependencies/`,
      );
      expect(status).toBe(200);
      expect(body.map(({ slug }: Content) => slug)).toEqual(
        size_properties.map(({ slug }: Content) => slug),
      );
      for (const { minimum, maximum, depends_on } of body) {
        expect(minimum).toBeLessThan(maximum);
        expect(depends_on).toEqual(
          expect.arrayContaining([
            'age',
            'height_in_cm',
            'weight_in_kg',
            'foot_length_in_cm',
            'body_shape',
            'fit',
          ]),
        );
      }
    }
    const path = '/customizer_api/v2/size-types/1/size-dependencies/';
    const widest = async (query: string): Promise<number> =>
      (
        await staff.get<readonly { readonly slug: string; readonly maximum: number }[]>(
          `${path}${query}`,
        )
      ).body.find(({ slug }) => slug === 'chest')?.maximum ?? 0;
    const [any, men, women] = [
      await widest(''),
      await widest('?cut_for=men'),
      await widest('?cut_for=women'),
    ];
    expect([Math.max(men, women), men === women]).toEqual([any, false]);
    expect((await staff.get(`${path}?cut_for=nobody`)).status).toBe(400);
    expect((await staff.get('/customizer_api/v2/size-types/999/size-dependencies/')).status).toBe(
      404,
    );
  });
});

describe('a custom size', () => {
  it('[API-64] [SIZE-17] the shop computes a size and ignores the client’s values', async () => {
    const client = shop.client();
    const told = lookups().map((each) => ({ ...each, value: 299 }));
    for (const measurements of [lookups(), told, [], undefined]) {
      const size = await create(client, { measurements });
      expect(lengths(size)).toEqual(computed('t-shirt'));
      expect(new Set(Object.values(origins(size)))).toEqual(new Set(['lookup']));
      expect(size).toMatchObject({
        created_with_prefs: wirePrefs(),
        design_version: 'V2',
        version: 1,
        standard_size: null,
      });
    }
  });

  it('manual measurements are accepted within bounds', async () => {
    const client = shop.client();
    const measurements = [
      ...lookups().slice(1),
      { origin: 'manual', size_property_id: 101, value: 120.5 },
    ];
    const size = await create(client, { measurements });
    expect(lengths(size)).toEqual({ ...computed('t-shirt'), chest: 120.5 });
    expect(origins(size).chest).toBe('manual');
    expect(
      await client.post(
        base,
        aSize({ measurements: [{ origin: 'manual', size_property_slug: 'chest', value: 20 }] }),
      ),
    ).toMatchObject({
      status: 400,
      body: {
        measurements: {
          chest: [expect.stringMatching(/^Ensure this value is between 59 and 213\.$/)],
        },
      },
    });
    expect(
      await client.post(
        base,
        aSize({ measurements: [{ origin: 'manual', size_property_slug: 'chest' }] }),
      ),
    ).toMatchObject({
      status: 400,
      body: { measurements: { chest: ['This field is required.'] } },
    });
  });

  it.each([
    ['14 years', { age: 14 }, { age: ['Ensure this value is between 15 and 100.'] }],
    [
      '221 cm',
      { height_in_cm: 221 },
      { height_in_cm: ['Ensure this value is between 150 and 220.'] },
    ],
    [
      '49.9 kg',
      { weight_in_kg: 49.9 },
      { weight_in_kg: ['Ensure this value is between 50 and 180.'] },
    ],
    [
      'a foot of 33 cm',
      { foot_length_in_cm: 33 },
      { foot_length_in_cm: ['Ensure this value is between 23.8 and 32.2.'] },
    ],
    [
      'a neck of 5 cm',
      { known: { neckCircumference: 5 } },
      { neckCircumference: ['Ensure this value is between 22 and 70.'] },
    ],
    ['an unknown shape', { body_shape: 'SQUARE' }, { body_shape: ['Not a valid choice.'] }],
    [
      'a weight that is a text',
      { weight_in_kg: '80' },
      { weight_in_kg: ['A valid number is required.'] },
    ],
    ['no height', { height_in_cm: undefined }, { height_in_cm: ['This field is required.'] }],
  ])('[SIZE-48] a custom size with %s is refused at the field', async (_, changes, errors) => {
    const client = shop.client();
    const answer = await client.post(base, aSize({ created_with_prefs: wirePrefs(changes) }));
    expect(answer).toMatchObject({ status: 400, body: { created_with_prefs: errors } });
    expect((await client.get(base)).body).toEqual([]);
  });

  it('[SIZE-15] a size in design 1 is accepted and saved in design 2', async () => {
    const first = {
      age: 41,
      height: 70.3,
      weight: 175,
      shoe_size: 10.5,
      body_type: 'TRIANGULAR',
      fit: 'REGULAR',
      unit_system: 'imperial',
    };
    const size = await create(shop.client(), { created_with_prefs: first });
    const entered: SizePrefs = {
      ...prefs,
      facts: {
        ageYears: 41,
        heightCm: centimeters(70.3 * 2.54),
        weightKg: kilograms(175 * 0.45359237),
        footLengthCm: centimeters(27.5),
      },
      known: {},
    };
    expect(lengths(size)).toEqual(computed('t-shirt', entered));
    expect(size).toMatchObject({
      design_version: 'V2',
      created_with_prefs: { design_version: 'V2', unit_system: 'imperial', age: 41 },
    });
  });

  it('[SIZE-15] a saved size in design 1 stays readable until edited', async () => {
    const client = shop.client();
    const { id } = await create(client);
    const first = {
      age: 41,
      height: 178.5,
      weight: 79.4,
      shoe_size: 43,
      body_type: 'ROUND',
      fit: 'LOOSE',
      unit_system: 'metric',
    };
    const columns = { preferences: JSON.stringify(first), design_version: 'V1' as const };
    const { queries } = shop.server.database;
    await queries.updateTable('user_size').set(columns).where('id', '=', id).execute();
    await queries
      .updateTable('user_size_version')
      .set(columns)
      .where('user_size_id', '=', id)
      .execute();
    expect((await client.get(`${base}${id}`)).body).toMatchObject({
      design_version: 'V1',
      created_with_prefs: first,
    });
    const edited = (await client.put(`${base}${id}`, { title: 'Edited' })).body;
    expect(edited).toMatchObject({
      design_version: 'V2',
      version: 2,
      created_with_prefs: { design_version: 'V2', body_shape: 'ROUND' },
    });
    expect(lengths(edited)).toEqual(computed('t-shirt'));
    const versions = (await client.get<WireUserSizeVersion[]>(`${base}${id}/history/`)).body;
    expect(versions.map(({ design_version }) => design_version)).toEqual(['V2', 'V1']);
  });
});

describe('a saved size', () => {
  it('[API-66] a change of name or measurements makes a new version', async () => {
    const client = shop.client();
    const first = await create(client);
    const path = `${base}${first.id}`;
    const changeSize = async (content: unknown) =>
      (await client.put<WireUserSize>(path, content)).body;
    expect(await changeSize({ title: ' Renamed ' })).toMatchObject({
      title: 'Renamed',
      version: 2,
      measurements: first.measurements,
    });
    const manual = await changeSize({
      measurements: [{ origin: 'manual', size_property_id: 105, value: 80 }],
    });
    expect(lengths(manual)).toEqual({ ...lengths(first), bodyLength: 80 });
    expect(origins(manual)).toEqual({ ...origins(first), bodyLength: 'manual' });
    const again = await changeSize({ measurements: [{ origin: 'lookup', size_property_id: 105 }] });
    expect([lengths(again), origins(again), again.version]).toEqual([
      lengths(first),
      origins(first),
      4,
    ]);
    const loose = await changeSize({ created_with_prefs: wirePrefs({ fit: 'LOOSE' }) });
    expect(lengths(loose)).toEqual(computed('t-shirt', { ...prefs, fit: 'LOOSE' }));
    expect(await changeSize({})).toEqual(loose);
    expect(loose.date_created).toBe(first.date_created);
    expect((await client.get(base)).body).toEqual([loose]);
  });

  it.each([
    ['a blank name', { title: '  ' }, { title: ['This field may not be blank.'] }],
    [
      'a name of 51 characters',
      { title: 'x'.repeat(51) },
      { title: ['Ensure this field has no more than 50 characters.'] },
    ],
    [
      'half of the prefs',
      { created_with_prefs: { fit: 'LOOSE' } },
      { created_with_prefs: { age: ['This field is required.'] } },
    ],
    [
      'a measure of another type',
      { measurements: [{ origin: 'manual', size_property_id: 999, value: 80 }] },
      { measurements: [expect.any(String)] },
    ],
    [
      'a measure out of bounds',
      { measurements: [{ origin: 'manual', size_property_id: 101, value: 299 }] },
      { measurements: { chest: [expect.any(String)] } },
    ],
    [
      'a huge measure',
      { measurements: [{ origin: 'manual', size_property_id: 101, value: 1e9 }] },
      { measurements: expect.anything() },
    ],
    ['a body that is not an object', 'text', { non_field_errors: [expect.any(String)] }],
  ])('a saved size cannot be changed to %s', async (_, content, errors) => {
    const client = shop.client();
    const { id } = await create(client);
    const answer = await client.send(
      'PUT',
      `${base}${id}`,
      typeof content === 'string' ? JSON.stringify(content) : content,
    );
    expect(answer).toMatchObject({ status: 400, body: errors });
    expect((await client.get(`${base}${id}`)).body.version).toBe(1);
  });

  it('a size without prefs cannot be looked up', async () => {
    const client = shop.client();
    const { id } = await create(client, {
      created_with_prefs: { note: 'as I like it' },
      measurements: [{ origin: 'lookup', size_property_id: 101, value: 110 }],
    });
    const kept = (await client.get(`${base}${id}`)).body;
    expect(kept).toMatchObject({
      created_with_prefs: { note: 'as I like it' },
      measurements: [{ origin: 'manual', value: 110 }],
    });
    expect(
      await client.put(`${base}${id}`, {
        measurements: [{ origin: 'lookup', size_property_id: 101 }],
      }),
    ).toMatchObject({
      status: 400,
      body: { created_with_prefs: ['This field is required.'] },
    });
    expect(
      (await client.put(`${base}${id}`, { title: 'Renamed' })).body.created_with_prefs,
    ).toEqual({ note: 'as I like it' });
  });

  it('[API-69] a size’s history has versions, differences and garments', async () => {
    const client = shop.client();
    await signUp(client);
    const first = await create(client, { title: 'First' });
    const number = await placeOrder(client, first.id, 2);
    await client.put(`${base}${first.id}`, {
      title: 'Second',
      measurements: [{ origin: 'manual', size_property_id: 101, value: 120 }],
    });
    const later = await placeOrder(client, first.id);
    const [second, one] = (await client.get<WireUserSizeVersion[]>(`${base}${first.id}/history/`))
      .body;
    expect(second).toMatchObject({
      version: 2,
      title: 'Second',
      differences: [
        {
          size_property_slug: 'chest',
          before: lengths(first).chest,
          after: 120,
          difference: Math.round((120 - (lengths(first).chest ?? 0)) * 100) / 100,
        },
      ],
      orders: [{ number: later, quantity: 1, title: 'Cotton T-Shirt' }],
    });
    expect(one).toMatchObject({
      version: 1,
      title: 'First',
      differences: [],
      orders: [{ number, quantity: 2 }],
      measurements: first.measurements,
    });
    expect((await orderOf(client, number)).lines[0]?.user_size).toEqual({
      id: first.id,
      title: 'First',
      version: 1,
    });
    expect((await orderOf(client, later)).lines[0]?.user_size).toEqual({
      id: first.id,
      title: 'Second',
      version: 2,
    });
    // The order stays readable after its size is deleted.
    await client.del(`${base}${first.id}`);
    expect((await orderOf(client, number)).lines[0]?.user_size).toEqual({
      id: first.id,
      title: 'First',
      version: 1,
    });
  });

  it('a payment keeps the agreed version of a size despite changes', async () => {
    const client = shop.client();
    const { id } = await create(client);
    const basket = await readyToPay(client, aTShirt(id));
    const { body } = await pay(
      client,
      aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
    );
    if (body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(body));
    await client.put(`${base}${id}`, { title: 'Changed meanwhile' });
    const decided = await client.send(
      'POST',
      body.action.url,
      new URLSearchParams({ decision: 'approve' }),
      { accept: 'text/html' },
    );
    const back = new URL(String(decided.location)).searchParams;
    const redirectResult = String(back.get('redirectResult'));
    const settled = await client.post(detailsPath, {
      payment_id: String(back.get('payment_id')),
      details: { redirectResult },
    });
    expect((await orderOf(client, settled.body.order_number)).lines[0]?.user_size).toMatchObject({
      id,
      title: 'Mine',
      version: 1,
    });
  });

  it('[API-67] a removed size can be restored in any version', async () => {
    const client = shop.client();
    const first = await create(client);
    const path = `${base}${first.id}`;
    await client.put(path, { title: 'Second' });
    expect((await client.del(path)).status).toBe(204);
    for (const gone of [
      await client.get(path),
      await client.get(`${path}/history/`),
      await client.put(path, { title: 'x' }),
      await client.del(path),
    ])
      expect(gone.status).toBe(404);
    expect(await client.post(`${path}/restore/`, { version: 3 })).toMatchObject({ status: 404 });
    expect(await client.post(`${path}/restore/`, { version: 'one' })).toMatchObject({
      status: 400,
    });
    expect(await client.post(`${path}/restore/`, { version: 2 })).toMatchObject({
      status: 200,
      body: { title: 'Second', version: 2 },
    });
    expect(await client.post(`${path}/restore/`, { version: 1 })).toMatchObject({
      status: 200,
      body: { title: 'Mine', version: 3 },
    });
    expect((await client.get(base)).body).toHaveLength(1);
  });

  it('each of many concurrent changes becomes a version', async () => {
    const client = shop.client();
    const { id } = await create(client);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client.put(`${base}${id}`, { title: `Name ${index}` }),
      ),
    );
    const versions = (await client.get<WireUserSizeVersion[]>(`${base}${id}/history/`)).body;
    expect(versions.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(versions.map(({ title }) => title)).size).toBe(9);
  });

  it('another owner’s size is not found in any call', async () => {
    const [owner, stranger, staff] = [shop.client(), shop.client(), await signedIn('staff')];
    await signUp(owner);
    const { id } = await create(owner);
    for (const client of [shop.client(), stranger, staff]) {
      const path = `${base}${id}`;
      expect((await client.get(path)).status).toBe(404);
      expect((await client.put(path, { title: 'x' })).status).toBe(404);
      expect((await client.del(path)).status).toBe(404);
      expect((await client.get(`${path}/history/`)).status).toBe(404);
      expect((await client.post(`${path}/restore/`, { version: 1 })).status).toBe(404);
      expect((await client.get(`${path}/conversion/3/`)).status).toBe(404);
      expect((await client.post(`${path}/conversion/3/`)).status).toBe(404);
      expect(
        (await run(client, recommendedStandardSizeFromUserSize, { sizeTypeId: 3, userSizeId: id }))
          .recommended_standard_size,
      ).toEqual({
        __typename: 'Error',
        message: userSizeErrors.unknownSize,
      });
    }
    expect((await owner.get(`${base}${id}`)).body).toMatchObject({ version: 1, title: 'Mine' });
  });
});

describe('sizes for a user', () => {
  it('[API-63] [API-70] stores and admins create a customer’s size, admins change it', async () => {
    const customer = shop.client();
    await signUp(customer);
    const user = await idOf(customer);
    const path = `/customizer_api/v2/user/${user}/user-size2/`;
    const [staff, store] = [await signedIn('staff'), await signedIn('store')];
    for (const refused of [shop.client(), customer, await signedIn('customer')])
      expect((await refused.post(path, aSize())).status).toBe(403);
    const made = await staff.post(path, aSize({ title: 'By staff' }));
    expect(made).toMatchObject({ status: 201, body: { title: 'By staff' } });
    expect(await store.post(path, aSize({ title: 'By the store' }))).toMatchObject({ status: 201 });
    expect((await customer.get(base)).body.map(({ title }: Content) => title)).toEqual([
      'By the store',
      'By staff',
    ]);
    for (const refused of [shop.client(), customer, store])
      expect((await refused.put(`${path}${made.body.id}`, { title: 'x' })).status).toBe(403);
    expect(await staff.put(`${path}${made.body.id}`, { title: 'Changed' })).toMatchObject({
      status: 200,
      body: { title: 'Changed', version: 2 },
    });
    expect((await staff.put(`${path}${made.body.id}`, { title: '' })).status).toBe(400);
    // Sizes of other users are not accessible.
    expect(
      (
        await staff.put(`/customizer_api/v2/user/${await idOf(staff)}/user-size2/${made.body.id}`, {
          title: 'x',
        })
      ).status,
    ).toBe(404);
    expect((await staff.post('/customizer_api/v2/user/99999999/user-size2/', aSize())).status).toBe(
      404,
    );
    expect((await staff.post(path, aSize({ title: '' }))).status).toBe(400);
  });

  it('[API-63] [API-70] a size saved by staff is marked and logged with its reason', async () => {
    const customer = shop.client();
    await signUp(customer);
    const user = await idOf(customer);
    const path = `/customizer_api/v2/user/${user}/user-size2/`;
    const [staff, store] = [await signedIn('staff'), await signedIn('store')];
    const own = await create(customer);
    const made = (
      await store.post(path, aSize({ title: 'Made', reason: ' measured in the store ' }))
    ).body;
    const changed = (
      await staff.put(`${path}${own.id}`, { title: 'Changed', reason: 'asked on the phone' })
    ).body;
    expect([made.by_shop, own.by_shop, changed.by_shop]).toEqual([true, false, true]);
    expect(
      (await staff.put(`${path}${own.id}`, { title: 'x', reason: 'a'.repeat(201) })).status,
    ).toBe(400);
    await customer.put(`${base}${own.id}`, { title: 'Mine again' });
    await customer.post(`${base}${own.id}/restore/`, { version: 2 });
    expect(
      (await customer.get(`${base}${own.id}/history/`)).body.map(
        ({ by_shop }: WireUserSizeVersion) => by_shop,
      ),
    ).toEqual([false, false, true, false]);
    const records = (await staff.get(`/studio_api/records/?customer_id=${user}`)).body;
    expect(records).toMatchObject([
      {
        action: 'size-changed',
        by: 'staff@tailorbird.example',
        about: `size ${own.id}`,
        reason: 'asked on the phone',
      },
      {
        action: 'size-saved',
        by: 'store@tailorbird.example',
        about: `size ${made.id}`,
        reason: 'measured in the store',
      },
    ]);
  });

  it('[API-63] staff save sizes for wearers and see them for a reason', async () => {
    const customer = shop.client();
    await signUp(customer);
    const user = await idOf(customer);
    const anna = (
      await customer.post('/customizer_api/v2/wearers/', { name: 'Anna', kind: 'partner' })
    ).body;
    const store = await signedIn('store');
    const made = await store.post(
      `/customizer_api/v2/user/${user}/user-size2/`,
      aSize({ wearer_id: anna.id }),
    );
    expect(made).toMatchObject({ status: 201, body: { wearer_id: anna.id, by_shop: true } });
    const opened = (
      await store.post(`/studio_api/customers/${user}/openings/`, { reason: 'stands in the store' })
    ).body;
    expect([opened.wearers, opened.sizes]).toEqual([[{ id: anna.id, name: 'Anna' }], [made.body]]);
  });
});

describe('calls for admins', () => {
  it('[API-58] [API-59] [API-63] [API-70] other roles are refused with any body', async () => {
    for (const refused of [shop.client(), await signedIn('customer')]) {
      for (const content of [{}, { size_type: 'one' }, '{']) {
        const statuses = [
          await refused.post('/size/lookup-size/', content),
          await refused.post('/size/size-conversion-preview/', content),
          await refused.post('/customizer_api/v2/user/1/user-size2/', content),
          await refused.put('/customizer_api/v2/user/1/user-size2/1', content),
        ].map(({ status }) => status);
        expect(statuses).toEqual([403, 403, 403, 403]);
      }
    }
  });

  it('[API-58] a lookup computes a size without saving it', async () => {
    const staff = await signedIn('staff');
    const asked = { ...wirePrefs(), size_type: 3 };
    for (const refused of [shop.client(), await signedIn('customer'), await signedIn('store')])
      expect((await refused.post('/size/lookup-size/', asked)).status).toBe(403);
    const { status, body } = await staff.post('/size/lookup-size/', asked);
    expect([status, lengths(body)]).toEqual([200, computed('polo')]);
    expect(body.body.chestCircumference.mean).toBeCloseTo(103.5, -1);
    expect(body.recommended).toMatchObject({ base: 7, probability: expect.any(Number) });
    expect((await staff.get(base)).body.some(({ title }: Content) => title === '-')).toBe(false);
    expect(await staff.post('/size/lookup-size/', { ...asked, age: 12 })).toMatchObject({
      status: 400,
      body: { age: ['Ensure this value is between 15 and 100.'] },
    });
    expect(await staff.post('/size/lookup-size/', { ...asked, size_type: 999 })).toMatchObject({
      status: 400,
      body: { size_type: [expect.any(String)] },
    });
    expect((await staff.post('/size/lookup-size/', {})).status).toBe(400);
  });

  it('[API-59] any saved or unsaved size can be converted as a preview', async () => {
    const [owner, staff] = [shop.client(), await signedIn('staff')];
    const { id } = await create(owner);
    const path = '/size/size-conversion-preview/';
    for (const refused of [owner, await signedIn('customer'), await signedIn('store')])
      expect((await refused.post(path, { user_size_id: id, target_size_type: 3 })).status).toBe(
        403,
      );
    const saved = await staff.post(path, { user_size_id: id, target_size_type: 3 });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        size_type: 3,
        through: 'body',
        source: { title: 'Mine', size_type: 1 },
        recommended: { base: 7 },
      },
    });
    expect(lengths(saved.body)).toEqual(computed('polo'));
    expect(lengths(saved.body.source)).toEqual(computed('t-shirt'));
    const told = await staff.post(path, {
      size_type: 1,
      created_with_prefs: wirePrefs(),
      target_size_type: 3,
    });
    expect(lengths(told.body)).toEqual(computed('polo'));
    const garment = standardMeasurements('t-shirt', { base: 7, length: 'R' }) ?? [];
    const measurements = garment.map(({ measure, value }) => ({
      origin: 'manual',
      size_property_slug: measure,
      value,
    }));
    const eased = await staff.post(path, { size_type: 1, measurements, target_size_type: 5 });
    expect(eased.body).toMatchObject({ through: 'ease', recommended: { base: 7, length: 'R' } });
    expect((await staff.post(path, { user_size_id: 99_999_999, target_size_type: 3 })).status).toBe(
      404,
    );
    for (const wrong of [
      { user_size_id: id, target_size_type: 999 },
      { target_size_type: 3 },
      { size_type: 1, target_size_type: 3 },
    ])
      expect((await staff.post(path, wrong)).status).toBe(400);
  });
});

describe('a conversion', () => {
  it('a conversion is shown with its source before it is saved', async () => {
    const client = shop.client();
    const { id } = await create(client);
    const seen = (await client.get(`${base}${id}/conversion/3/`)).body;
    expect([seen.through, lengths(seen)]).toEqual(['body', computed('polo')]);
    const saved = await client.post(`${base}${id}/conversion/3/`);
    expect(saved).toMatchObject({ status: 201, body: { title: 'Mine', size_type: 3, version: 1 } });
    expect(
      new Set(saved.body.measurements.map(({ lookup_source_id }: Content) => lookup_source_id)),
    ).toEqual(new Set([id]));
    expect((await client.post(`${base}${id}/conversion/999/`)).status).toBe(400);
  });
});

describe('GraphQL', () => {
  it('[API-79] [SIZE-18] a saved size recommends a standard size with measurements', async () => {
    const client = shop.client();
    const { id } = await create(client);
    const { recommended_standard_size: found } = await run(
      client,
      recommendedStandardSizeFromUserSize,
      { sizeTypeId: 5, userSizeId: id },
    );
    expect(found).toMatchObject({
      generic_size_name: '7',
      length_name: expect.stringMatching(/^[RL]$/),
      size_name: expect.stringMatching(/^7[RL]$/),
      title: expect.stringMatching(/^Standard - 7[RL]$/),
      size_type_id: 5,
      probability: expect.any(Number),
    });
    const garments = (await client.get('/customizer_api/v3/clothing-types/')).body.map(
      ({ id: garment }: Content) => garment,
    );
    expect(found.clothing_type_sizes.length).toBeGreaterThan(0);
    for (const { clothing_type_id } of found.clothing_type_sizes)
      expect(garments).toContain(clothing_type_id);
    const size = { base: 7 as const, length: found.length_name };
    expect(lengths(found)).toEqual(
      Object.fromEntries(
        (standardMeasurements('sweatshirt', size) ?? []).map(({ measure, value }) => [
          measure,
          value,
        ]),
      ),
    );
    const unknown = await run(client, recommendedStandardSizeFromUserSize, {
      sizeTypeId: 999,
      userSizeId: id,
    });
    expect(unknown.recommended_standard_size).toEqual({
      __typename: 'Error',
      message: userSizeErrors.unknownSizeType,
    });
    const large = await create(client, {
      created_with_prefs: wirePrefs({ known: { chestCircumference: 160 } }),
    });
    expect(
      (
        await run(client, recommendedStandardSizeFromUserSize, {
          sizeTypeId: 5,
          userSizeId: large.id,
        })
      ).recommended_standard_size,
    ).toBeNull();
  });

  it('[API-83] a standard size stores complete valid prefs only', async () => {
    const client = shop.client();
    const make = async (standardSizeId: number, idealSizeInfo: Record<string, unknown>) => {
      const variables = {
        standardSizeId,
        title: `Standard ${standardSizeId}`,
        targetSizeTypeId: 1,
        idealSizeInfo,
      };
      const { createUserSizeFromStandardSize: made } = await run(
        client,
        createUserSizeFromStandardSize,
        variables,
      );
      return (await client.get(`${base}${made.user_size.id}`)).body.created_with_prefs;
    };
    const { fit: _, unit_system: __, known: ___, ...ideal } = wirePrefs();
    expect(await make(1, ideal)).toMatchObject({ ...ideal, fit: 'REGULAR', design_version: 'V2' });
    expect(await make(2, { ...ideal, age: 12 })).toBeNull();
    expect(await make(3, { age: 35 })).toBeNull();
  });
});

describe('a guest’s sizes', () => {
  it('[GUARD-02] [GUARD-03] a guest’s sizes move to the account with history', async () => {
    const client = shop.client();
    const size = await create(client);
    await client.put(`${base}${size.id}`, { title: 'Second' });
    const email = `guest-${size.id}@example.test`;
    const { body } = await pay(
      client,
      aPayment(await readyToPay(client, aTShirt(size.id)), origin, { guest_email: email }),
    );
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const orders = async () =>
      (await client.get<WireUserSizeVersion[]>(`${base}${size.id}/history/`)).body.map(
        (version) => version.orders.length,
      );
    expect(await orders()).toEqual([1, 0]);
    await signUp(client, email);
    expect((await client.get(base)).body).toMatchObject([
      { id: size.id, title: 'Second', version: 2 },
    ]);
    expect(await orders()).toEqual([1, 0]);
  });

  it('[SIZE-31] equal standard sizes merge with both histories', async () => {
    const [client, guest] = [shop.client(), shop.client()];
    const email = await signUp(client);
    const make = async (who: Client): Promise<number> =>
      (
        await run(who, createUserSizeFromStandardSize, {
          standardSizeId: 13,
          title: 'Standard - 7R',
          targetSizeTypeId: 1,
        })
      ).createUserSizeFromStandardSize.user_size.id;
    const [own, theirs] = [await make(client), await make(guest)];
    await placeOrder(client, own);
    const { body } = await pay(
      guest,
      aPayment(await readyToPay(guest, aTShirt(theirs)), origin, { guest_email: email }),
    );
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    await signIn(guest, email);
    expect((await guest.get(base)).body.map(({ id }: Content) => id)).toEqual([own]);
    const [version] = (await guest.get<WireUserSizeVersion[]>(`${base}${own}/history/`)).body;
    expect(version?.orders).toHaveLength(2);
  });
});

describe('all size data', () => {
  it('size data is exported completely, and deleted except measurements of orders', async () => {
    const client = shop.client();
    await signUp(client);
    const ordered = await create(client, { title: 'Ordered' });
    const number = await placeOrder(client, ordered.id);
    await client.put(`${base}${ordered.id}`, {
      created_with_prefs: wirePrefs({ weight_in_kg: 83 }),
    });
    await client.put(`${base}${ordered.id}`, {
      created_with_prefs: wirePrefs({ weight_in_kg: 85 }),
    });
    const removed = await create(client, { title: 'Removed' });
    await client.del(`${base}${removed.id}`);
    const other = await create(shop.client(), { title: 'Somebody else’s' });

    const { status, body } = await client.get(`${base}export/`);
    expect(status).toBe(200);
    expect(
      body.sizes.map(({ title, date_deleted, history }: Content) => [
        title,
        date_deleted !== null,
        history.length,
      ]),
    ).toEqual([
      ['Removed', true, 1],
      ['Ordered', false, 3],
    ]);
    expect(body.sizes[1].history[2]).toMatchObject({
      created_with_prefs: { weight_in_kg: 79.4 },
      orders: [{ number }],
    });
    expect(body.sizes[0]).toMatchObject({ size_type_title: 'T-Shirt' });

    expect((await client.del(base)).status).toBe(204);
    expect((await client.get(base)).body).toEqual([]);
    expect((await client.get(`${base}export/`)).body.sizes).toEqual([]);
    expect((await client.post(`${base}${removed.id}/restore/`, { version: 1 })).status).toBe(404);
    expect((await client.del(base)).status).toBe(204);

    const { queries } = shop.server.database;
    const rows = await queries
      .selectFrom('user_size')
      .selectAll()
      .where('id', 'in', [ordered.id, removed.id])
      .execute();
    expect(rows).toMatchObject([
      { id: ordered.id, account_id: null, guest_key: null, preferences: null },
    ]);
    const versions = await queries
      .selectFrom('user_size_version')
      .selectAll()
      .where('user_size_id', 'in', [ordered.id, removed.id])
      .execute();
    expect(versions.map(({ version, preferences }) => [version, preferences])).toEqual([
      [1, null],
      [3, null],
    ]);
    expect(fromJson(versions[0]?.measurements ?? '[]')).toHaveLength(ordered.measurements.length);
    expect((await orderOf(client, number)).lines[0]?.user_size).toMatchObject({
      title: 'Ordered',
      version: 1,
    });
    expect(
      await queries
        .selectFrom('user_size')
        .select('title')
        .where('id', '=', other.id)
        .executeTakeFirst(),
    ).toEqual({
      title: 'Somebody else’s',
    });
  });

  it('deletion keeps the version bound to a basket line', async () => {
    const client = shop.client();
    const { id } = await create(client);
    await client.put(`${base}${id}`, { title: 'Second' });
    await client.put(`${base}${id}`, { title: 'Third' });
    expect(
      await client.post('/oscarapi/basket/add-product/', aTShirt(id, { user_size_version: 2 })),
    ).toMatchObject({ status: 200 });
    for (const user_size_version of [4, 0, 'two'])
      expect([400, 406]).toContain(
        (await client.post('/oscarapi/basket/add-product/', aTShirt(id, { user_size_version })))
          .status,
      );
    await client.del(base);
    const { queries } = shop.server.database;
    const versions = await queries
      .selectFrom('user_size_version')
      .select('version')
      .where('user_size_id', '=', id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ version }) => version)).toEqual([2, 3]);
    expect((await client.basket()).all_lines).toMatchObject([
      { user_size: { id, version: 2 }, user_size_version: 2 },
    ]);
  });

  it('size data of a customer without sizes is empty', async () => {
    const client = shop.client();
    expect((await client.get(`${base}export/`)).body.sizes).toEqual([]);
    expect((await client.del(base)).status).toBe(204);
  });
});

describe('answers about sizes', () => {
  it('responses with sizes are not cached', async () => {
    const client = shop.client();
    const { id } = await create(client);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of ['', id, `${id}/history/`, `${id}/conversion/3/`, 'export/', '999999']) {
      const answer = await shop.server.fetch(
        new Request(new URL(`${base}${path}`, origin), { headers: { cookie } }),
      );
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    }
  });

  it('thirty sizes need as many statements as one', async () => {
    const client = shop.client();
    const first = await create(client);
    const executor = shop.server.database.queries.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    // Jobs execute statements at any time, and any request may refresh shared data.
    const inRequest = new AsyncLocalStorage<string[]>();
    const isShared = (sql: string): boolean => /from "(shop_data|fabric_color_stock)"/.test(sql);
    const spy = vi.spyOn(executor, 'executeQuery').mockImplementation((query) => {
      inRequest.getStore()?.push(query.sql);
      return execute(query);
    });
    const statements = async (path: string): Promise<number> => {
      const executed: string[] = [];
      const { status } = await inRequest.run(executed, () => client.get(path));
      expect(status).toBe(200);
      return executed.filter((sql) => !isShared(sql)).length;
    };
    const counts = async () => [
      await statements(base),
      await statements(`${base}${first.id}/history/`),
      await statements(`${base}export/`),
    ];
    const few = await counts();
    for (let each = 0; each < 29; each += 1) {
      await create(client);
      await client.put(`${base}${first.id}`, { title: `Name ${each}` });
    }
    expect(await counts()).toEqual(few);
    expect(few).toEqual([1, 3, 3]);
    spy.mockRestore();
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const logged = openShop({
    logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });

  it('the log has no body data after any action', async () => {
    const client = logged.client();
    const secrets = ['83.71', '187.93', '28.17', '104.29', '131.5', 'TRIANGULAR', 'Bauchladen'];
    const body = wirePrefs({
      weight_in_kg: 83.71,
      height_in_cm: 187.93,
      foot_length_in_cm: 28.17,
      known: { chestCircumference: 104.29 },
    });
    const sent = aSize({
      title: 'Bauchladen',
      created_with_prefs: body,
      measurements: [{ origin: 'manual', size_property_id: 101, value: 131.5 }],
    });
    const { id } = (await client.post(base, sent)).body;
    await client.put(`${base}${id}`, { ...sent, title: '' });
    await client.put(`${base}${id}`, { created_with_prefs: { ...body, fit: 'LOOSE' } });
    await client.get(`${base}${id}/history/`);
    await client.get(`${base}export/`);
    await client.post(`${base}${id}/conversion/3/`);
    await client.post(base, JSON.stringify(sent).slice(0, -1));
    const ideal = {
      age: 41,
      height_in_cm: 187.93,
      weight_in_kg: 83.71,
      foot_length_in_cm: 28.17,
      body_shape: 'TRIANGULAR',
    };
    const variables = {
      standardSizeId: 13,
      title: 'Bauchladen',
      targetSizeTypeId: 1,
      idealSizeInfo: ideal,
    };
    await client.post('/graphql/', { query: createUserSizeFromStandardSize.text, variables });
    await signIn(client, 'staff@tailorbird.example', 'measure-twice');
    expect((await client.post('/size/lookup-size/', { ...body, size_type: 1 })).status).toBe(200);
    // An internal error: the statement fails with its parameters.
    const { queries } = logged.server.database;
    await queries.schema
      .alterTable('user_size_version')
      .renameTo('user_size_version_away')
      .execute();
    expect((await client.post(base, sent)).status).toBe(500);
    expect(
      (
        await client.post('/graphql/', {
          query: createUserSizeFromStandardSize.text,
          variables: { ...variables, targetSizeTypeId: 2 },
        })
      ).body.errors,
    ).toHaveLength(1);
    await queries.schema
      .alterTable('user_size_version_away')
      .renameTo('user_size_version')
      .execute();

    const log = logTextWithoutIds(lines);
    expect(log).toContain(base);
    expect(log).toContain('request failed');
    expect(log).toContain('a GraphQL field failed');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('analytics have no size data', async () => {
    const client = shop.client();
    await signUp(client);
    const { id } = await create(client, { title: 'Bauchladen' });
    const number = await placeOrder(client, id);
    const told = JSON.stringify((await client.get(`/oscarapi/orders/${number}/analytics/`)).body);
    expect(told).toContain(number);
    expect(told).not.toMatch(/Bauchladen|size/i);
  });
});
