import type { Queries } from '../../../platform/database/database.ts';
import { handOverOrdersTo } from '../../orders/index.ts';
import { guestsWhoOrderedAs, handOverReferral } from '../store/referrals.ts';
import { payWaitingRewards } from './rewardReferral.ts';

/** What guests ordered with an address becomes the customer's who proved that it is theirs, with the credit a friend's link earned. */
export const takeOverGuestsOrders = async (
  trx: Queries,
  customer: { readonly accountId: number; readonly email: string },
  now: Date,
): Promise<void> => {
  await handOverReferral(trx, await guestsWhoOrderedAs(trx, customer.email), customer.accountId);
  await handOverOrdersTo(trx, customer);
  await payWaitingRewards(trx, customer.accountId, now);
};
