import type { Queries } from '../../../platform/database/database.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import { mergeGuestBasket } from '../../basket/index.ts';
import { handOverOrders } from '../../orders/index.ts';
import { mergeGuestSizes, type WithSizeUses } from '../../sizing/index.ts';
import { handOverConversations } from '../../support/index.ts';
import { handOverReferral } from '../store/referrals.ts';
import { payWaitingRewards } from './rewardReferral.ts';

/** What whoever brings a guest's things along takes turns by; nothing where there is no guest. */
export const guestTurn = (guestKey: string | null): readonly string[] =>
  guestKey === null ? [] : [turnOf({ kind: 'guest', guestKey })];

/** What a guest has becomes the customer's, in one transaction and with no line lost. Merging twice merges once. */
export const mergeGuest = async (
  trx: Queries,
  { sizeUses }: WithSizeUses,
  guestKey: string,
  customer: { readonly accountId: number; readonly email: string },
  now: Date,
): Promise<void> => {
  const becameSize = await mergeGuestSizes(trx, sizeUses, guestKey, customer.accountId, now);
  await mergeGuestBasket(trx, guestKey, customer.accountId, becameSize, now);
  await handOverOrders(trx, guestKey, customer);
  await handOverReferral(trx, [guestKey], customer.accountId);
  await payWaitingRewards(trx, customer.accountId, now);
  await handOverConversations(trx, guestKey, customer.accountId);
};
