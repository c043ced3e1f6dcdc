import type { CurrentUser } from '@tailorbird/domain/account';
import type { Queries } from '../../../platform/database/database.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { orderCountsOf } from '../../orders/application/ordersOfCustomer.ts';

/** A signed-in customer with what they have ordered. */
export const currentUserOf = async (
  queries: Queries,
  { dateJoined: _, hasSecondFactor: __, ...account }: SignedInAccount,
): Promise<CurrentUser> => {
  const { placed, fulfilled } = await orderCountsOf(queries, account.id);
  return { ...account, orderCount: placed, fulfilledOrderCount: fulfilled };
};
