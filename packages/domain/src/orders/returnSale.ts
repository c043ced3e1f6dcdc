import type { SoldInStore } from '../checkout/index.ts';
import { type CancelRefused, cancelRefused, hasGiftCard } from './cancelOrder.ts';
import type { Order } from './order.ts';

/** Days within which a piece taken from the store can be returned there. */
export const saleReturnDays = 14;

export type SaleReturnRefused =
  | CancelRefused
  | { readonly kind: 'not-sold-in-store' }
  | { readonly kind: 'brought-back-late' };

/**
 * The reason a store cannot take back and refund an order, or null. Goods taken home can be
 * returned within the period; made pieces can be canceled until they are cut (ORDER-08).
 */
export const saleReturnRefusal = (
  order: Pick<Order, 'datePlaced'> &
    Parameters<typeof cancelRefused>[0] & {
      readonly sold: Pick<SoldInStore, 'handover'> | null;
    },
  now: string,
): SaleReturnRefused | null => {
  if (order.sold === null) return { kind: 'not-sold-in-store' };
  if (order.sold.handover !== 'now' || order.status !== 'Delivered') return cancelRefused(order);
  if (hasGiftCard(order)) return { kind: 'gift-card-sent' };
  return Date.parse(now) - Date.parse(order.datePlaced) <= saleReturnDays * 86_400_000
    ? null
    : { kind: 'brought-back-late' };
};
