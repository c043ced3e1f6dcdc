import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { excludedTables, exportRules } from '../src/app/export/rules.ts';
import {
  aBeanie,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const password = 'needle-and-thread';

const requestExport = (client: Client, current_password?: string) =>
  client.post('/api/v1/soat/export/', current_password === undefined ? {} : { current_password });

describe('profile export', () => {
  it('every personal table is exported or listed as left out', () => {
    const told =
      readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8').split(
        '### Table by table',
      )[1] ?? '';
    const personal = [...told.matchAll(/^\| (\w+) \| [\w, ]+ \| (?:erased|blanked|kept) \|/gm)].map(
      ([, table]) => table,
    );
    const known = [...exportRules.map(({ table }) => table), ...excludedTables];
    expect(personal.filter((table) => !known.some((each) => each === table))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it('the export has all of a customer’s data, without others’ and secrets', async () => {
    const [client, other] = [shop.client(), shop.client()];
    const [email, theirs] = [
      await signUp(client, 'taker@example.test'),
      await signUp(other, 'stranger@example.test'),
    ];
    for (const each of [client, other]) {
      const paid = await pay(
        each,
        aPayment(await readyToPay(each, aTShirt(await saveSize(each))), origin),
      );
      expect(paid.body.resultCode).toBe('Authorised');
      await each.post('/oscarapi/basket/add-product/', aBeanie());
    }
    const { status, body } = await requestExport(client);
    expect(status).toBe(200);
    expect(body.kept).toMatchObject({
      account: [{ email }],
      placed_order: [{ email, content: { shippingAddress: { lastName: 'Nadel' } } }],
      order_line: [{ product_class: expect.anything() }],
      user_size: [{ title: 'Mine' }],
      user_size_version: [expect.anything()],
      saved_address: [{ last_name: 'Nadel' }],
      basket_line: expect.arrayContaining([expect.objectContaining({ quantity: 1 })]),
      session: [expect.anything()],
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain(theirs);
    expect(text).not.toMatch(
      /password_hash|token_hash|csrf_token|guest_key|fingerprint|card_alias/,
    );
  });

  it('[AUTH-40] the export needs the password fifteen minutes after sign-in', async () => {
    const client = shop.client();
    await signUp(client);
    expect((await requestExport(client)).status).toBe(200);
    shop.putForward(16 * 60_000);
    for (const given of [undefined, 'not the password']) {
      const refused = await requestExport(client, given);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['current_password']]);
    }
    expect((await requestExport(client, password)).status).toBe(200);
    expect((await requestExport(shop.client())).status).toBe(403);
  });

  it('the export is limited to ten times an hour', async () => {
    const client = shop.client();
    await signUp(client);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await requestExport(client)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
