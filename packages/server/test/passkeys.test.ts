import { describe, expect, it } from 'vitest';
import { runCommand } from '../src/app/admin/commands.ts';
import { type Client, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';
import { softwareAuthenticator, type Wrong } from './softwareAuthenticator.ts';

const shop = openShop({ settings: { staffNeedSecondFactor: true } });
const password = 'needle-and-thread';
const staff = 'staff@tailorbird.example';
const root = '/api/v1/soat/passkeys/';

type Authenticator = ReturnType<typeof softwareAuthenticator>;

const add = async (
  client: Client,
  authenticator: Authenticator,
  {
    name = 'Phone',
    current_password = password,
    wrong,
  }: { readonly name?: string; readonly current_password?: string; readonly wrong?: Wrong } = {},
) => {
  const offer = await client.post(`${root}offer/`, { current_password });
  return await client.post(root, { ...authenticator.create(offer.body, wrong), name });
};

const question = async (client: Client, purpose: 'sign-in' | 'confirm' = 'sign-in') =>
  (await client.post(`${root}question/`, { purpose })).body;

const signInBy = async (client: Client, authenticator: Authenticator, wrong?: Wrong) =>
  await client.post(`${root}sign-in/`, {
    passkey: authenticator.answer(await question(client), wrong),
  });

const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.get('/oscarapi/login/')).status === 200;
const signInWith = (client: Client, username: string, secret: string) =>
  client.post('/oscarapi/login/', { username, password: secret });

const withPasskey = async () => {
  const [client, authenticator] = [shop.client(), softwareAuthenticator(origin)];
  const email = await signUp(client);
  const { status, body } = await add(client, authenticator);
  expect(status).toBe(201);
  return { client, authenticator, email, id: body.id as number };
};

describe('a passkey', () => {
  it('a passkey signs in without address and password and keeps the basket', async () => {
    const { authenticator, email } = await withPasskey();
    const other = shop.client();
    expect(await signInBy(other, authenticator)).toMatchObject({ status: 200, body: '' });
    expect((await other.get('/oscarapi/login/')).body.email).toBe(email);
    expect(await signInBy(other, authenticator)).toMatchObject({ status: 405 });
  });

  it('an invalid passkey response is refused', async () => {
    const { authenticator } = await withPasskey();
    const strange: readonly Wrong[] = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { type: 'webauthn.create' },
      { isUnverified: true },
      { challenge: 'AAAA' },
      { userHandle: 'AAAA' },
      { signature: 'AAAA' },
    ];
    for (const wrong of strange) {
      const client = shop.client();
      expect([wrong, (await signInBy(client, authenticator, wrong)).status]).toEqual([wrong, 401]);
      expect(await isSignedIn(client)).toBe(false);
    }
    expect((await signInBy(shop.client(), authenticator)).status).toBe(200);
  });

  it('a decreasing counter is treated as a cloned passkey', async () => {
    const { client, authenticator } = await withPasskey();
    expect((await signInBy(shop.client(), authenticator, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 3, 0])
      expect((await signInBy(shop.client(), authenticator, { counter })).status).toBe(401);
    expect((await signInBy(shop.client(), authenticator, { counter: 10 })).status).toBe(200);
    const { events } = (await client.get('/api/v1/soat/security/')).body;
    expect(
      events.filter(({ kind }: { readonly kind: string }) => kind === 'passkey-refused'),
    ).toHaveLength(3);
  });

  it('a passkey without counter stays at zero', async () => {
    const [client, authenticator] = [shop.client(), softwareAuthenticator(origin)];
    await signUp(client);
    await add(client, authenticator, { wrong: { counter: 0 } });
    for (let times = 0; times < 2; times += 1)
      expect((await signInBy(shop.client(), authenticator, { counter: 0 })).status).toBe(200);
  });

  it('a challenge works once, in time, for its browser and purpose', async () => {
    const { client, authenticator } = await withPasskey();
    const guest = shop.client();
    const answer = authenticator.answer(await question(guest));
    const stranger = shop.client();
    expect((await stranger.post(`${root}sign-in/`, { passkey: answer })).status).toBe(401);
    await question(stranger);
    expect((await stranger.post(`${root}sign-in/`, { passkey: answer })).status).toBe(401);
    expect((await guest.post(`${root}sign-in/`, { passkey: answer })).status).toBe(200);
    const late = shop.client();
    const asked = await question(late);
    shop.putForward(10 * 60_000);
    expect(
      (await late.post(`${root}sign-in/`, { passkey: authenticator.answer(asked) })).status,
    ).toBe(401);
    const toConfirm = authenticator.answer(await question(client, 'confirm'));
    expect((await shop.client().post(`${root}sign-in/`, { passkey: toConfirm })).status).toBe(401);
    const again = shop.client();
    const twice = { passkey: authenticator.answer(await question(again)) };
    const answers = await Promise.all([1, 2, 3].map(() => again.post(`${root}sign-in/`, twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('adding a passkey needs the password or another passkey', async () => {
    const { client, authenticator } = await withPasskey();
    expect((await client.post(`${root}offer/`, {})).status).toBe(400);
    expect((await client.post(`${root}offer/`, { current_password: 'not-this-one' })).status).toBe(
      400,
    );
    const passkey = authenticator.answer(await question(client, 'confirm'));
    const offer = (await client.post(`${root}offer/`, { passkey })).body;
    expect(offer.exclude).toHaveLength(1);
    expect((await client.post(`${root}offer/`, { passkey })).status).toBe(400);
    const made = softwareAuthenticator(origin).create(offer);
    const stranger = await withPasskey();
    expect((await stranger.client.post(root, { ...made, name: 'Mine' })).status).toBe(400);
    expect((await client.post(root, { ...made, name: 'Laptop' })).status).toBe(201);
    expect((await client.post(root, { ...made, name: 'Laptop' })).status).toBe(400);
    expect(
      (await add(client, softwareAuthenticator(origin), { wrong: { isUnverified: true } })).status,
    ).toBe(400);
    expect((await add(client, softwareAuthenticator('https://evil.example'))).status).toBe(400);
    const foreign = stranger.authenticator.answer(await question(client, 'confirm'));
    expect((await client.post(`${root}offer/`, { passkey: foreign })).status).toBe(400);
  });

  it('passkey changes are mailed, and removal ends its sessions', async () => {
    const { client, authenticator, email, id } = await withPasskey();
    const other = shop.client();
    await signInBy(other, authenticator);
    expect(await isSignedIn(other)).toBe(true);
    expect((await client.post(`${root}${id}/remove/`, { current_password: password })).status).toBe(
      204,
    );
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signInBy(shop.client(), authenticator)).status).toBe(401);
    const rows = await shop.server.database.queries
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .execute();
    const mails = rows.filter(
      ({ kind, payload }) => kind === 'security-notice' && payload.includes(email),
    );
    expect(mails).toHaveLength(2);
  });

  it('the last way to sign in cannot be removed', async () => {
    const { client, authenticator, email, id } = await withPasskey();
    const { queries } = shop.server.database;
    await queries
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', email)
      .execute();
    const proof = async () => ({
      passkey: authenticator.answer(await question(client, 'confirm')),
    });
    expect(await client.post(`${root}${id}/remove/`, await proof())).toMatchObject({ status: 406 });
    const offer = (await client.post(`${root}offer/`, await proof())).body;
    await client.post(root, { ...softwareAuthenticator(origin).create(offer), name: 'Key' });
    expect((await client.post(`${root}${id}/remove/`, await proof())).status).toBe(204);
  });

  it('only the owner renames a passkey', async () => {
    const { client, id } = await withPasskey();
    expect((await client.patch(`${root}${id}/`, { name: ' Old  phone ' })).body).toMatchObject({
      id,
      name: 'Old phone',
    });
    expect((await client.patch(`${root}${id}/`, { name: ' ' })).status).toBe(400);
    const stranger = await withPasskey();
    expect((await stranger.client.patch(`${root}${id}/`, { name: 'Mine' })).status).toBe(404);
    expect(
      (await stranger.client.post(`${root}${id}/remove/`, { current_password: password })).status,
    ).toBe(404);
    for (const call of [`${root}offer/`, `${root}${id}/remove/`])
      expect((await shop.client().post(call, {})).status).toBe(403);
  });

  it('a passkey is stored as public key with an anonymous user handle', async () => {
    const { client, email } = await withPasskey();
    const offer = (await client.post(`${root}offer/`, { current_password: password })).body;
    expect(offer).toMatchObject({ rp_id: new URL(origin).hostname, user_name: email });
    expect(Buffer.from(offer.user_handle, 'base64url')).toHaveLength(32);
    const stored = JSON.stringify(
      await shop.server.database.queries.selectFrom('passkey_question').selectAll().execute(),
    );
    expect(stored).not.toContain(offer.challenge);
  });

  it('a passkey restores a deleted profile until the address is used again', async () => {
    const { client, authenticator, email } = await withPasskey();
    await client.put('/oscarapi/user-full/', { is_active: false });
    expect((await signInBy(shop.client(), authenticator)).status).toBe(200);
    const back = shop.client();
    await signInBy(back, authenticator);
    await back.put('/oscarapi/user-full/', { is_active: false });
    await signUp(shop.client(), email);
    expect((await signInBy(shop.client(), authenticator)).status).toBe(401);
  });
});

describe('staff', () => {
  const isStaff = async (client: Client): Promise<boolean> =>
    (await client.get('/oscarapi/login/')).body.is_staff;

  it('staff with a passkey must use it to have staff permissions', async () => {
    const [client, authenticator] = [shop.client(), softwareAuthenticator(origin)];
    await signInWith(client, staff, 'measure-twice');
    expect(await isStaff(client)).toBe(false);
    expect((await add(client, authenticator, { current_password: 'measure-twice' })).status).toBe(
      201,
    );
    expect(await isStaff(client)).toBe(true);
    const thief = shop.client();
    await signInWith(thief, staff, 'measure-twice');
    expect((await thief.get('/oscarapi/login/')).body).toMatchObject({
      is_staff: false,
      needs_second_factor: true,
    });
    for (const path of [`${root}offer/`, '/api/v1/soat/security/second-factor/'])
      expect(await thief.post(path, { current_password: 'measure-twice' })).toMatchObject({
        status: 400,
        body: { current_password: [expect.any(String)] },
      });
    const other = shop.client();
    await signInBy(other, authenticator);
    expect(await isStaff(other)).toBe(true);
    await thief.post(`${root}offer/`, {
      passkey: authenticator.answer(await question(thief, 'confirm')),
    });
    expect(await isStaff(thief)).toBe(true);
    const tools = { ...shop.server.shop, promptSecret: async () => '' };
    await runCommand(tools, ['second-factor-off', staff]);
    expect((await signInBy(shop.client(), authenticator)).status).toBe(401);
  });
});
