import type { Queries } from '../../../platform/database/database.ts';
import { transferOrdersTo } from '../../orders/index.ts';
import { guestsWhoOrderedAs, transferReferral } from '../store/referrals.ts';
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
  await transferReferral(trx, await guestsWhoOrderedAs(trx, customer.email), customer.accountId);
  await transferOrdersTo(trx, customer);
  await payWaitingRewards(trx, customer.accountId, now);
};
