import { PostgresAdapter } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Locks names until the transaction ends, for transactions without a common row. A second
 * transaction waits, and then sees the changes of the first. Call it first in a `read committed`
 * transaction. SQLite needs no lock, because its writes are serial.
 */
export const acquireLocks = async (trx: Queries, names: readonly string[]): Promise<void> => {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // A fixed order prevents deadlocks.
  for (const name of [...new Set(names)].sort()) {
    // The unique name stays locked until the end of the transaction, even after its row is
    // deleted.
    await trx.insertInto('turn').values({ name }).execute();
    await trx.deleteFrom('turn').where('name', '=', name).execute();
  }
};
