import type { Queries } from '../../../platform/database/database.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import { mergeGuestBasket } from '../../basket/index.ts';
import { transferOrders } from '../../orders/index.ts';
import { mergeGuestSizes, type WithSizeUses } from '../../sizing/index.ts';
import { transferConversations } from '../../support/index.ts';
import { transferReferral } from '../store/referrals.ts';
import { payWaitingRewards } from './rewardReferral.ts';

export const guestLockNames = (guestKey: string | null): readonly string[] =>
  guestKey === null ? [] : [lockNameOf({ kind: 'guest', guestKey })];

/**
 * Moves a guest's data to the customer in one transaction, without losing lines. Merging again
 * changes nothing.
 */
export const mergeGuest = async (
  trx: Queries,
  { sizeUses }: WithSizeUses,
  guestKey: string,
  customer: { readonly accountId: number; readonly email: string },
  now: Date,
): Promise<void> => {
  const becameSize = await mergeGuestSizes(trx, sizeUses, guestKey, customer.accountId, now);
  await mergeGuestBasket(trx, guestKey, customer.accountId, becameSize, now);
  await transferOrders(trx, guestKey, customer);
  await transferReferral(trx, [guestKey], customer.accountId);
  await payWaitingRewards(trx, customer.accountId, now);
  await transferConversations(trx, guestKey, customer.accountId);
};
