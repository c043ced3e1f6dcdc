import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';
import { migrations } from '../src/app/migrations.ts';
import { aPayment, createClient, orderOf, pay, readyToPay, signIn } from './oscarClient.ts';

/*
 * Databases as releases left them, written by those releases: one guest's order, one customer's order, size and basket, a profile that was deleted, a mail that waits. A release adds its own
 * beside them.
 */
const released = new URL('./released/', import.meta.url);
const root = mkdtempSync(join(tmpdir(), 'tailorbird-released-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const origin = 'http://shop.test';

describe('a database of an earlier release', () => {
  it.each(readdirSync(released))('is brought forward with everything in it: %s', async (name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    const before = new Sqlite(join(folder, 'tailorbird.sqlite'));
    before.exec(readFileSync(new URL(name, released), 'utf8'));
    const applied = before
      .prepare('select name from migration order by rowid')
      .pluck()
      .all() as readonly string[];
    before.close();
    expect(applied.filter((step) => !migrations.some((known) => known.name === step))).toEqual([]);

    const server = await createServer({
      database: { folder },
      seedsAccounts: false,
      clock: () => new Date('2026-11-02T10:00:00Z'),
      settings: { passwordCost: 4, checkAnswers: true },
    });
    const client = () => createClient({ fetch: server.fetch, origin }, { country: 'DE' });
    const friend = client();
    expect((await signIn(friend, 'old.friend@example.test')).status).toBe(200);
    expect(await orderOf(friend, '100002')).toMatchObject({
      number: '100002',
      lines: [{ quantity: 1 }],
    });
    const { lines } = (await friend.get('/oscarapi/basket/')).body;
    expect((await friend.get(new URL(lines).pathname)).body).toMatchObject([{ quantity: 1 }]);
    expect((await friend.get('/customizer_api/v2/user-size2/')).body).toHaveLength(1);
    const paid = await pay(friend, aPayment(await readyToPay(friend), origin));
    expect(paid.body).toMatchObject({ resultCode: 'Authorised', order_number: '100003' });
    expect((await signIn(client(), 'gone@example.test')).status).toBe(200);
    const { queries } = server.database;
    const waiting = await queries
      .selectFrom('outbox')
      .select('payload')
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(waiting?.payload).toContain('"Hello"');
    const rows = (await queries.selectFrom('migration').select('name').execute()).map(
      (row) => row.name,
    );
    expect(new Set(rows)).toEqual(new Set(migrations.map((step) => step.name)));
    await server.close();
    const after = new Sqlite(join(folder, 'tailorbird.sqlite'), { readonly: true });
    expect([
      after.pragma('integrity_check', { simple: true }),
      after.pragma('foreign_key_check'),
    ]).toEqual(['ok', []]);
    after.close();
  });
});
