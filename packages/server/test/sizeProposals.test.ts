import { createUserSizeFromStandardSize } from '@tailorbird/contract/graphql';
import type { WireOrder, WireSizeProposal, WireWornGarments } from '@tailorbird/contract/orders';
import type { WireUserSize, WireUserSizeVersion } from '@tailorbird/contract/sizing';
import { describe, expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
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
const proposals = '/oscarapi/orders/size-proposals/';

type Worn = {
  readonly client: Client;
  readonly number: string;
  readonly size: number;
  readonly line: number;
  readonly link: string;
};

const ofFacts = async (client: Client): Promise<number> => {
  const told = {
    age: 41,
    foot_length_in_cm: 27.5,
    height_in_cm: 178.5,
    weight_in_kg: 79.4,
    body_shape: 'RECTANGULAR',
    fit: 'REGULAR',
  };
  const prefs = { ...told, unit_system: 'metric', known: {} };
  return (
    await client.post<WireUserSize>(sizes, {
      title: 'Mine',
      size_type: 1,
      created_with_prefs: prefs,
    })
  ).body.id;
};
/** A standard size of a wearer without facts: 7 Regular. */
const ofNothing = async (client: Client): Promise<number> => {
  const variables = { standardSizeId: 13, title: 'Standard - 7R - 05/11/25', targetSizeTypeId: 1 };
  const { body } = await client.post('/graphql/', {
    query: createUserSizeFromStandardSize.text,
    variables,
  });
  return body.data.createUserSizeFromStandardSize.user_size.id;
};

/** T-shirts of a new customer, moved by staff, with the mailed fit link. */
const aWornShirt = async (
  quantity: number,
  moves: readonly string[],
  mailed: RegExp,
  makeSize = ofFacts,
): Promise<Worn> => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const size = await makeSize(client);
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, aTShirt(size, { quantity })), origin),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const number = body.order_number;
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  for (const to of moves)
    expect((await staff.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
  const mails = (await latestMails(shop.server.database.queries)).filter(
    ({ mail }) => mail.to === email,
  );
  const query = new URLSearchParams(
    mails.map(({ mail }) => mailed.exec(mail.text)?.[1]).find((each) => each !== undefined),
  );
  const order = (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
  return {
    client,
    number,
    size,
    line: order.lines[0]?.id ?? 0,
    link: query.get('link') ?? query.get('key') ?? '',
  };
};
const anArrivedShirt = (makeSize = ofFacts) =>
  aWornShirt(
    1,
    ['InProduction', 'Shipped', 'Delivered'],
    /\/fitfeedback\/positive\?(\S+)/,
    makeSize,
  );
const aFirstPiece = () =>
  aWornShirt(4, ['InProduction', 'AwaitingFitConfirmation'], /\/confirmfit\?(\S+)/);

const sendFeedback = async (client: Client, { number, line, link }: Worn, zones: object) =>
  (
    await client.post(`/oscarapi/orders/${number}/fit-feedback/`, {
      line,
      zones,
      washed: false,
      link,
    })
  ).status;
const read = async (client: Client, { number, link }: Partial<Worn> = {}) =>
  await client.get<WireSizeProposal[]>(
    number === undefined ? proposals : `${proposals}?order=${number}&link=${link}`,
  );
const answer = async (client: Client, size: number, body: object) =>
  await client.post(`${proposals}${size}/`, body);
const history = async ({ client, size }: Worn) =>
  (await client.get<WireUserSizeVersion[]>(`${sizes}${size}/history/`)).body;
const tight = { chest: 'too-small', waist: 'too-small' };

describe('size proposals from fit feedback', () => {
  it('there is no proposal without feedback or if everything fits', async () => {
    const worn = await anArrivedShirt();
    expect((await read(worn.client)).body).toEqual([]);
    expect(await sendFeedback(worn.client, worn, { chest: 'right', waist: 'right' })).toBe(200);
    expect((await read(worn.client)).body).toEqual([]);
    expect((await read(shop.client())).body).toEqual([]);
  });

  it('an accepted proposal is a new version with its source, and can be undone', async () => {
    const worn = await anArrivedShirt();
    const { client, size } = worn;
    await sendFeedback(client, worn, tight);
    const [proposal] = (await read(client)).body;
    const chest = proposal?.measures.find(
      ({ size_property_slug }) => size_property_slug === 'chest',
    );
    expect(proposal).toMatchObject({
      size: { id: size, title: 'Mine' },
      because: [{ title: 'Cotton T-Shirt', zones: tight }],
    });
    expect(chest?.after.value).toBeGreaterThan(chest?.before.value ?? 0);
    expect((chest?.after.high ?? 0) - (chest?.after.low ?? 0)).toBeLessThan(
      (chest?.before.high ?? 0) - (chest?.before.low ?? 0),
    );
    expect((await answer(client, size, { answer: 'apply', basis: 'another' })).status).toBe(409);
    expect((await answer(client, size, { answer: 'apply', basis: proposal?.basis })).status).toBe(
      200,
    );
    expect((await answer(client, size, { answer: 'apply', basis: proposal?.basis })).status).toBe(
      409,
    );
    const [now, before] = await history(worn);
    expect([now?.version, now?.learned_from, before?.learned_from]).toEqual([
      2,
      [{ number: worn.number, title: 'Cotton T-Shirt' }],
      [],
    ]);
    expect(
      now?.measurements.find(({ size_property_slug }) => size_property_slug === 'chest'),
    ).toMatchObject({
      origin: 'learned',
      value: chest?.after.value,
    });
    expect((await read(client)).body).toEqual([]);
    const next = await pay(client, aPayment(await readyToPay(client, aTShirt(size)), origin));
    const { lines } = (
      await client.get<WireOrder>(
        `/oscarapi/orders/${next.body.resultCode === 'Authorised' ? next.body.order_number : ''}/`,
      )
    ).body;
    const made = await shop.server.database.queries
      .selectFrom('order_line')
      .select('size_version')
      .where('id', '=', lines[0]?.id ?? 0)
      .executeTakeFirst();
    expect(made?.size_version).toBe(2);
    expect((await client.post(`${sizes}${size}/restore/`, { version: 1 })).status).toBe(200);
    expect((await read(client)).body).toEqual([]);
  });

  it('[SIZE-77] feedback proposes a likelier standard size or an individual one', async () => {
    const worn = await anArrivedShirt(ofNothing);
    const { client, size } = worn;
    await sendFeedback(client, worn, { chest: 'too-small' });
    const [proposal] = (await read(client)).body;
    expect(proposal).toMatchObject({
      standard_size: { base: 8, length: 'R' },
      satisfied: { before: expect.any(Number) },
    });
    expect(proposal?.satisfied.after).toBeGreaterThan(proposal?.satisfied.before ?? 1);
    expect((await answer(client, size, { answer: 'apply', basis: proposal?.basis })).status).toBe(
      200,
    );
    const now = (await client.get<WireUserSize>(`${sizes}${size}`)).body;
    expect(now).toMatchObject({
      version: 2,
      title: 'Standard - 8R - 05/11/25',
      standard_size: { base: 8, length: 'R' },
    });
    expect((await read(client)).body).toEqual([]);
    expect((await history(worn))[0]?.learned_from).toEqual([
      { number: worn.number, title: 'Cotton T-Shirt' },
    ]);

    const wide = await anArrivedShirt(ofNothing);
    await sendFeedback(wide.client, wide, { waist: 'too-small' });
    const [own] = (await read(wide.client)).body;
    expect(own?.standard_size).toBeNull();
    expect(
      (await answer(wide.client, wide.size, { answer: 'apply', basis: own?.basis })).status,
    ).toBe(200);
    expect((await wide.client.get<WireUserSize>(`${sizes}${wide.size}`)).body).toMatchObject({
      version: 2,
      standard_size: null,
    });
    expect((await read(wide.client)).body).toEqual([]);
  });

  it('a declined proposal returns only for new feedback', async () => {
    const worn = await anArrivedShirt();
    const { client, size } = worn;
    await sendFeedback(client, worn, tight);
    const basis = (await read(client)).body[0]?.basis;
    expect((await answer(client, size, { answer: 'leave', basis })).status).toBe(200);
    await sendFeedback(client, worn, tight);
    expect((await read(client)).body).toEqual([]);
    await sendFeedback(client, worn, { length: 'too-small' });
    expect((await read(client)).body).toMatchObject([
      { because: [{ zones: { length: 'too-small' } }] },
    ]);
    expect((await history(worn)).length).toBe(1);
  });

  it('a mailed link reads and answers its proposal without sign-in', async () => {
    const worn = await anArrivedShirt();
    const other = await anArrivedShirt();
    const reader = shop.client();
    await sendFeedback(reader, worn, tight);
    const { body } = await read(reader, worn);
    const basis = body[0]?.basis;
    expect(body.length).toBe(1);
    expect((await read(reader, { ...worn, link: other.link })).status).toBe(403);
    expect((await read(other.client, { ...worn, link: other.link })).status).toBe(403);
    expect((await answer(other.client, worn.size, { answer: 'apply', basis })).status).toBe(404);
    expect((await answer(reader, worn.size, { answer: 'apply', basis })).status).toBe(404);
    expect(
      (
        await answer(reader, worn.size, {
          answer: 'apply',
          basis,
          order: worn.number,
          link: worn.link,
        })
      ).status,
    ).toBe(200);
    expect((await history(worn)).length).toBe(2);
  });

  it('[ORDER-04] a proposal for a first piece applies to the second part', async () => {
    const worn = await aFirstPiece();
    const { client, number, size, link } = worn;
    const reader = shop.client();
    expect(
      (await reader.post(`/oscarapi/orders/${number}/complete/`, { fit: 'negative', key: link }))
        .status,
    ).toBe(200);
    expect(await sendFeedback(reader, worn, tight)).toBe(200);
    const basis = (await read(reader, worn)).body[0]?.basis;
    expect(
      (await answer(reader, size, { answer: 'apply', basis, order: number, link })).status,
    ).toBe(200);
    expect((await reader.post(`/oscarapi/orders/${number}/release/`, { key: link })).status).toBe(
      200,
    );
    const { queries } = shop.server.database;
    const line = await queries
      .selectFrom('order_line')
      .select(['size_version', 'rest_size_version'])
      .where('id', '=', worn.line)
      .executeTakeFirst();
    expect(line).toEqual({ size_version: 1, rest_size_version: 2 });
    expect((await client.get<WireUserSize>(`${sizes}${size}`)).body.version).toBe(2);
  });

  it('[SIZE-80] a proposal covers the wearer’s other sizes, decided one by one', async () => {
    const worn = await anArrivedShirt();
    const { client, size } = worn;
    const told = {
      age: 41,
      foot_length_in_cm: 27.5,
      height_in_cm: 178.5,
      weight_in_kg: 79.4,
      body_shape: 'RECTANGULAR',
      fit: 'REGULAR',
    };
    const prefs = { ...told, unit_system: 'metric', known: {} };
    const of = async (title: string, more: object = {}) =>
      (
        await client.post<WireUserSize>(sizes, {
          title,
          size_type: 2,
          created_with_prefs: prefs,
          ...more,
        })
      ).body.id;
    const wearer = (
      await client.post<{ id: number }>('/customizer_api/v2/wearers/', {
        name: 'Kim',
        kind: 'partner',
      })
    ).body.id;
    const [own, kims] = [await of('Other'), await of('Of Kim', { wearer_id: wearer })];
    await sendFeedback(client, worn, tight);
    const both = (await read(client)).body;
    expect(both.map((each) => each.size.id).sort()).toEqual([size, own].sort());
    expect(both.map(({ because }) => because)).toEqual([both[0]?.because, both[0]?.because]);
    const chests = both.map(({ measures }) =>
      measures.find(({ size_property_slug }) => size_property_slug === 'chest'),
    );
    expect((chests[0]?.after.value ?? 0) - (chests[0]?.before.value ?? 0)).toBe(
      (chests[1]?.after.value ?? 0) - (chests[1]?.before.value ?? 0),
    );
    const basis = both.find((each) => each.size.id === size)?.basis;
    expect((await answer(client, size, { answer: 'leave', basis })).status).toBe(200);
    expect((await read(client)).body.map((each) => each.size.id)).toEqual([own]);
    expect((await answer(client, kims, { answer: 'apply', basis: 'any' })).status).toBe(409);
    expect(
      (await answer(client, own, { answer: 'apply', basis: (await read(client)).body[0]?.basis }))
        .status,
    ).toBe(200);
    expect((await history({ ...worn, size: own }))[0]?.learned_from).toEqual([
      { number: worn.number, title: 'Cotton T-Shirt' },
    ]);
    expect((await read(client)).body).toEqual([]);
    // The mailed link gives access only to sizes of its order.
    expect((await read(shop.client(), worn)).body).toEqual([]);
  });

  it('[SIZE-81] [SIZE-82] feedback is listed with its effect and can be removed', async () => {
    const worn = await anArrivedShirt();
    const { client, size, line } = worn;
    const list = async (reader: Client) =>
      (await reader.get<WireWornGarments[]>('/oscarapi/orders/fit-feedback/')).body;
    const forget = async (reader: Client) =>
      (await reader.send('DELETE', `/oscarapi/orders/fit-feedback/${line}/`)).status;
    expect(await list(client)).toEqual([]);
    await sendFeedback(client, worn, tight);
    const [mine] = await list(client);
    expect(mine).toMatchObject({
      wearer: null,
      garments: [{ line, number: worn.number, title: 'Cotton T-Shirt', zones: tight }],
    });
    expect(mine?.garments[0]?.after).toBeGreaterThan(mine?.before ?? 1);
    expect(
      (await answer(client, size, { answer: 'apply', basis: (await read(client)).body[0]?.basis }))
        .status,
    ).toBe(200);
    expect([
      await list(shop.client()),
      await forget(shop.client()),
      await forget((await anArrivedShirt()).client),
    ]).toEqual([[], 404, 404]);
    expect(await forget(client)).toBe(204);
    expect([await list(client), await forget(client)]).toEqual([[], 404]);
    const [now, learned, before] = await history(worn);
    expect([now?.version, now?.learned_from, learned?.learned_from.length]).toEqual([3, [], 1]);
    expect(now?.measurements.map(({ value, origin }) => [value, origin])).toEqual(
      before?.measurements.map(({ value, origin }) => [value, origin]),
    );
    expect((await read(client)).body).toEqual([]);
  });
});
