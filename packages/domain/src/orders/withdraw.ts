import { err, ok, type Result, zero } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';
import { partsOf } from './orderSplit.ts';
import {
  type LineFacts,
  type LineWithdrawal,
  lineWithdrawal,
  paidForPieces,
  unsentWithdrawnQuantity,
  withdrawnQuantity,
} from './withdrawal.ts';
import type { Withdrawal, WithdrawnPieces } from './withdrawn.ts';

export type ChosenPieces = { readonly lineId: number; readonly quantity: number };

export type WithdrawRefused =
  | { readonly kind: 'nothing-chosen' }
  /** The line is not in the order, or has fewer pieces that can be withdrawn. */
  | { readonly kind: 'not-in-order' }
  | Exclude<LineWithdrawal, { readonly kind: 'open' }>;

type WithdrawableOrder = Pick<
  Order,
  'status' | 'datePlaced' | 'parcels' | 'history' | 'shipping' | 'withdrawals'
> & {
  readonly lines: readonly Pick<
    OrderLine,
    'id' | 'quantity' | 'withdrawalRight' | 'priceInclDiscounts' | 'madeFirst'
  >[];
};

/**
 * Number of shipped pieces among the next `quantity` withdrawn ones; unshipped pieces are
 * withdrawn first.
 */
const sentOf = (
  order: Pick<WithdrawableOrder, 'status' | 'parcels' | 'withdrawals'>,
  line: Pick<OrderLine, 'id' | 'quantity' | 'madeFirst'>,
  quantity: number,
): number => {
  const isAllSent =
    order.status === 'Delivered' || order.parcels.some(({ part }) => part !== 'first');
  if (isAllSent) return quantity;
  const unsent =
    line.quantity -
    (order.parcels.length > 0 ? partsOf(line).first : 0) -
    unsentWithdrawnQuantity(order, line.id);
  return Math.max(0, quantity - Math.max(0, unsent));
};

/**
 * The result of a withdrawal: the price of its pieces, and shipping if nothing of the order
 * remains. Shipped pieces and goods taken from a store are refunded after their return;
 * unshipped pieces and gift cards at once. One line without the right to withdraw refuses the
 * whole request.
 */
export const withdraw = (
  order: WithdrawableOrder,
  factsOf: (lineId: number) => LineFacts,
  chosen: readonly ChosenPieces[],
  now: string,
): Result<Omit<Withdrawal, 'id'>, WithdrawRefused> => {
  const wanted = chosen.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return err({ kind: 'nothing-chosen' });
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length)
    return err({ kind: 'not-in-order' });
  const pieces: WithdrawnPieces[] = [];
  for (const { lineId, quantity } of wanted) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return err({ kind: 'not-in-order' });
    const facts = factsOf(lineId);
    const state = lineWithdrawal(order, line, facts, now);
    if (state.kind !== 'open') return err(state);
    if (quantity > state.quantity) return err({ kind: 'not-in-order' });
    let before = withdrawnQuantity(order, lineId);
    const sent = facts.travels && facts.unusedCards === null ? sentOf(order, line, quantity) : 0;
    for (const [count, comesBack] of [
      [quantity - sent, false],
      [sent, true],
    ] as const) {
      if (count === 0) continue;
      const amount = paidForPieces(line, { before, quantity: count });
      pieces.push({ lineId, quantity: count, amount, comesBack });
      before += count;
    }
  }
  const isAll = order.lines.every(({ id, quantity }) => {
    const more = wanted.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    return withdrawnQuantity(order, id) + more === quantity;
  });
  return ok({
    at: now,
    pieces,
    shipping: isAll ? order.shipping : zero(order.shipping.currency),
    backAt: null,
  });
};
