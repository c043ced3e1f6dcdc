import type { CurrentUser } from '@tailorbird/domain/account';
import type { Queries } from '../../../platform/database/database.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { wantsNewsletter } from '../../newsletter/index.ts';
import { orderCountsOf } from '../../orders/index.ts';

export const currentUserOf = async (
  queries: Queries,
  { dateJoined: _, hasSecondFactor: __, ...account }: SignedInAccount,
): Promise<CurrentUser> => {
  const { placed, fulfilled } = await orderCountsOf(queries, account.id);
  const newsletter = await wantsNewsletter(queries, account);
  return { ...account, newsletter, orderCount: placed, fulfilledOrderCount: fulfilled };
};
