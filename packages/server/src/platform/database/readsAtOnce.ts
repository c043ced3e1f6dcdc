import type { CompiledQuery, QueryResult } from 'kysely';

/** Runs a query and is done: what Kysely does around a query takes longer than an embedded database takes to answer. */
export type RunAtOnce = <Row>(query: CompiledQuery<Row>) => QueryResult<Row>;

/** The adapter of a database that answers without waiting. */
export type ReadsAtOnce = {
  /** What a query outside a transaction finds; null where it has to go the way of others. */
  readonly readAtOnce: <Row>(query: CompiledQuery<Row>) => QueryResult<Row> | null;
  /** How the transaction that has begun, and has not ended, runs its queries. */
  readonly runInTransaction: () => RunAtOnce;
};

export const isReadAtOnce = (adapter: object): adapter is ReadsAtOnce => 'readAtOnce' in adapter;

/** As much of a transaction as is looked at here. */
type Begun = { readonly getExecutor: () => { readonly adapter: object } };

const transactions = new WeakMap<object, RunAtOnce>();

/** How a transaction that has begun runs its queries at once; undefined outside of one, and where the database has to be waited for. */
export const runOf = (queries: object): RunAtOnce | undefined => transactions.get(queries);

/** Does the work of a transaction that has begun: where the database answers without waiting, queries that are built ahead go past Kysely in it. */
export const runningAtOnce = async <Value>(
  trx: Begun,
  work: () => Promise<Value>,
): Promise<Value> => {
  const { adapter } = trx.getExecutor();
  if (!isReadAtOnce(adapter)) return await work();
  transactions.set(trx, adapter.runInTransaction());
  try {
    return await work();
  } finally {
    // Whoever kept the transaction is told by Kysely that it has ended.
    transactions.delete(trx);
  }
};
