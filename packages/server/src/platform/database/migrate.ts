import { type Kysely, sql, type Transaction } from 'kysely';
import type { DialectName } from './columns.ts';
import { SchemaOfOtherEdition } from './failures.ts';
import { type Migration, statementsOf } from './migration.ts';
import type { Schema } from './schema.ts';

/** Two processes created the same table at the same time. */
const lostRace = (cause: unknown): boolean =>
  ['23505', '42P07'].includes((cause as { readonly code?: string }).code ?? '');

const prepare = async (database: Kysely<Schema>, attempt = 1): Promise<void> => {
  try {
    await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
      database,
    );
    await sql`create table if not exists migration_lock (id integer primary key)`.execute(database);
    await sql`insert into migration_lock (id) values (1) on conflict do nothing`.execute(database);
  } catch (cause) {
    if (!lostRace(cause) || attempt === 5) throw cause;
    await prepare(database, attempt + 1);
  }
};

/**
 * Waits until no other process migrates. Migrations of large tables take long, so this
 * transaction ignores the role's timeouts.
 */
const lockPostgres = async (trx: Transaction<Schema>, onWait: () => void): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
  const lock = trx.selectFrom('migration_lock').selectAll().forUpdate();
  if ((await lock.skipLocked().execute()).length > 0) return;
  onWait();
  await lock.execute();
};

/**
 * Applies the missing migrations, in order, in one transaction under a lock that holds across
 * processes. Returns their names. Calls `onWait` before it waits for that lock. Throws
 * `SchemaOfOtherEdition` if the database was created by another first migration.
 *
 * Kysely's `Migrator` does less: on SQLite it takes no lock and no transaction, and on PostgreSQL
 * its lock belongs to the session, which a pooler in transaction mode hands to others.
 */
export const migrate = async (
  database: Kysely<Schema>,
  steps: readonly Migration[],
  dialect: DialectName,
  now: Date,
  onWait: () => void = () => {},
): Promise<readonly string[]> => {
  await prepare(database);
  return await database.transaction().execute(async (trx) => {
    // BEGIN IMMEDIATE has already locked SQLite for writing.
    if (dialect === 'postgres') await lockPostgres(trx, onWait);
    const applied = new Set(
      (await trx.selectFrom('migration').select('name').execute()).map(({ name }) => name),
    );
    if (applied.size > 0 && !applied.has(steps[0]?.name ?? '')) throw new SchemaOfOtherEdition();
    const missing = steps.filter(({ name }) => !applied.has(name));
    for (const step of missing) {
      for (const statement of statementsOf(step, dialect)) await sql.raw(statement).execute(trx);
      await trx
        .insertInto('migration')
        .values({ name: step.name, applied_at: now.toISOString() })
        .execute();
    }
    return missing.map(({ name }) => name);
  });
};
