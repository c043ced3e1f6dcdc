import type { AddRequest, Baskets } from '../basket/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';
import type { OrderRefused, Reordered } from './ordersPort.ts';

/** The piece of an order line as a request to add it again, made to the version of the size it was made to. Gift cards are bought anew, not reordered. */
export const addRequestOf = (line: OrderLine): AddRequest => ({
  clothingTypeId: line.snapshot.clothingTypeId,
  fabricColorId: line.snapshot.fabricColorId,
  selectedProperties: line.snapshot.selectedProperties,
  userSizeId: line.snapshot.userSizeId,
  ...(line.size?.version !== undefined && { userSizeVersion: line.size.version }),
  initials: line.snapshot.initials,
  note: line.snapshot.note,
  quantity: line.quantity,
  productId: null,
});

/**
 * Puts an order's garments in the basket again (ORDER-11). What is no longer available is left out and named; the rest is added.
 */
export const reorder =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (order: Order): Promise<Result<Reordered, OrderRefused>> => {
    const leftOut: { title: string; failure: Reordered['leftOut'][number]['failure'] }[] = [];
    for (const line of order.lines.filter(({ snapshot }) => snapshot.giftCardTier === null)) {
      const added = await baskets.add(addRequestOf(line));
      if (!added.ok) leftOut.push({ title: line.title, failure: added.failure });
    }
    const basket = await baskets.current();
    return basket.ok ? ok({ basket: basket.value, leftOut }) : err({ kind: 'unreachable' });
  };
