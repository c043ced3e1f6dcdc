import { add, err, type Money, minimum, ok, type Result, subtract, sum } from '../kernel/index.ts';
import type { Refund, RefundRequest, RefundShare } from './refund.ts';

/** What an order took, by either means, and what of it was given back. */
type Sale = {
  /** Credit that was used. */
  readonly credit: Money;
  /** What the payment took. */
  readonly paid: Money;
  readonly refunds: readonly Pick<Refund, 'key' | 'reason' | 'parts' | 'refunded' | 'credited'>[];
};

export type RefundRefused =
  | { readonly kind: 'nothing-to-refund' }
  /** More than the shop still has of what was paid; `left` is all of it. */
  | { readonly kind: 'refund-too-large'; readonly left: Money };

/** What the shop still has of what an order took, by either means. */
export const keptOf = ({
  credit,
  paid,
  refunds,
}: Sale): { readonly credit: Money; readonly paid: Money } => ({
  credit: subtract(
    credit,
    sum(
      refunds.map(({ credited }) => credited),
      credit.currency,
    ),
  ),
  paid: subtract(
    paid,
    sum(
      refunds.map(({ refunded }) => refunded),
      paid.currency,
    ),
  ),
});

/**
 * How a part of what an order took is given back: to where it was paid from first, and as credit only what credit had paid and no payment is left for. By either means never more than it took:
 * whatever is given back in whatever order, what was taken is what was kept, credited and refunded. A key that was used before answers the refund it stands for.
 */
export const refundPart = (
  sale: Sale,
  asked: RefundRequest,
): Result<RefundShare, RefundRefused> => {
  const before = sale.refunds.find(({ key }) => key === asked.key);
  if (before) return ok(before);
  const amount = sum(
    asked.parts.map((part) => part.amount),
    sale.paid.currency,
  );
  if (amount.amount <= 0 || asked.parts.some((part) => part.amount.amount < 0))
    return err({ kind: 'nothing-to-refund' });
  const kept = keptOf(sale);
  const left = add(kept.paid, kept.credit);
  if (amount.amount > left.amount) return err({ kind: 'refund-too-large', left });
  const refunded = minimum(amount, kept.paid);
  return ok({ ...asked, refunded, credited: subtract(amount, refunded) });
};
