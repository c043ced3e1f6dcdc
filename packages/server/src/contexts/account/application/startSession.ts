import type { Queries } from '../../../platform/database/database.ts';

export const startSession = async (queries: Queries, tokenHash: string): Promise<Date | null> => {
  const row = await queries
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? new Date(row.created_at) : null;
};
