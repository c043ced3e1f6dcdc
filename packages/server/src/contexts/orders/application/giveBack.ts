import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type CancelRefused, cancelOrder, type Refund } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { giveVouchersBack } from '../../basket/application/vouchers.ts';
import { returnStock } from '../../catalog/application/stock.ts';
import { basketOfOrder, findOrder, type StoredOrder } from '../store/orders.ts';
import { holdForRefund } from '../store/refunds.ts';
import { enterRefund } from './giveBackPart.ts';
import { takeBackInvoice } from './papers/issuePapers.ts';

/** Gives back what a cancelled order cost and was not given back before, in the transaction that cancels it: credit at once, what was paid is noted as due, what it held of the stock, its vouchers, and a credit note where there is an invoice. Answers null where nothing was left. */
export const giveBack = async (trx: Queries, seen: StoredOrder, now: Date): Promise<Result<Refund | null, CancelRefused>> => {
  await holdForRefund(trx, seen.id);
  const order = (await findOrder(trx, seen.number)) ?? seen;
  const { voucherDiscounts, shippingDiscounts } = seen.content;
  const repaid = cancelOrder({ ...seen, refunds: order.refunds, voucherDiscounts, shippingDiscounts });
  if (!repaid.ok) return err(repaid.failure);
  const { credited, refunded, vouchers } = repaid.value;
  const share = { key: 'cancelled', reason: 'cancelled', parts: [], refunded, credited } as const;
  const refund = refunded.amount + credited.amount > 0 ? await enterRefund(trx, order, share, now) : null;
  const basketId = vouchers.length > 0 ? await basketOfOrder(trx, order.id) : null;
  if (basketId !== null) await giveVouchersBack(trx, basketId, vouchers);
  await takeBackInvoice(trx, order, now);
  await returnStock(
    trx,
    order.lines.flatMap(({ quantity, snapshot: { fabricColorId } }) =>
      fabricColorId === null ? [] : [{ fabricColorId, pieces: quantity }],
    ),
  );
  return ok(refund);
};
