import { createUserSizeFromStandardSize } from '@tailorbird/contract/graphql';
import type { WireOrder, WireSizeProposal } from '@tailorbird/contract/orders';
import type { WireUserSize, WireUserSizeVersion } from '@tailorbird/contract/sizing';
import { parseFreeSewing, parseSizeFile } from '@tailorbird/domain/sizing';
import { describe, expect, it } from 'vitest';
import {
  aKey,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const sizes = '/customizer_api/v2/user-size2/';

const facts = {
  age: 41,
  foot_length_in_cm: 27.5,
  height_in_cm: 178.5,
  weight_in_kg: 79.4,
  body_shape: 'RECTANGULAR',
  fit: 'REGULAR',
};
const ownedShirt = { size_type: 'shirt', fit: 'REGULAR', half_chest: 57, sleeve: 65 };
const prefs = {
  ...facts,
  unit_system: 'imperial',
  known: { chestCircumference: 101 },
  owned: [ownedShirt],
};

const create = async (client: Client, changes: object = {}): Promise<WireUserSize> =>
  (
    await client.post<WireUserSize>(sizes, {
      title: 'Mine, the good one',
      size_type: 4,
      created_with_prefs: prefs,
      ...changes,
    })
  ).body;
const lengths = ({ measurements }: Pick<WireUserSize, 'measurements'>) =>
  Object.fromEntries(
    measurements.map(({ size_property_slug, value }) => [size_property_slug, value]),
  );
const textOf = async (
  client: Client,
  path: string,
): Promise<{ readonly status: number; readonly text: string; readonly headers: Headers }> => {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await shop.server.fetch(
    new Request(new URL(path, origin), { headers: { accept: 'application/json', cookie } }),
  );
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const importFile = async (client: Client, file: string, changes: object = {}) =>
  await client.post<WireUserSize>(`${sizes}import/`, { file, ...changes });

describe('a size as a file', () => {
  it('[SIZE-130] an exported size is equal after import in another account', async () => {
    const client = shop.client();
    const size = await create(client);
    const changed = await client.put<WireUserSize>(`${sizes}${size.id}`, {
      measurements: [{ origin: 'manual', size_property_slug: 'bodyLength', value: 81.5 }],
    });
    const json = await textOf(client, `${sizes}${size.id}/file/`);
    const csv = await textOf(client, `${sizes}${size.id}/file.csv`);
    expect([json.status, csv.status]).toEqual([200, 200]);
    expect(json.headers.get('content-disposition')).toBe(
      `attachment; filename="size-${size.id}.json"`,
    );
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.text).toContain('title,"Mine, the good one"\r\n');
    for (const { text } of [json, csv]) {
      expect(parseSizeFile(text)).toEqual(parseSizeFile(json.text));
      const other = shop.client();
      const brought = await importFile(other, text);
      expect(brought.status).toBe(201);
      const { title, size_type, cut_for, created_with_prefs, standard_size, measurements } =
        changed.body;
      expect(brought.body).toMatchObject({
        title,
        size_type,
        cut_for,
        created_with_prefs,
        standard_size,
        measurements,
        version: 1,
      });
      expect((await other.get<WireUserSize>(`${sizes}${brought.body.id}`)).body).toEqual(
        brought.body,
      );
    }
  });

  it('[SIZE-130, SIZE-31] an imported standard size is saved once', async () => {
    const client = shop.client();
    await signUp(client, `${aKey()}@example.test`);
    const variables = {
      standardSizeId: 13,
      title: 'Standard - 7R - 05/11/25',
      targetSizeTypeId: 1,
    };
    const { body } = await client.post('/graphql/', {
      query: createUserSizeFromStandardSize.text,
      variables,
    });
    const { id } = body.data.createUserSizeFromStandardSize.user_size;
    const { text } = await textOf(client, `${sizes}${id}/file.csv`);
    expect((await importFile(client, text)).body).toMatchObject({
      id,
      standard_size: { base: 7, length: 'R' },
    });
    const wearer = (
      await client.post<{ id: number }>('/customizer_api/v2/wearers/', {
        name: 'Kim',
        kind: 'partner',
      })
    ).body.id;
    const kims = await importFile(client, text, { wearer_id: wearer });
    expect(kims.body).toMatchObject({ wearer_id: wearer, standard_size: { base: 7, length: 'R' } });
    expect(kims.body.id).not.toBe(id);
    expect((await importFile(client, text, { wearer_id: 987_654 })).body).toEqual({
      wearer_id: ['Unknown wearer.'],
    });
  });

  it('[SIZE-130] an invalid file is refused with its errors', async () => {
    const client = shop.client();
    const good = (await textOf(client, `${sizes}${(await create(client)).id}/file/`)).text;
    expect(await importFile(client, 'Dear tailor')).toMatchObject({
      status: 400,
      body: { file: ['This is no file of a size.'] },
    });
    expect((await importFile(client, 'x'.repeat(20_001))).status).toBe(400);
    expect(await importFile(client, good.replace('"shirt"', '"sail"'))).toMatchObject({
      status: 400,
      body: { size_type: expect.anything() },
    });
    expect(
      await importFile(client, good.replace(/"height_cm":\s*178.5/, '"height_cm": 400')),
    ).toMatchObject({
      status: 400,
      body: { created_with_prefs: { height_in_cm: ['Ensure this value is between 150 and 220.'] } },
    });
    expect(
      await importFile(client, good.replace(/"halfChest_cm":\s*[\d.]+/, '"halfChest_cm": 570')),
    ).toMatchObject({
      status: 400,
      body: { created_with_prefs: { owned: [expect.any(String)] } },
    });
    expect(
      await importFile(client, good.replace(/"chest_cm":\s*[\d.]+/, '"chest_cm": 900')),
    ).toMatchObject({
      status: 400,
      body: { measurements: { chest: expect.anything() } },
    });
    expect((await client.get(sizes)).body).toHaveLength(1);
  });

  it('[SIZE-87] the FreeSewing export has the body in millimeters', async () => {
    const client = shop.client();
    const { id } = await create(client);
    const set = await textOf(client, `${sizes}${id}/freesewing/`);
    expect(JSON.parse(set.text)).toMatchObject({ name: 'Mine, the good one', imperial: false });
    const read = parseFreeSewing(set.text);
    expect(read.ok && read.value).toMatchObject({ ignored: [], aroundBust: [], outOfBounds: [] });
    // Measured by tape, and consistent with a fitting shirt.
    expect(Math.abs((read.ok ? (read.value.known.chestCircumference ?? 0) : 0) - 101)).toBeLessThan(
      2,
    );
  });

  it('only the owner can export a size', async () => {
    const { id } = await create(shop.client());
    for (const path of ['file/', 'file.csv', 'freesewing/', 'trust/']) {
      expect((await textOf(shop.client(), `${sizes}${id}/${path}`)).status).toBe(404);
      expect((await textOf(shop.client(), `${sizes}987654/${path}`)).status).toBe(404);
    }
  });
});

describe('reliability of a size', () => {
  const trustOf = async (client: Client, id: number) =>
    (await client.get(`${sizes}${id}/trust/`)).body.trust;
  const of = async (client: Client, changes: object) =>
    await trustOf(
      client,
      (await create(client, { created_with_prefs: { ...facts, known: {}, ...changes } })).id,
    );

  it('[SIZE-131, SIZE-99] reliability covers growth, survey range and accuracy', async () => {
    const client = shop.client();
    const usual = await of(client, {});
    expect(usual).toMatchObject({
      widened_by: 1,
      beyond_survey: false,
      may_grow: false,
      served_least: false,
    });
    expect(
      usual.intervals.map(
        ({ size_property_slug }: { size_property_slug: string }) => size_property_slug,
      ),
    ).toContain('chest');
    const young = await of(client, { age: 15 });
    expect(young).toMatchObject({ may_grow: true, beyond_survey: true });
    expect(young.widened_by).toBeCloseTo(1 + 0.15 * (young.survey_reach - 1), 9);
    const nearest = await of(client, { age: 17 });
    expect(nearest).toMatchObject({ may_grow: true, beyond_survey: false });
    expect(young.confidence).toBeLessThan(nearest.confidence);
    const spread = ({
      intervals,
    }: {
      intervals: { size_property_slug: string; low: number; high: number }[];
    }): number => {
      const chest = intervals.find(({ size_property_slug }) => size_property_slug === 'chest');
      return (chest?.high ?? 0) - (chest?.low ?? 0);
    };
    expect(spread(young)).toBeGreaterThan(spread(nearest));
    expect(await of(client, { weight_in_kg: 105 })).toMatchObject({ served_least: true });
    expect(
      await of(client, {
        cut_for: 'women',
        height_in_cm: 140,
        weight_in_kg: 180,
        foot_length_in_cm: 23,
      }),
    ).toMatchObject({
      served_least: true,
      beyond_survey: true,
    });
  });

  it('[SIZE-131] a size without body data states no reliability', async () => {
    const client = shop.client();
    const measurements = [{ origin: 'manual', size_property_slug: 'chest', value: 112 }];
    const size = await create(client, { created_with_prefs: null, measurements });
    expect((await client.get(`${sizes}${size.id}/trust/`)).body).toEqual({ trust: null });
  });
});

describe('reference garments of a size', () => {
  it('[SIZE-83] an impossible length is refused at its field', async () => {
    const client = shop.client();
    const size = await create(client);
    for (const length of [
      { half_chest: 29 },
      { half_chest: 111 },
      { half_chest: 57, sleeve: 20 },
      { half_neck: 60 },
    ]) {
      const created_with_prefs = {
        ...prefs,
        owned: [{ size_type: 'shirt', fit: 'REGULAR', ...length }],
      };
      const refusal = {
        status: 400,
        body: { created_with_prefs: { owned: [expect.stringContaining('half_chest 30 and 110')] } },
      };
      expect(
        await client.post(sizes, { title: 'Mine', size_type: 4, created_with_prefs }),
      ).toMatchObject(refusal);
      expect(await client.put(`${sizes}${size.id}`, { created_with_prefs })).toMatchObject(refusal);
    }
    expect((await client.get(sizes)).body).toMatchObject([{ id: size.id, version: 1 }]);
  });

  const tight = { chest: 'too-small', waist: 'too-small' };
  const proposals = '/oscarapi/orders/size-proposals/';

  it('[SIZE-132] garments are changed and removed by version, and restoring undoes it', async () => {
    const client = shop.client();
    await signUp(client, `${aKey()}@example.test`);
    const size = await create(client, { size_type: 1 });
    const { body: paid } = await pay(
      client,
      aPayment(await readyToPay(client, aTShirt(size.id)), origin),
    );
    if (paid.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid));
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    for (const to of ['InProduction', 'Shipped', 'Delivered']) {
      expect(
        (await staff.post(`/studio_api/orders/${paid.order_number}/moves/`, { to })).status,
      ).toBe(200);
    }
    const line = (await client.get<WireOrder>(`/oscarapi/orders/${paid.order_number}/`)).body
      .lines[0]?.id;
    await client.post(`/oscarapi/orders/${paid.order_number}/fit-feedback/`, {
      line,
      zones: tight,
      washed: false,
    });
    const proposed = async () => (await client.get<WireSizeProposal[]>(proposals)).body;
    const answered = async (answer: string) =>
      (
        await client.post(`${proposals}${size.id}/`, {
          answer,
          basis: (await proposed())[0]?.basis,
        })
      ).status;
    expect(await answered('apply')).toBe(200);
    expect(await proposed()).toEqual([]);

    // Learned measurements stay learned in another account.
    const learned = (await client.get<WireUserSize>(`${sizes}${size.id}`)).body.measurements;
    expect(learned.filter(({ origin }) => origin === 'learned').length).toBeGreaterThan(0);
    for (const file of ['file/', 'file.csv']) {
      const { text } = await textOf(client, `${sizes}${size.id}/${file}`);
      expect((await importFile(shop.client(), text)).body.measurements).toEqual(learned);
    }

    const version = async (owned: readonly object[]) =>
      (
        await client.put<WireUserSize>(`${sizes}${size.id}`, {
          created_with_prefs: { ...prefs, owned },
        })
      ).body;
    const wider = await version([{ ...ownedShirt, half_chest: 64 }]);
    expect(wider).toMatchObject({
      version: 3,
      created_with_prefs: { owned: [{ half_chest: 64 }] },
    });
    expect(lengths(wider).chest).toBeGreaterThan(lengths(size).chest ?? 0);
    // Feedback on the worn shirt is evaluated again for the current size.
    const [anew] = await proposed();
    expect(anew).toMatchObject({ size: { id: size.id }, because: [{ zones: tight }] });
    expect(
      anew?.measures.find(({ size_property_slug }) => size_property_slug === 'chest')?.before.value,
    ).toBe(lengths(wider).chest);
    expect((await version([{ ...ownedShirt, half_chest: 64 }])).version).toBe(3);

    const without = await version([]);
    expect(without.version).toBe(4);
    expect(without.created_with_prefs).not.toHaveProperty('owned');
    const back = await client.post<WireUserSize>(`${sizes}${size.id}/restore/`, { version: 3 });
    expect(back.body).toMatchObject({
      version: 5,
      created_with_prefs: { owned: [{ half_chest: 64 }] },
    });
    expect(lengths(back.body)).toEqual(lengths(wider));
    const history = (await client.get<WireUserSizeVersion[]>(`${sizes}${size.id}/history/`)).body;
    expect(history.map((each) => each.learned_from.length)).toEqual([0, 0, 0, 1, 0]);
    expect(await answered('apply')).toBe(200);
    expect((await client.get<WireUserSize>(`${sizes}${size.id}`)).body.version).toBe(6);
  });
});
