import { PostgresAdapter } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Lets transactions that name the same thing through one after another, where there is no row that all of them could hold: whoever comes second waits until the first is done, and then sees what it
 * did. Comes first in a transaction that is `read committed`. Nothing is left behind. SQLite writes one transaction after another anyway.
 */
export const takeTurns = async (trx: Queries, names: readonly string[]): Promise<void> => {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // In one order for everybody, so that no two wait for each other.
  for (const name of [...new Set(names)].sort()) {
    // The unique name is taken from here to the end of the transaction, also when its row is gone again.
    await trx.insertInto('turn').values({ name }).execute();
    await trx.deleteFrom('turn').where('name', '=', name).execute();
  }
};
