import type { Order } from './order.ts';

const day = 86_400_000;

/**
 * The first and last expected day of delivery as ISO 8601 instants. Null if nothing is
 * expected, or while a split order awaits its fit confirmation.
 */
export const deliveryWindow = (
  order: Pick<Order, 'datePlaced' | 'deliveryDays' | 'status'>,
): { readonly earliest: string; readonly latest: string } | null => {
  const { datePlaced, deliveryDays, status } = order;
  if (
    !deliveryDays ||
    status === 'Cancelled' ||
    status === 'Delivered' ||
    status === 'AwaitingFitConfirmation'
  )
    return null;
  const placed = Date.parse(datePlaced);
  const after = (days: number): string => new Date(placed + days * day).toISOString();
  return { earliest: after(deliveryDays.earliest), latest: after(deliveryDays.latest) };
};
