import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { timePart } from '../runtime/parts.ts';
import type { DialectName } from './columns.ts';
import { DatabaseBusy } from './failures.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { isConcurrentChange, postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { explainDamage } from './sqlite/explain.ts';
import { databaseFileIn, privateDatabaseFile } from './sqlite/folder.ts';

/** Query interface of stores: the database itself or a transaction. */
export type Queries = Kysely<Schema>;

/**
 * Isolation of concurrent transactions in PostgreSQL; SQLite runs them one at a time (BEGIN
 * IMMEDIATE).
 *
 * - `serializable` (default): as if each ran alone.
 * - `read committed`: each statement sees committed data. Transactions on different rows do not
 *   conflict; `work` locks the rows its decisions depend on (`lockRows`).
 */
export type Isolation = 'serializable' | 'read committed';

export type Database = {
  readonly dialect: DialectName;
  /** For single statements. Use `transaction` for several that belong together. */
  readonly queries: Queries;
  /**
   * Runs `work` atomically. After a conflict, PostgreSQL may run it again until the time limit,
   * then throws `DatabaseBusy`. So `work` must only change the database, through the given
   * `trx`, and await nothing else.
   */
  readonly transaction: <Value>(
    work: (trx: Transaction<Schema>) => Promise<Value>,
    isolation?: Isolation,
  ) => Promise<Value>;
  /**
   * Applies the missing migrations in order; returns their names. `onWait` is called if another
   * process is migrating.
   */
  readonly migrate: (
    steps: readonly Migration[],
    now: Date,
    onWait?: () => void,
  ) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type WithDatabase = { readonly database: Database };

export type DatabaseLocation =
  | { readonly url: string }
  /** SQLite in this folder, which is created if missing. */
  | { readonly folder: string }
  | { readonly memory: true };

/** Maximum wait for other transactions. */
const patienceMs = 8_000;
const longestPauseMs = 250;
/** A row created or deleted by a concurrent transaction is visible in the next attempt. */
const mostOvertaken = 3;

/** Opens a database; only `migrate` changes the schema. */
export const openDatabase = async (
  location: DatabaseLocation,
  onConnectionLost: (cause: Error) => void = () => {},
  onDamage: (sentence: string) => void = () => {},
): Promise<Database> => {
  const dialectName: DialectName = 'url' in location ? 'postgres' : 'sqlite';
  const dialect =
    'url' in location
      ? await postgresDialect(location.url, onConnectionLost)
      : sqliteDialect(
          'folder' in location ? privateDatabaseFile(location.folder) : ':memory:',
          () =>
            onDamage(
              explainDamage(
                'folder' in location ? databaseFileIn(location.folder) : 'The database in memory',
              ),
            ),
        );
  const queries = new Kysely<Schema>({ dialect });
  const inside = new AsyncLocalStorage<true>();

  const once = async <Value>(
    work: (trx: Transaction<Schema>) => Promise<Value>,
    isolation: Isolation,
  ): Promise<Value> => {
    const builder =
      dialectName === 'postgres'
        ? queries.transaction().setIsolationLevel(isolation)
        : queries.transaction();
    return await inside.run(true, () => builder.execute(work));
  };

  const repeatedly = async <Value>(
    work: (trx: Transaction<Schema>) => Promise<Value>,
    isolation: Isolation,
  ): Promise<Value> => {
    const until = performance.now() + patienceMs;
    let overtaken = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work, isolation);
      } catch (cause) {
        if (dialectName === 'postgres' && isConcurrentChange(cause)) overtaken += 1;
        else if (!(cause instanceof DatabaseBusy)) throw cause;
        if (overtaken > mostOvertaken || performance.now() > until) throw cause;
        // Growing random pauses, so that colliding transactions do not collide again.
        await pause(Math.random() * Math.min(longestPauseMs, 5 * 2 ** attempt));
      }
    }
  };

  return {
    dialect: dialectName,
    queries,
    transaction: async (work, isolation = 'serializable') => {
      // A nested transaction would deadlock.
      if (inside.getStore()) throw new Error('Nested transaction: pass `trx` instead');
      return await timePart('transaction', () => repeatedly(work, isolation));
    },
    migrate: async (steps, now, onWait) => {
      if (!('url' in location)) return await migrate(queries, steps, dialectName, now, onWait);
      const dialect = await postgresDialect(location.url, onConnectionLost, { hasTimeout: false });
      const patient = new Kysely<Schema>({ dialect });
      try {
        return await migrate(patient, steps, dialectName, now, onWait);
      } finally {
        await patient.destroy();
      }
    },
    close: () => queries.destroy(),
  };
};
