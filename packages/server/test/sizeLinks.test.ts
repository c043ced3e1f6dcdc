import { expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import { aKey, type Client, signIn, signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();
const links = '/customizer_api/v2/size-links/';
const day = 24 * 60 * 60_000;
const prefs = {
  age: 34,
  foot_length_in_cm: 25,
  height_in_cm: 171,
  weight_in_kg: 66,
  body_shape: 'RECTANGULAR',
  fit: 'REGULAR',
  cut_for: 'women',
};

type Link = { readonly id: number; readonly wearer_id: number; readonly state: string };
type Made = { readonly link: Link; readonly token: string };

const aCustomer = async () => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const { id } = (
    await client.post<{ id: number }>('/customizer_api/v2/wearers/', {
      name: 'Little bear',
      kind: 'partner',
    })
  ).body;
  return { client, email, wearer: id };
};
const wanted = (wearer_id: number, sender_name = 'Ben') => ({
  wearer_id,
  sender_name,
  size_type: 1,
});
const make = async (client: Client, wearer: number): Promise<Made> => {
  const made = await client.post<Made>(links, wanted(wearer));
  expect(made.status).toBe(201);
  return made.body;
};
const open = (token: string, client = shop.client()) =>
  client.post('/customizer_api/v2/size-for/', { token });
const give = (token: string, more: object = {}, client = shop.client()) =>
  client.post('/customizer_api/v2/size-for/give/', {
    token,
    agreed: true,
    created_with_prefs: prefs,
    ...more,
  });
const states = async (client: Client): Promise<readonly string[]> =>
  (await client.get<readonly Link[]>(links)).body.map(({ state }) => state);
const sizes = async (client: Client) => (await client.get('/customizer_api/v2/user-size2/')).body;

it('[SIZE-120] a wearer enters their own size, once, and the customer has it', async () => {
  const { client, wearer } = await aCustomer();
  const { link, token } = await make(client, wearer);
  expect(link).toMatchObject({ wearer_id: wearer, state: 'open', given_at: null });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify((await client.get(links)).body)).not.toContain(token);
  const { queries } = shop.server.database;
  expect(JSON.stringify(await queries.selectFrom('size_link').selectAll().execute())).not.toContain(
    token,
  );
  expect((await give(token)).status).toBe(204);
  expect(await sizes(client)).toMatchObject([
    {
      title: 'Little bear',
      wearer_id: wearer,
      cut_for: 'women',
      size_type: 1,
      created_with_prefs: { age: 34, weight_in_kg: 66 },
    },
  ]);
  expect((await open(token)).body).toEqual({
    state: 'given',
    sender_name: null,
    size_type: null,
    expires_at: null,
  });
  expect((await give(token)).status).toBe(409);
  expect([await states(client), (await sizes(client)).length]).toEqual([['given'], 1]);
});

it('[SIZE-121] who opens it is told the name that was typed for it, and nothing else of the customer', async () => {
  const { client, email, wearer } = await aCustomer();
  await client.put('/oscarapi/user-full/', { first_name: 'Benedikt', last_name: 'Muster' });
  const { token } = await make(client, wearer);
  const told = await open(token);
  expect(told).toMatchObject({
    status: 200,
    body: { state: 'open', sender_name: 'Ben', size_type: { slug: expect.any(String) } },
  });
  expect(Object.keys(told.body).sort()).toEqual([
    'expires_at',
    'sender_name',
    'size_type',
    'state',
  ]);
  for (const secret of [email, 'Benedikt', 'Muster', 'Little bear'])
    expect(JSON.stringify(told.body)).not.toContain(secret);
});

it('[SIZE-121] nothing is kept without agreement, or of a body that cannot be', async () => {
  const { client, wearer } = await aCustomer();
  const { token } = await make(client, wearer);
  for (const more of [
    { agreed: false },
    { agreed: undefined },
    { created_with_prefs: { ...prefs, height_in_cm: 400 } },
    { created_with_prefs: { age: 34 } },
  ])
    expect((await give(token, more)).status).toBe(400);
  expect([await states(client), await sizes(client)]).toEqual([['open'], []]);
});

it('[SIZE-120] is over after 30 days, when it is ended, when a newer one is made, and while its wearer is off the list', async () => {
  const { client, wearer } = await aCustomer();
  const first = await make(client, wearer);
  const second = await make(client, wearer);
  expect([(await open(first.token)).body.state, (await open(second.token)).body.state]).toEqual([
    'ended',
    'open',
  ]);
  expect((await client.del(`/customizer_api/v2/wearers/${wearer}/`)).status).toBe(204);
  expect([
    (await open(second.token)).body.state,
    (await give(second.token)).status,
    await states(client),
  ]).toEqual(['ended', 409, []]);
  await client.post(`/customizer_api/v2/wearers/${wearer}/restore/`, {});
  expect((await open(second.token)).body.state).toBe('open');
  expect((await client.del(`${links}${second.link.id}/`)).status).toBe(204);
  expect((await client.del(`${links}${second.link.id}/`)).status).toBe(404);
  expect([(await open(second.token)).body.state, (await give(second.token)).status]).toEqual([
    'ended',
    409,
  ]);
  const third = await make(client, wearer);
  shop.putForward(30 * day + 1_000);
  expect([(await open(third.token)).body.state, (await give(third.token)).status]).toEqual([
    'expired',
    409,
  ]);
  expect((await open('x'.repeat(43))).status).toBe(404);
  expect((await give('x'.repeat(43))).status).toBe(404);
});

it('[SIZE-120, SIZE-122] is made by customers alone, for wearers of their own, under a name', async () => {
  const [{ client, wearer }, other] = [await aCustomer(), await aCustomer()];
  expect((await shop.client().post(links, wanted(wearer))).status).toBe(403);
  expect((await shop.client().get(links)).body).toEqual([]);
  const refused = async (body: object, asked = client) => (await asked.post(links, body)).body.code;
  expect(await refused(wanted(wearer), other.client)).toEqual(['wearer-not-found']);
  expect(await refused(wanted(wearer, ' '))).toEqual(['sender-name-required']);
  expect(await refused(wanted(wearer, 'a'.repeat(31)))).toEqual(['sender-name-too-long']);
  expect(await refused(wanted(wearer, 'ben@example.test'))).toEqual(['sender-name-address']);
  expect(await refused({ ...wanted(wearer), size_type: 9_999 })).toEqual(['unknown-size-type']);
  const { link } = await make(client, wearer);
  expect((await other.client.del(`${links}${link.id}/`)).status).toBe(404);
  expect((await other.client.get(links)).body).toEqual([]);
});

it('is good once for many who use it at the same time', async () => {
  const { client, wearer } = await aCustomer();
  const { token } = await make(client, wearer);
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
  expect(await sizes(client)).toHaveLength(1);
});

it('goes with all data about sizes', async () => {
  const { client, wearer } = await aCustomer();
  const { token } = await make(client, wearer);
  expect((await client.del('/customizer_api/v2/user-size2/')).status).toBe(204);
  expect((await open(token)).status).toBe(404);
});

it('is told to the customer once, in the language they made it in, with nothing of a body; [SIZE-123] and says for whose body they wear', async () => {
  const { email, wearer } = await aCustomer();
  const mailsTo = async () =>
    (await latestMails(shop.server.database.queries)).filter(
      ({ mail }) => mail.to === email && /Little bear/.test(mail.subject),
    );
  const german = shop.client({ language: 'de' });
  await signIn(german, email);
  const { token } = await make(german, wearer);
  expect((await give(token, { created_with_prefs: { age: 34 } })).status).toBe(400);
  expect(await mailsTo()).toEqual([]);
  expect((await give(token)).status).toBe(204);
  expect((await give(token)).status).toBe(409);
  const [told, ...more] = await mailsTo();
  expect(more).toEqual([]);
  expect(told?.mail.subject).toBe('Eine Größe für Little bear ist da');
  expect(told?.mail.text).toContain('/de/profile/sizes');
  for (const body of ['171', '66', '34', 'RECTANGULAR', 'Frau', 'cm'])
    expect(told?.mail.text).not.toContain(body);
  expect((await german.get('/customizer_api/v2/wearers/')).body).toMatchObject([
    { cut_for: 'women' },
  ]);
});
