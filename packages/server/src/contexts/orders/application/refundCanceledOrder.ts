import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type CancelRefused,
  cancelRefused,
  type Refund,
  repaymentOf,
  withdrawnQuantity,
} from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { releaseOrderVouchers } from '../../basket/index.ts';
import { basketOfOrder, type StoredOrder } from '../store/orders.ts';
import { lockOrder } from '../store/refunds.ts';
import { issueCancellationNote } from './papers/issuePapers.ts';
import { recordRefund } from './refundOrderPart.ts';
import { returnPieces } from './returnPieces.ts';

/**
 * Refunds the part of an order that was not refunded before, in the caller's transaction:
 * returns credit at once, records the payment as due, releases stock and vouchers, and issues a
 * credit note if there is an invoice. Null if nothing was left to refund.
 */
export const refundWholeOrder = async (
  trx: Queries,
  seen: StoredOrder,
  now: Date,
): Promise<Refund | null> => {
  const order = (await lockOrder(trx, seen.number)) ?? seen;
  const { voucherDiscounts, shippingDiscounts } = order.content;
  const { credited, refunded, vouchers } = repaymentOf({
    ...order,
    voucherDiscounts,
    shippingDiscounts,
  });
  const share = { key: 'cancelled', reason: 'cancelled', parts: [], refunded, credited } as const;
  const refund =
    refunded.amount + credited.amount > 0 ? await recordRefund(trx, order, share, now) : null;
  const basketId = vouchers.length > 0 ? await basketOfOrder(trx, order.id) : null;
  if (basketId !== null) await releaseOrderVouchers(trx, basketId, vouchers);
  await issueCancellationNote(trx, order, now);
  // Withdrawn pieces were refunded already, or will be when they are back.
  const rest = order.lines.map(({ id, quantity }) => ({
    lineId: id,
    quantity: quantity - withdrawnQuantity(order, id),
  }));
  await returnPieces(trx, order, rest);
  return refund;
};

export const refundCanceledOrder = async (
  trx: Queries,
  order: StoredOrder,
  now: Date,
): Promise<Result<Refund | null, CancelRefused>> => {
  const refused = cancelRefused(order);
  return refused ? err(refused) : ok(await refundWholeOrder(trx, order, now));
};
