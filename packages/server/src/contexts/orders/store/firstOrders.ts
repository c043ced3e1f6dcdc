import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredOrder } from './orders.ts';

export const hasGuestOrdered = async (queries: Queries, guestKey: string): Promise<boolean> =>
  (await queries
    .selectFrom('placed_order')
    .select('id')
    .where('guest_key', '=', guestKey)
    .executeTakeFirst()) !== undefined;

/**
 * Whether there is no earlier order with this account or, as a guest, this address; canceled
 * orders do not count.
 */
export const isFirstOrder = async (
  queries: Queries,
  { id, owner, email }: StoredOrder,
): Promise<boolean> => {
  const before = await queries
    .selectFrom('placed_order')
    .select('id')
    .where('id', '<', id)
    .where('status', '<>', 'Cancelled')
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(email)`, '=', email.toLowerCase()),
        owner.kind === 'customer'
          ? eb('account_id', '=', owner.accountId)
          : eb('guest_key', '=', owner.guestKey),
      ]),
    )
    .executeTakeFirst();
  return before === undefined;
};
