import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './database.ts';

/** True in SQLite, which runs write transactions one after another. */
export const locksRowsOnRead = (trx: Queries): boolean =>
  !(trx.getExecutor().adapter instanceof PostgresAdapter);

/**
 * Locks the found rows until the transaction ends: others wait, then see the changes. The order
 * of rows must be the same everywhere to avoid deadlocks. SQLite's write transactions are
 * serial.
 */
export const lockRows = async <Tables, Table extends keyof Tables, Row>(
  trx: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<readonly Row[]> =>
  (await (locksRowsOnRead(trx) ? query : query.forNoKeyUpdate()).execute()) as readonly Row[];
