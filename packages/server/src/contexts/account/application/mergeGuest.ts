import type { Queries } from '../../../platform/database/database.ts';
import { mergeGuestBasket } from '../../basket/application/mergeGuestBasket.ts';
import { handOverOrders } from '../../orders/application/ordersOfCustomer.ts';
import { mergeGuestSizes } from '../../sizing/application/mergeGuestSizes.ts';
import type { WithSizeUses } from '../../sizing/application/sizeUses.ts';

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
};
