import { allocate, chargeUnit, type Money, money, sum } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';
import type { Withdrawal } from './withdrawn.ts';
import { addWorkingDays, dayOf, shifted } from './workingDays.ts';

/** The withdrawal period of the European Union in days. */
export const withdrawalDays = 14;

const hourMs = 60 * 60_000;
/** Extreme UTC offsets in the European Union, in hours. */
const easternmost = 3;
const westernmost = 1;

/**
 * The end of the withdrawal period. The first day does not count, and a period that ends on a
 * non-working day ends on the next working day (Regulation 1182/71). Days are counted where
 * they end last in the Union.
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

/**
 * The start of the withdrawal period: the last delivery for shipped goods, the order for
 * emailed cards; null before that.
 */
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

/** The right to withdraw for an order line. `lastDay` is null before the period begins. */
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

export type LineFacts = {
  /** True if the piece is shipped in a parcel. */
  readonly travels: boolean;
  /** The number of unused gift cards; null if the line is no gift card. */
  readonly unusedCards: number | null;
};

type WithdrawableOrder = Sold & { readonly withdrawals: readonly Withdrawal[] };

type Withdrawn = { readonly withdrawals: readonly Pick<Withdrawal, 'pieces'>[] };

export const withdrawnQuantity = ({ withdrawals }: Withdrawn, lineId: number): number =>
  withdrawals
    .flatMap(({ pieces }) => pieces)
    .reduce((count, each) => count + (each.lineId === lineId ? each.quantity : 0), 0);

/** The number of pieces withdrawn before shipping, which no parcel contains. */
export const unsentWithdrawnQuantity = (order: Withdrawn, lineId: number): number =>
  withdrawnQuantity(
    {
      withdrawals: order.withdrawals.map(({ pieces }) => ({
        pieces: pieces.filter(({ comesBack }) => !comesBack),
      })),
    },
    lineId,
  );

/** Number of pieces of a line that can be withdrawn now, and the deadline. */
export const lineWithdrawal = (
  order: WithdrawableOrder,
  line: WithdrawableLine,
  facts: LineFacts,
  now: string,
): LineWithdrawal => {
  const left = line.quantity - withdrawnQuantity(order, line.id);
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

/**
 * The price of the next `quantity` pieces of a line after `before` pieces. All pieces add up to
 * the line's price.
 */
export const paidForPieces = (
  { quantity: all, priceInclDiscounts: price }: Pick<OrderLine, 'quantity' | 'priceInclDiscounts'>,
  { before, quantity }: { readonly before: number; readonly quantity: number },
): Money => {
  const { amount, currency } = price;
  const unit = amount % chargeUnit(currency) === 0 ? chargeUnit(currency) : 1;
  const each = allocate(money(amount / unit, currency), Array<number>(all).fill(1));
  return money(sum(each.slice(before, before + quantity), currency).amount * unit, currency);
};
