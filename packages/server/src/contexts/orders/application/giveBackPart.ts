import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Refund,
  type RefundRefused,
  type RefundRequest,
  type RefundShare,
  refundPart,
} from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { enterCredit } from '../../basket/index.ts';
import type { StoredOrder } from '../store/orders.ts';
import { holdOrder, insertRefund } from '../store/refunds.ts';
import { takeBackRefund } from './papers/issuePapers.ts';

/** Credit of an order that was given back is entered under its number where it was canceled, and under its number and key for a part. */
const referenceOf = ({ number }: StoredOrder, { key }: RefundShare): string =>
  key === 'cancelled' ? number : `${number} ${key}`;

/** Notes a share as given back, and enters what of it is credit. */
export const enterRefund = async (
  trx: Queries,
  order: StoredOrder,
  share: RefundShare,
  now: Date,
): Promise<Refund> => {
  const { owner } = order;
  if (share.credited.amount > 0 && owner.kind === 'customer') {
    const reference = referenceOf(order, share);
    await enterCredit(trx, {
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
 * Gives back a part of what an order cost, in the transaction of the caller, who calls `refundDue` of `WithRefundSignal` once that is through. `asked.parts` says for which pieces how much: their
 * sum goes to where it was paid from first, then to credit, never beyond what the shop still has (`refundPart`). What is credit is there at once; the payment is given back by the job of refunds,
 * which does not give up; where the order has an invoice, a credit note says what it was for.
 *
 * `asked.key` is the caller's name of this refund within the order, such as `withdrawal-7`: asked again under it, also by two at once, the first refund is answered and nothing more is given.
 * `credit`, `paid` and `total` of the order stay what they were: what was given back stands in its `refunds`. Stock, vouchers, gift cards and mails are the caller's.
 */
export const giveBackPart = async (
  trx: Queries,
  orderNumber: string,
  asked: RefundRequest,
  now: Date,
): Promise<Result<Refund, RefundRefused | { readonly kind: 'not-found' }>> => {
  const order = await holdOrder(trx, orderNumber);
  if (!order) return err({ kind: 'not-found' });
  const before = order.refunds.find(({ key }) => key === asked.key);
  if (before) return ok(before);
  const share = refundPart(order, asked);
  if (!share.ok) return share;
  const refund = await enterRefund(trx, order, share.value, now);
  await takeBackRefund(trx, order, refund, now);
  return ok(refund);
};
