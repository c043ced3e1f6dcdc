import { allocate, chargeUnit, type Money, money, sum } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';
import type { Withdrawal } from './withdrawn.ts';
import { addWorkingDays, dayOf, shifted } from './workingDays.ts';

/** How long a contract can be withdrawn from, by the law of the European Union. */
export const withdrawalDays = 14;

const hourMs = 60 * 60_000;
/** Hours by which clocks in the European Union are ahead of Greenwich, and behind it, at most. */
const easternmost = 3;
const westernmost = 1;

/**
 * Until when one can withdraw: the day on which the period begins does not count, and a last day on which nobody works makes way for the next on which they do (Regulation 1182/71). A day
 * begins and ends where in the Union it does so last.
 */
export const withdrawalPeriod = (
  begins: string,
): { readonly lastDay: string; readonly end: string } => {
  const lastDay = addWorkingDays(
    shifted(
      dayOf(new Date(Date.parse(begins) + easternmost * hourMs).toISOString()),
      withdrawalDays,
    ),
    0,
  );
  return {
    lastDay,
    end: new Date(Date.parse(shifted(lastDay, 1)) + westernmost * hourMs).toISOString(),
  };
};

type Sold = Pick<Order, 'status' | 'datePlaced' | 'parcels' | 'history'>;

/** When the period begins: for what travels once the last of the order has arrived, for what is mailed when it is ordered. Null: it has not. */
export const withdrawalBegins = (
  order: Sold,
  { travels }: { readonly travels: boolean },
): string | null => {
  if (!travels) return order.datePlaced;
  if (order.status !== 'Delivered') return null;
  const arrived = [
    ...order.parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []),
    ...order.history.flatMap(({ status, at }) => (status === 'Delivered' ? [at] : [])),
  ];
  return arrived.toSorted().at(-1) ?? order.datePlaced;
};

/** How a line of an order stands with the right to withdraw. `lastDay` is null before the period has begun. */
export type LineWithdrawal =
  | { readonly kind: 'open'; readonly quantity: number; readonly lastDay: string | null }
  | { readonly kind: 'made-to-specification' }
  | { readonly kind: 'not-required' }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'card-used' }
  | { readonly kind: 'period-over'; readonly lastDay: string }
  | { readonly kind: 'order-cancelled' };

type WithdrawableLine = Pick<
  OrderLine,
  'id' | 'quantity' | 'withdrawalRight' | 'priceInclDiscounts'
>;

/** What no order says of its lines. */
export type LineFacts = {
  /** It comes in a parcel. */
  readonly travels: boolean;
  /** How many gift cards of it nobody has used; null for what is no gift card. */
  readonly unusedCards: number | null;
};

type WithdrawableOrder = Sold & { readonly withdrawals: readonly Withdrawal[] };

type Withdrawn = { readonly withdrawals: readonly Pick<Withdrawal, 'pieces'>[] };

/** How many pieces of a line were withdrawn. */
export const withdrawnOf = ({ withdrawals }: Withdrawn, lineId: number): number =>
  withdrawals
    .flatMap(({ pieces }) => pieces)
    .reduce((count, each) => count + (each.lineId === lineId ? each.quantity : 0), 0);

/** How many pieces of a line were withdrawn before they were sent: no parcel holds them. */
export const unsentWithdrawnOf = (order: Withdrawn, lineId: number): number =>
  withdrawnOf(
    {
      withdrawals: order.withdrawals.map(({ pieces }) => ({
        pieces: pieces.filter(({ comesBack }) => !comesBack),
      })),
    },
    lineId,
  );

/** Whether, and how many of, the pieces of a line can be withdrawn from now, and until when. */
export const lineWithdrawal = (
  order: WithdrawableOrder,
  line: WithdrawableLine,
  facts: LineFacts,
  now: string,
): LineWithdrawal => {
  const left = line.quantity - withdrawnOf(order, line.id);
  if (left > 0 && line.withdrawalRight !== 'granted') return { kind: line.withdrawalRight };
  if (left <= 0) return { kind: 'withdrawn' };
  if (order.status === 'Cancelled') return { kind: 'order-cancelled' };
  const quantity = Math.min(left, facts.unusedCards ?? left);
  if (quantity <= 0) return { kind: 'card-used' };
  const begins = withdrawalBegins(order, facts);
  const period = begins === null ? null : withdrawalPeriod(begins);
  if (period && Date.parse(now) >= Date.parse(period.end))
    return { kind: 'period-over', lastDay: period.lastDay };
  return { kind: 'open', quantity, lastDay: period?.lastDay ?? null };
};

/** What was paid for the next `quantity` pieces of a line, after `before` of them: the pieces of a line together are its price. */
export const paidForPieces = (
  { quantity: all, priceInclDiscounts: price }: Pick<OrderLine, 'quantity' | 'priceInclDiscounts'>,
  { before, quantity }: { readonly before: number; readonly quantity: number },
): Money => {
  const { amount, currency } = price;
  const unit = amount % chargeUnit(currency) === 0 ? chargeUnit(currency) : 1;
  const each = allocate(money(amount / unit, currency), Array<number>(all).fill(1));
  return money(sum(each.slice(before, before + quantity), currency).amount * unit, currency);
};
