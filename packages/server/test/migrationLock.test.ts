import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import type { Migration } from '../src/platform/database/migration.ts';
import { type PostgresStarted, startPostgres } from './postgres.ts';

let postgres: PostgresStarted;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  if (postgres.available) await postgres.server.stop();
});

/** Longer than the query limit of a running shop (8 s). */
const slowSeconds = 9;
const slow: Migration = {
  name: 'slow',
  sql: `select pg_sleep(${slowSeconds});\ncreate table slow (id integer);`,
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('migrations on PostgreSQL', () => {
  it('a second process waits for a slow migration', { timeout: 60_000 }, async (test) => {
    if (!postgres.available) return test.skip(postgres.reason);
    const { url } = await postgres.server.createDatabase();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const { rows } = await admin.query('select current_database() as name');
    await admin.query(`alter database ${rows[0].name} set lock_timeout = '2s'`);
    await admin.query(`alter database ${rows[0].name} set statement_timeout = '5s'`);
    const [first, second]: readonly Database[] = await Promise.all([
      openDatabase({ url }),
      openDatabase({ url }),
    ]);
    if (!first || !second) throw new Error('No database');
    const waits: string[] = [];
    const migrating = first.migrate([slow], new Date(), () => waits.push('first'));
    await until(async () => {
      const sleeping = await admin.query(
        `select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`,
      );
      return sleeping.rows.length > 0;
    });
    const waiting = second.migrate([slow], new Date(), () => waits.push('second'));
    expect(await Promise.all([migrating, waiting])).toEqual([['slow'], []]);
    expect(waits).toEqual(['second']);
    await Promise.all([first.close(), second.close(), admin.end()]);
  });
});
