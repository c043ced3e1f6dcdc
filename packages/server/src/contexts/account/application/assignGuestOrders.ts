import type { Queries } from '../../../platform/database/database.ts';
import { handOverOrdersTo } from '../../orders/index.ts';
import { guestsWhoOrderedAs, handOverReferral } from '../store/referrals.ts';
import { payWaitingRewards } from './rewardReferral.ts';

/**
 * Assigns guest orders with a confirmed address to the customer, with the referral credit they
 * earned.
 */
export const assignGuestOrders = async (
  trx: Queries,
  customer: { readonly accountId: number; readonly email: string },
  now: Date,
): Promise<void> => {
  await handOverReferral(trx, await guestsWhoOrderedAs(trx, customer.email), customer.accountId);
  await handOverOrdersTo(trx, customer);
  await payWaitingRewards(trx, customer.accountId, now);
};
