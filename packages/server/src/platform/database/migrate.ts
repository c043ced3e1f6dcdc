import { type Kysely, sql } from 'kysely';
import type { ColumnKit } from './columns.ts';
import type { Migration } from './migration.ts';
import type { Schema } from './schema.ts';

/** Raised when two processes create the same table in the same moment. */
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
 * Brings the schema up to date: every step that was not applied yet, in order, in one transaction under a lock, so that processes that start together do it once.
 * Answers the names of the steps applied.
 */
export const migrate = async (
  database: Kysely<Schema>,
  steps: readonly Migration[],
  columns: ColumnKit,
  now: Date,
): Promise<readonly string[]> => {
  await prepare(database);
  return await database.transaction().execute(async (trx) => {
    // SQLite has taken the write lock with BEGIN IMMEDIATE; PostgreSQL waits for this row.
    if (columns.dialect === 'postgres')
      await trx.selectFrom('migration_lock').selectAll().forUpdate().execute();
    const applied = new Set(
      (await trx.selectFrom('migration').select('name').execute()).map(({ name }) => name),
    );
    const missing = steps.filter(({ name }) => !applied.has(name));
    for (const step of missing) {
      await step.up(trx, columns);
      await trx
        .insertInto('migration')
        .values({ name: step.name, applied_at: now.toISOString() })
        .execute();
    }
    return missing.map(({ name }) => name);
  });
};
