import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { columnKits, type DialectName } from './columns.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { isWorthRepeating, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';

/** What a store needs to read and write: the database itself, or a transaction in it. */
export type Queries = Kysely<Schema>;

export type Database = {
  readonly dialect: DialectName;
  /** For single statements. Several that belong together go through `transaction`. */
  readonly queries: Queries;
  /**
   * All or nothing, and as if alone: BEGIN IMMEDIATE in SQLite, SERIALIZABLE in PostgreSQL, which may run `work` again from the start when another transaction was in its
   * way. So `work` changes the database only, uses only the `trx` it is given, and does not wait for anything outside.
   */
  readonly transaction: <Value>(work: (trx: Transaction<Schema>) => Promise<Value>) => Promise<Value>;
  /** Applies those of the schema steps that are missing, in their order; answers their names. */
  readonly migrate: (steps: readonly Migration[], now: Date) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type WithDatabase = { readonly database: Database };

export type DatabaseLocation =
  /** A PostgreSQL server. */
  | { readonly url: string }
  /** SQLite in this folder, which is made when it is absent. */
  | { readonly folder: string }
  /** SQLite that is gone with the process. */
  | { readonly memory: true };

const attempts = 12;

const databaseFile = (location: { readonly folder: string }): string => {
  mkdirSync(location.folder, { recursive: true });
  return join(location.folder, 'tailorbird.sqlite');
};

/** Opens a database; the schema is not touched until `migrate`. */
export const openDatabase = async (location: DatabaseLocation, onConnectionLost: (cause: Error) => void = () => {}): Promise<Database> => {
  const dialectName: DialectName = 'url' in location ? 'postgres' : 'sqlite';
  const dialect =
    'url' in location
      ? await postgresDialect(location.url, onConnectionLost)
      : sqliteDialect('folder' in location ? databaseFile(location) : ':memory:');
  const queries = new Kysely<Schema>({ dialect });
  const inside = new AsyncLocalStorage<true>();

  const once = async <Value>(work: (trx: Transaction<Schema>) => Promise<Value>): Promise<Value> => {
    const builder = dialectName === 'postgres' ? queries.transaction().setIsolationLevel('serializable') : queries.transaction();
    return await inside.run(true, () => builder.execute(work));
  };

  const repeatedly = async <Value>(work: (trx: Transaction<Schema>) => Promise<Value>): Promise<Value> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work);
      } catch (cause) {
        if (dialectName !== 'postgres' || attempt === attempts || !isWorthRepeating(cause)) throw cause;
        // Growing and uneven, so that two that collided do not collide again.
        await pause(Math.random() * 5 * 2 ** Math.min(attempt, 6));
      }
    }
  };

  return {
    dialect: dialectName,
    queries,
    transaction: async (work) => {
      // It would wait for itself forever.
      if (inside.getStore()) throw new Error('A transaction inside a transaction: pass `trx` on instead');
      return await repeatedly(work);
    },
    migrate: (steps, now) => migrate(queries, steps, columnKits[dialectName], now),
    close: () => queries.destroy(),
  };
};
