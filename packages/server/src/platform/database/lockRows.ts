import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Whether reading a row in a transaction locks it, as in SQLite, which runs write transactions
 * one after another.
 */
export const locksRowsOnRead = (trx: Queries): boolean =>
  !(trx.getExecutor().adapter instanceof PostgresAdapter);

/**
 * Runs a query in a transaction and locks the rows it finds until the end: other transactions
 * that lock one of them wait, then see its changes. Rows are locked in the order of the query,
 * which must be the same everywhere to avoid deadlocks. Returns the locked rows. SQLite needs
 * no lock, because its write transactions are serial.
 */
export const lockRows = async <Tables, Table extends keyof Tables, Row>(
  trx: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<readonly Row[]> =>
  (await (locksRowsOnRead(trx) ? query : query.forNoKeyUpdate()).execute()) as readonly Row[];
