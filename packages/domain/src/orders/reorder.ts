import type { AddRequest, BasketRefused, Baskets } from '../basket/index.ts';
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

/** Whose default a line's piece is made in where its size is gone: null is the customer; undefined where nobody knows who wears it. */
const wearerOf = ({ size }: OrderLine): number | null | undefined =>
  size && size.wearer === undefined ? null : size?.wearerId;

/** Adds a line's piece again; where its size is gone for good, in the default of who wears it (SIZE-125). */
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
 * Puts an order's garments in the basket again (ORDER-11). What is no longer available is left out and named; the rest is added, and what of it is made in another size is named too.
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
