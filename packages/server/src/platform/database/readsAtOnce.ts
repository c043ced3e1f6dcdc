import type { CompiledQuery, QueryResult } from 'kysely';

/** The adapter of a database that is read without waiting: what Kysely does around a query takes longer than such a read. */
export type ReadsAtOnce = {
  /** What a query outside a transaction finds; null where it has to go the way of others. */
  readonly readAtOnce: <Row>(query: CompiledQuery<Row>) => QueryResult<Row> | null;
};
