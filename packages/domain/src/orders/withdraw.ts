import { err, ok, type Result, zero } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';
import {
  type LineFacts,
  type LineWithdrawal,
  lineWithdrawal,
  paidForPieces,
  withdrawnOf,
} from './withdrawal.ts';
import type { Withdrawal, WithdrawnPieces } from './withdrawn.ts';

/** Pieces of a line, as somebody chose them. */
export type ChosenPieces = { readonly lineId: number; readonly quantity: number };

export type WithdrawRefused =
  | { readonly kind: 'nothing-chosen' }
  /** No line of this order, or more pieces than can be withdrawn from. */
  | { readonly kind: 'not-in-order' }
  | Exclude<LineWithdrawal, { readonly kind: 'open' }>;

type WithdrawableOrder = Pick<
  Order,
  'status' | 'datePlaced' | 'parcels' | 'history' | 'shipping' | 'withdrawals'
> & {
  readonly lines: readonly Pick<
    OrderLine,
    'id' | 'quantity' | 'productClass' | 'snapshot' | 'priceInclDiscounts'
  >[];
};

/**
 * What withdrawing from pieces of an order brings: what was paid for them, and shipping where nothing of the order is left. What a parcel has brought, or is bringing, and what was taken along from
 * a store is paid back once it is back; gift cards end at once. One line that cannot be withdrawn from refuses all.
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
    const amount = paidForPieces(line, { before: withdrawnOf(order, lineId), quantity });
    const isSent = order.parcels.length > 0 || order.status === 'Delivered';
    const comesBack = facts.travels && facts.unusedCards === null && isSent;
    pieces.push({ lineId, quantity, amount, comesBack });
  }
  const isAll = order.lines.every(({ id, quantity }) => {
    const more = wanted.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    return withdrawnOf(order, id) + more === quantity;
  });
  return ok({
    at: now,
    pieces,
    shipping: isAll ? order.shipping : zero(order.shipping.currency),
    backAt: null,
  });
};
