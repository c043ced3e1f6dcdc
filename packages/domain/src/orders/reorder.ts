import type { AddRequest, BasketRefused, Baskets } from '../basket/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';
import type { OrderRefused, Reordered } from './ordersPort.ts';

/**
 * A request to add the piece of an order line again, in the same version of its size. Gift
 * cards are not reordered.
 */
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
 * The wearer whose default size replaces a deleted one; null is the customer, undefined is
 * unknown.
 */
const wearerOf = ({ size }: OrderLine): number | null | undefined =>
  size && size.wearer === undefined ? null : size?.wearerId;

/**
 * Adds the piece of a line again; if its size was deleted, in the wearer's default size
 * (SIZE-125).
 */
const addAgain = async (
  baskets: Baskets,
  line: OrderLine,
): Promise<{ readonly failure: BasketRefused | null; readonly inDefault: boolean }> => {
  const request = addRequestOf(line);
  const added = await baskets.add(request);
  if (added.ok) return { failure: null, inDefault: false };
  const wearerId = wearerOf(line);
  if (added.failure.kind !== 'missing-size' || wearerId === undefined)
    return { failure: added.failure, inDefault: false };
  const { userSizeVersion: _, ...rest } = request;
  const worn = await baskets.add({ ...rest, userSizeId: null, wearerId });
  return { failure: worn.ok ? null : added.failure, inDefault: worn.ok };
};

/**
 * Adds the garments of an order to the basket again (ORDER-11). Unavailable ones are listed as
 * left out, and those made in another size are listed too.
 */
export const reorder =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (order: Order): Promise<Result<Reordered, OrderRefused>> => {
    const leftOut: { title: string; failure: Reordered['leftOut'][number]['failure'] }[] = [];
    const inDefault: string[] = [];
    for (const line of order.lines.filter(({ snapshot }) => snapshot.giftCardTier === null)) {
      const added = await addAgain(baskets, line);
      if (added.failure) leftOut.push({ title: line.title, failure: added.failure });
      if (added.inDefault) inDefault.push(line.title);
    }
    const basket = await baskets.current();
    return basket.ok
      ? ok({ basket: basket.value, leftOut, inDefault })
      : err({ kind: 'unreachable' });
  };
