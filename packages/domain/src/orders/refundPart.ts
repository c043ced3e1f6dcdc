import { add, err, type Money, minimum, ok, type Result, subtract, sum } from '../kernel/index.ts';
import type { Refund, RefundRequest, RefundShare } from './refund.ts';

type Sale = {
  /** Credit used. */
  readonly credit: Money;
  /** Amount paid. */
  readonly paid: Money;
  readonly refunds: readonly Pick<Refund, 'key' | 'reason' | 'parts' | 'refunded' | 'credited'>[];
};

export type RefundRefused =
  | { readonly kind: 'nothing-to-refund' }
  /** The request exceeds what is left; `left` is that amount. */
  | { readonly kind: 'refund-too-large'; readonly left: Money };

/** The rest of the payment and the credit after refunds. */
export const amountsAfterRefunds = ({
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
 * Splits a refund: to the payment method first, then to credit. Neither exceeds what it took,
 * whatever the order of refunds. A repeated key returns the refund it made before.
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
  const kept = amountsAfterRefunds(sale);
  const left = add(kept.paid, kept.credit);
  if (amount.amount > left.amount) return err({ kind: 'refund-too-large', left });
  const refunded = minimum(amount, kept.paid);
  return ok({ ...asked, refunded, credited: subtract(amount, refunded) });
};
