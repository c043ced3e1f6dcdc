import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../src/app/admin/commands.ts';
import { sealSecrets } from '../src/contexts/account/application/secondFactor.ts';
import { createSecretBox } from '../src/platform/session/secretBox.ts';
import type { Client } from './oscarClient.ts';
import { signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop({ settings: { staffNeedSecondFactor: true } });
const password = 'needle-and-thread';
const staff = 'staff@tailorbird.example';
const root = '/api/v1/soat/security/second-factor/';

let steps = 0;
/**
 * A code of the authenticator app, half a minute later each time, since a used code is invalid.
 */
const codeOf = (key: string): string => {
  steps += 1;
  shop.putForward(30_000);
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
};
const signIn = (client: Client, username: string, secret: string, one_time_code?: string) =>
  client.post('/oscarapi/login/', {
    username,
    password: secret,
    ...(one_time_code !== undefined && { one_time_code }),
  });
const setUp = async (
  client: Client,
  secret: string,
): Promise<{ readonly key: string; readonly codes: readonly string[] }> => {
  const { key } = (await client.post(root, { current_password: secret })).body;
  const { body } = await client.post(`${root}confirm/`, { code: codeOf(key) });
  return { key, codes: body.recovery_codes };
};

describe('a second factor', () => {
  it('the code is requested only after a correct password', async () => {
    const client = shop.client();
    const email = await signUp(client);
    const { key } = await setUp(client, password);
    const other = shop.client();
    expect(await signIn(other, email, 'not-this-one', codeOf(key))).toMatchObject({
      status: 401,
      body: { non_field_errors: ['invalid login'] },
    });
    expect(await signIn(other, email, password)).toMatchObject({
      status: 401,
      body: { error_codes: ['second_factor_required'] },
    });
    expect(await signIn(other, email, password, '000000')).toMatchObject({
      status: 401,
      body: { error_codes: ['second_factor_wrong'] },
    });
    expect((await other.get('/oscarapi/login/')).status).toBe(405);
    expect((await signIn(other, email, password, codeOf(key))).status).toBe(200);
  });

  it('each code works once, also concurrently', async () => {
    const client = shop.client();
    const email = await signUp(client);
    const { key, codes } = await setUp(client, password);
    for (const code of [codeOf(key), ` ${codes[0]?.toUpperCase()} `]) {
      const answers = await Promise.all(
        [1, 2, 3].map(() => signIn(shop.client(), email, password, code)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    }
  });

  it('codes are limited to ten attempts in fifteen minutes', async () => {
    const client = shop.client();
    const email = await signUp(client);
    const { key } = await setUp(client, password);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await signIn(shop.client(), email, password, '000000')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await signIn(shop.client(), email, password, codeOf(key))).status).toBe(429);
  });

  it('changing the second factor needs the password; its key is shown once', async () => {
    const client = shop.client();
    await signUp(client);
    expect((await client.post(root, { current_password: 'not-this-one' })).status).toBe(400);
    expect((await client.post(`${root}confirm/`, { code: '123456' })).body).toEqual({
      code: ['This code is wrong or was used already.'],
    });
    const { codes } = await setUp(client, password);
    expect(new Set(codes).size).toBe(10);
    expect(JSON.stringify((await client.get('/api/v1/soat/security/')).body)).not.toContain(
      codes[0],
    );
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]{8}-[a-z0-9]{8}-[a-z0-9]{8}$/);
    expect(
      JSON.stringify(
        await shop.server.database.queries.selectFrom('recovery_code').selectAll().execute(),
      ),
    ).not.toContain(codes[0]);
    expect((await client.post(`${root}remove/`, { current_password: 'not-this-one' })).status).toBe(
      400,
    );
    expect((await client.post(`${root}remove/`, { current_password: password })).status).toBe(204);
    for (const path of [root, `${root}confirm/`, `${root}remove/`])
      expect(
        (await shop.client().post(path, { current_password: password, code: '1' })).status,
      ).toBe(403);
  });
});

describe('the key of an app', () => {
  it('keys are encrypted, and those of earlier releases at the start', async () => {
    const { queries } = shop.server.database;
    const client = shop.client();
    const email = await signUp(client);
    const { key } = await setUp(client, password);
    const kept = async () =>
      await queries
        .selectFrom('second_factor')
        .selectAll()
        .orderBy('account_id', 'desc')
        .executeTakeFirstOrThrow();
    expect((await kept()).secret).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/);
    await queries
      .updateTable('second_factor')
      .set({ secret: key })
      .where('account_id', '=', (await kept()).account_id)
      .execute();
    const { secretBox } = shop.server.shop;
    expect([await sealSecrets(queries, secretBox), await sealSecrets(queries, secretBox)]).toEqual([
      1, 0,
    ]);
    expect((await kept()).secret).toMatch(/^v1\./);
    expect((await signIn(shop.client(), email, password, codeOf(key))).status).toBe(200);
  });

  it('keys are re-encrypted after rotation, and unreadable without their key', async () => {
    const { queries } = shop.server.database;
    const [older, newer] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    const before = await queries.selectFrom('second_factor').selectAll().execute();
    const [row] = before;
    if (!row) throw new Error('There is no second factor');
    await queries.deleteFrom('second_factor').where('account_id', '<>', row.account_id).execute();
    await queries.updateTable('second_factor').set({ secret: 'JBSWY3DPEHPK3PXP' }).execute();
    expect(await sealSecrets(queries, createSecretBox([older]))).toBe(1);
    expect(await sealSecrets(queries, createSecretBox([newer]))).toBe(0);
    expect(await sealSecrets(queries, createSecretBox([newer, older]))).toBe(1);
    expect(await sealSecrets(queries, createSecretBox([newer]))).toBe(0);
    expect(
      createSecretBox([newer]).isCurrent(
        (await queries.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow()).secret,
      ),
    ).toBe(true);
  });
});

describe('staff', () => {
  const mayActForOthers = async (client: Client): Promise<boolean> => {
    const person = {
      email: `customer-${Date.now()}-${Math.random()}@example.test`,
      first_name: 'A',
      last_name: 'B',
      newsletter: false,
    };
    return (await client.post('/oscarapi/customer-retail/', person)).status === 201;
  };

  it('staff without second factor have customer permissions', async () => {
    const client = shop.client();
    await signIn(client, staff, 'measure-twice');
    expect((await client.get('/oscarapi/login/')).body).toMatchObject({
      is_staff: false,
      needs_second_factor: true,
    });
    expect(await mayActForOthers(client)).toBe(false);
    const { key } = await setUp(client, 'measure-twice');
    expect((await client.get('/oscarapi/login/')).body).toMatchObject({
      is_staff: true,
      needs_second_factor: false,
    });
    expect(await mayActForOthers(client)).toBe(true);
    const other = shop.client();
    await signIn(other, staff, 'measure-twice', codeOf(key));
    expect(await mayActForOthers(other)).toBe(true);
    await client.post(root, { current_password: 'measure-twice' });
    expect([await mayActForOthers(client), await mayActForOthers(other)]).toEqual([false, false]);
  });

  it('the admin command resets the second factor of staff', async () => {
    const client = shop.client();
    const email = await signUp(client);
    await setUp(client, password);
    const tools = { ...shop.server.shop, promptSecret: async () => '' };
    expect(await runCommand(tools, ['second-factor-off', email])).toEqual([
      expect.stringContaining('no second factor'),
    ]);
    expect((await signIn(shop.client(), email, password)).status).toBe(200);
    await expect(runCommand(tools, ['second-factor-off', 'nobody@example.test'])).rejects.toThrow(
      'No open account',
    );
  });

  it('store staff need a second factor, and customers do not', async () => {
    const [store, customer] = [shop.client(), shop.client()];
    await signIn(store, 'store@tailorbird.example', 'measure-twice');
    expect((await store.get('/oscarapi/login/')).body).toMatchObject({
      is_store: false,
      needs_second_factor: true,
    });
    await signIn(customer, 'customer@tailorbird.example', 'measure-twice');
    expect((await customer.get('/oscarapi/login/')).body).toMatchObject({
      needs_second_factor: false,
    });
  });
});
