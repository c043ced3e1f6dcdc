import { PostgresAdapter } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Until the transaction ends, for transactions without a common row. A waiting one sees the
 * changes of the first. Call it first in a `read committed` transaction. SQLite's writes are
 * serial.
 */
export const acquireLocks = async (trx: Queries, names: readonly string[]): Promise<void> => {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // A fixed order prevents deadlocks.
  for (const name of [...new Set(names)].sort()) {
    // The unique name stays locked to the end, even after its row is deleted.
    await trx.insertInto('turn').values({ name }).execute();
    await trx.deleteFrom('turn').where('name', '=', name).execute();
  }
};
