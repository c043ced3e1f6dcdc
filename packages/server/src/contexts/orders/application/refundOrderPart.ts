import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Refund,
  type RefundRefused,
  type RefundRequest,
  type RefundShare,
  refundPart,
} from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { addCreditEntry } from '../../basket/index.ts';
import type { StoredOrder } from '../store/orders.ts';
import { insertRefund, lockOrder } from '../store/refunds.ts';
import { issueRefundNote } from './papers/issuePapers.ts';

/**
 * Credit entries use the order's number for a cancellation, and number and key for a partial
 * refund.
 */
const referenceOf = ({ number }: StoredOrder, { key }: RefundShare): string =>
  key === 'cancelled' ? number : `${number} ${key}`;

export const recordRefund = async (
  trx: Queries,
  order: StoredOrder,
  share: RefundShare,
  now: Date,
): Promise<Refund> => {
  const { owner } = order;
  if (share.credited.amount > 0 && owner.kind === 'customer') {
    const reference = referenceOf(order, share);
    await addCreditEntry(trx, {
      accountId: owner.accountId,
      amount: share.credited,
      reason: 'refund',
      reference,
      now,
    });
  }
  return await insertRefund(
    trx,
    { orderId: order.id, isAtTill: order.content.sold !== undefined },
    share,
    now,
  );
};

/**
 * Refunds a part of an order in the caller's transaction; the caller then calls `refundDue` of
 * `WithRefundSignal`. `asked.parts` holds the amount per piece. The sum goes to the original
 * payment first, then to credit, and never exceeds what the shop still has (`refundPart`).
 * Credit is available at once; the refund job returns the payment and retries until it
 * succeeds. If the order has an invoice, a credit note is issued. `asked.key` identifies the
 * refund within the order, such as `withdrawal-7`: repeating a key, even at the same time,
 * returns the first refund and pays nothing more. `credit`, `paid` and `total` of the order
 * stay unchanged; refunds are listed in `refunds`. Stock, vouchers, gift cards and mails are up
 * to the caller.
 */
export const refundOrderPart = async (
  trx: Queries,
  orderNumber: string,
  asked: RefundRequest,
  now: Date,
): Promise<Result<Refund, RefundRefused | { readonly kind: 'not-found' }>> => {
  const order = await lockOrder(trx, orderNumber);
  if (!order) return err({ kind: 'not-found' });
  const before = order.refunds.find(({ key }) => key === asked.key);
  if (before) return ok(before);
  const share = refundPart(order, asked);
  if (!share.ok) return share;
  const refund = await recordRefund(trx, order, share.value, now);
  await issueRefundNote(trx, order, refund, now);
  return ok(refund);
};
