import type { SoldInStore } from '../checkout/index.ts';
import { type CancelRefused, cancelRefused } from './cancelOrder.ts';
import type { Order, OrderLine } from './order.ts';

/** How many days a piece that was taken along can be brought back to the store. */
export const daysToTakeBack = 14;

export type TakeBackRefused =
  | CancelRefused
  | { readonly kind: 'not-sold-in-store' }
  | { readonly kind: 'brought-back-late' };

/**
 * Why a store does not take an order back and give back what was paid for it; null when it does. What was taken along comes back within some days. What is made for somebody is canceled as any order
 * (ORDER-08): until it is cut.
 */
export const takeBackRefused = (
  order: Pick<Order, 'status' | 'datePlaced'> & {
    readonly sold: Pick<SoldInStore, 'handover'> | null;
    readonly lines: readonly Pick<OrderLine, 'productClass'>[];
  },
  now: string,
): TakeBackRefused | null => {
  if (order.sold === null) return { kind: 'not-sold-in-store' };
  if (order.sold.handover !== 'now' || order.status !== 'Delivered') return cancelRefused(order);
  if (order.lines.some(({ productClass }) => productClass === 'Gift Card'))
    return { kind: 'gift-card-sent' };
  return Date.parse(now) - Date.parse(order.datePlaced) <= daysToTakeBack * 86_400_000
    ? null
    : { kind: 'brought-back-late' };
};
