import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { migrations } from '../src/app/migrations.ts';
import {
  aPayment,
  aTShirt,
  createClient,
  orderOf,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';

/*
 * Databases of earlier releases in `released/*.sql`, and one of the current code. With
 * RELEASE=<version> the latter is added to the folder.
 */
const released = new URL('./released/', import.meta.url);
const root = mkdtempSync(join(tmpdir(), 'tailorbird-released-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const origin = 'http://shop.test';
const email = 'old.friend@example.test';

const openIn = async (folder: string, clock: string): Promise<Server> =>
  await createServer({
    database: { folder },
    seedsAccounts: false,
    clock: () => new Date(clock),
    settings: { passwordCost: 4, checkAnswers: true },
  });
const clientOf = (server: Server) =>
  createClient({ fetch: server.fetch, origin }, { country: 'DE' });

/** A guest order, a customer's order, size and basket, and their mails. */
const leaveDatabase = async (folder: string): Promise<void> => {
  const server = await openIn(folder, '2026-11-01T10:00:00Z');
  const [guest, friend] = [clientOf(server), clientOf(server)];
  await pay(guest, aPayment(await readyToPay(guest), origin));
  await signUp(friend, email);
  const shirt = aTShirt(await saveSize(friend));
  await pay(friend, aPayment(await readyToPay(friend, shirt), origin));
  await friend.post('/oscarapi/basket/add-product/', shirt);
  await server.close();
};

const dump = (file: string): string => {
  const database = new Sqlite(file, { readonly: true });
  const parts = database
    .prepare("select type, name, sql from sqlite_master where name not like 'sqlite_%'")
    .all() as readonly { readonly type: string; readonly name: string; readonly sql: string }[];
  const rows = parts
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) => {
      const columns = database.pragma(`table_info(${name})`) as readonly { name: string }[];
      const values = columns.map((column) => `quote("${column.name}")`).join(" || ', ' || ");
      return database
        .prepare(`select 'insert into ${name} values (' || ${values} || ')' from ${name}`)
        .pluck()
        .all();
    });
  database.close();
  return `${[...parts.map(({ sql }) => sql), ...rows].join(';\n')};\n`;
};

describe('a database of a prerelease', async () => {
  const today = join(root, 'made-today');
  mkdirSync(today);
  await leaveDatabase(today);
  const sql = dump(join(today, 'tailorbird.sqlite'));
  if (process.env.RELEASE) writeFileSync(new URL(`${process.env.RELEASE}.sql`, released), sql);
  const databases = readdirSync(released)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => [name, readFileSync(new URL(name, released), 'utf8')] as const);

  it.each([...databases, ['made by the code of today', sql] as const])(
    'a prerelease database is upgraded with all its rows: %s',
    async (name, statements) => {
      const folder = join(root, name);
      mkdirSync(folder);
      const before = new Sqlite(join(folder, 'tailorbird.sqlite'));
      before.pragma('foreign_keys = off');
      before.exec(`begin;\n${statements}commit;`);
      const applied = before.prepare('select name from migration').pluck().all();
      before.close();
      expect(migrations.map((step) => step.name)).toEqual(expect.arrayContaining(applied));

      const server = await openIn(folder, '2026-11-02T10:00:00Z');
      const friend = clientOf(server);
      expect((await signIn(friend, email)).status).toBe(200);
      expect(await orderOf(friend, '100002')).toMatchObject({ lines: [{ quantity: 1 }] });
      const { lines } = (await friend.get('/oscarapi/basket/')).body;
      expect((await friend.get(new URL(lines).pathname)).body).toMatchObject([{ quantity: 1 }]);
      expect((await friend.get('/customizer_api/v2/user-size2/')).body).toHaveLength(1);
      const paid = await pay(friend, aPayment(await readyToPay(friend), origin));
      expect(paid.body).toMatchObject({ resultCode: 'Authorised', order_number: '100003' });
      const { queries } = server.database;
      const mails = await queries.selectFrom('outbox').select('id').execute();
      expect(mails.length).toBeGreaterThan(2);
      const rows = await queries.selectFrom('migration').select('name').execute();
      expect(new Set(rows.map((row) => row.name))).toEqual(
        new Set(migrations.map((step) => step.name)),
      );
      await server.close();
      const after = new Sqlite(join(folder, 'tailorbird.sqlite'), { readonly: true });
      expect([
        after.pragma('integrity_check', { simple: true }),
        after.pragma('foreign_key_check'),
      ]).toEqual(['ok', []]);
      after.close();
    },
  );

  it('a database from before the first release is refused with advice', async () => {
    const folder = join(root, 'unreleased');
    mkdirSync(folder);
    const old = new Sqlite(join(folder, 'tailorbird.sqlite'));
    old.exec('create table migration (name text primary key, applied_at text not null)');
    old.exec("insert into migration values ('account/001-accounts', '2026-01-01T00:00:00.000Z')");
    old.close();
    await expect(openIn(folder, '2026-11-02T10:00:00Z')).rejects.toThrow(
      'move the folder of DATA_DIR',
    );
  });
});
