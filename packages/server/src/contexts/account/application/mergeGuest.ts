import type { Queries } from '../../../platform/database/database.ts';
import { mergeGuestBasket } from '../../basket/application/mergeGuestBasket.ts';
import { handOverOrders } from '../../orders/store/orders.ts';
import { mergeGuestSizes } from '../../sizing/store/sizes.ts';

/** What a guest has becomes the customer's, in one transaction and with no line lost (decisions 70). Merging twice merges once. */
export const mergeGuest = async (trx: Queries, guestKey: string, accountId: number, now: Date): Promise<void> => {
  const becameSize = await mergeGuestSizes(trx, guestKey, accountId, now);
  await mergeGuestBasket(trx, guestKey, accountId, becameSize, now);
  await handOverOrders(trx, guestKey, accountId);
};
