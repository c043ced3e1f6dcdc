import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type CancelRefused, cancelOrder, type Repayment } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { enterCredit } from '../../basket/application/credit.ts';
import { giveVouchersBack } from '../../basket/application/vouchers.ts';
import { returnStock } from '../../catalog/application/stock.ts';
import { basketOfOrder, type StoredOrder } from '../store/orders.ts';
import { insertRefund } from '../store/refunds.ts';
import { takeBackInvoice } from './papers/issuePapers.ts';

/** Gives back what a cancelled order cost, in the transaction that cancels it: credit at once, what was paid is noted as due, what it held of the stock, its vouchers, and a credit note where there is an invoice. */
export const giveBack = async (trx: Queries, order: StoredOrder, now: Date): Promise<Result<Repayment, CancelRefused>> => {
  const { voucherDiscounts, shippingDiscounts } = order.content;
  const repaid = cancelOrder({ ...order, voucherDiscounts, shippingDiscounts });
  if (!repaid.ok) return err(repaid.failure);
  const { credited, refunded, vouchers } = repaid.value;
  if (credited.amount > 0 && order.owner.kind === 'customer') {
    const { accountId } = order.owner;
    await enterCredit(trx, { accountId, amount: credited, reason: 'refund', reference: order.number, now });
  }
  if (refunded.amount > 0) await insertRefund(trx, order.id, refunded, now);
  const basketId = vouchers.length > 0 ? await basketOfOrder(trx, order.id) : null;
  if (basketId !== null) await giveVouchersBack(trx, basketId, vouchers);
  await takeBackInvoice(trx, order, now);
  await returnStock(
    trx,
    order.lines.flatMap(({ quantity, snapshot: { fabricColorId } }) =>
      fabricColorId === null ? [] : [{ fabricColorId, pieces: quantity }],
    ),
  );
  return ok(repaid.value);
};
