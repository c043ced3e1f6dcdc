import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Runs a query within a transaction and holds the rows it finds until the transaction ends: whoever else would hold one waits, and then sees what became of it. Rows are held in the order of the
 * query, which is the same for everybody who holds several of them, so that no two wait for each other. Answers what is held. SQLite writes one transaction after another: there a row
 * is as good as held when it is read.
 */
export const holdRows = async <Tables, Table extends keyof Tables, Row>(
  trx: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<readonly Row[]> =>
  (await (trx.getExecutor().adapter instanceof PostgresAdapter ? query.forNoKeyUpdate() : query).execute()) as readonly Row[];
