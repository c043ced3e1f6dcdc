import { PostgresAdapter } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Lets transactions that name the same thing through one after another, where there is no row that all of them could hold: whoever comes second waits until the first is done, and then sees what it
 * did. Comes first in a transaction that is `read committed`. Nothing is left behind. SQLite writes one transaction after another anyway.
 */
export const takeTurns = async (trx: Queries, names: readonly string[]): Promise<void> => {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // A fixed order prevents deadlocks.
  for (const name of [...new Set(names)].sort()) {
    // The unique name stays locked until the end of the transaction, even after its row is
    // deleted.
    await trx.insertInto('turn').values({ name }).execute();
    await trx.deleteFrom('turn').where('name', '=', name).execute();
  }
};
