import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type CancelRefused,
  cancelRefused,
  type Refund,
  repaymentOf,
  withdrawnOf,
} from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { giveVouchersBack } from '../../basket/index.ts';
import { basketOfOrder, type StoredOrder } from '../store/orders.ts';
import { holdOrder } from '../store/refunds.ts';
import { enterRefund } from './giveBackPart.ts';
import { takeBackInvoice } from './papers/issuePapers.ts';
import { putBack } from './putBack.ts';

/** Gives back what an order cost and was not given back before, in the transaction that takes it back: credit at once, what was paid is noted as due, what it held of the stock, its vouchers, and a credit note where there is an invoice. Answers null where nothing was left. */
export const giveAllBack = async (
  trx: Queries,
  seen: StoredOrder,
  now: Date,
): Promise<Refund | null> => {
  const order = (await holdOrder(trx, seen.number)) ?? seen;
  const { voucherDiscounts, shippingDiscounts } = order.content;
  const { credited, refunded, vouchers } = repaymentOf({
    ...order,
    voucherDiscounts,
    shippingDiscounts,
  });
  const share = { key: 'cancelled', reason: 'cancelled', parts: [], refunded, credited } as const;
  const refund =
    refunded.amount + credited.amount > 0 ? await enterRefund(trx, order, share, now) : null;
  const basketId = vouchers.length > 0 ? await basketOfOrder(trx, order.id) : null;
  if (basketId !== null) await giveVouchersBack(trx, basketId, vouchers);
  await takeBackInvoice(trx, order, now);
  // What was withdrawn from went back then, or does when it is back.
  const rest = order.lines.map(({ id, quantity }) => ({
    lineId: id,
    quantity: quantity - withdrawnOf(order, id),
  }));
  await putBack(trx, order, rest);
  return refund;
};

/** The same for an order that is cancelled, where it can be. */
export const giveBack = async (
  trx: Queries,
  order: StoredOrder,
  now: Date,
): Promise<Result<Refund | null, CancelRefused>> => {
  const refused = cancelRefused(order);
  return refused ? err(refused) : ok(await giveAllBack(trx, order, now));
};
