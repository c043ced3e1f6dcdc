import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Whether reading a row in a transaction locks it, as in SQLite, which runs write transactions
 * one after another.
 */
export const holdsWhatItReads = (trx: Queries): boolean =>
  !(trx.getExecutor().adapter instanceof PostgresAdapter);

/**
 * Runs a query within a transaction and holds the rows it finds until the transaction ends: whoever else would hold one waits, and then sees what became of it. Rows are held in the order of the
 * query, which is the same for everybody who holds several of them, so that no two wait for each other. Answers what is held. In SQLite a row
 * is as good as held when it is read.
 */
export const holdRows = async <Tables, Table extends keyof Tables, Row>(
  trx: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<readonly Row[]> =>
  (await (holdsWhatItReads(trx) ? query : query.forNoKeyUpdate()).execute()) as readonly Row[];
