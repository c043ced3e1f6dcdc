import type { Queries } from '../../../platform/database/database.ts';
import type { Shop } from '../../../platform/shop.ts';
import { reinstateSavedBasket } from '../../basket/application/mergeGuestBasket.ts';
import { setBasketStatus } from '../../basket/store/choices.ts';
import { returnVouchers } from '../../basket/store/vouchers.ts';
import { returnStock } from '../../catalog/store/stock.ts';
import { placeOrder } from '../../orders/application/placeOrder.ts';
import { findPayment, type StoredPayment, updatePayment } from '../store/payments.ts';
import type { ProviderPayment } from './paymentProvider.ts';

const isSettled = ({ status }: StoredPayment): boolean => status !== 'pending' && status !== 'redirect';

/** Gives back what a payment held and opens its basket again. */
const release = async (trx: Queries, { reservation, basket }: StoredPayment, now: Date): Promise<void> => {
  await returnStock(trx, reservation.stock);
  await returnVouchers(trx, basket.id);
  await setBasketStatus(trx, basket.id, 'Open');
  if (basket.owner.kind === 'customer') await reinstateSavedBasket(trx, basket.owner.accountId, now);
};

/** The order a payment made, with all that belongs to it. */
const finish = async (trx: Queries, shop: Pick<Shop, 'clock' | 'random'>, payment: StoredPayment): Promise<string> => {
  if (!payment.draft) throw new Error(`Payment ${payment.id} is not settled, but what was ordered is gone`);
  const order = await placeOrder(trx, shop, payment.draft, payment.basket);
  await setBasketStatus(trx, payment.basket.id, 'Submitted');
  if (payment.basket.owner.kind === 'customer') await reinstateSavedBasket(trx, payment.basket.owner.accountId, shop.clock());
  return order.number;
};

/**
 * Writes down what the provider said, in the transaction of the caller: authorised makes the order and submits the basket, declined gives everything back and opens it, redirect lets it wait. A
 * payment that is settled stays as it was, so it does not matter how often, or by how many, it is settled.
 */
export const settleWithin = async (
  trx: Queries,
  shop: Pick<Shop, 'clock' | 'random'>,
  paymentId: number,
  outcome: ProviderPayment,
): Promise<StoredPayment> => {
  const payment = await findPayment(trx, paymentId);
  if (!payment) throw new Error(`No payment ${paymentId}`);
  if (isSettled(payment)) return payment;
  const now = shop.clock();
  // The payment's own row is written first: of two that settle it at once, the second waits here, and then finds it settled.
  switch (outcome.status) {
    case 'redirect':
      await updatePayment(trx, payment.id, { status: 'redirect', redirect_url: outcome.url }, now);
      return { ...payment, status: 'redirect', redirectUrl: outcome.url };
    case 'declined': {
      const status = outcome.decline === 'payment-cancelled' ? 'cancelled' : 'refused';
      await updatePayment(trx, payment.id, { status, decline: outcome.decline, draft: null }, now);
      await release(trx, payment, now);
      return { ...payment, status, decline: outcome.decline };
    }
    case 'authorised': {
      await updatePayment(trx, payment.id, { status: 'authorised', draft: null }, now);
      const orderNumber = await finish(trx, shop, payment);
      await updatePayment(trx, payment.id, { order_number: orderNumber }, now);
      return { ...payment, status: 'authorised', orderNumber };
    }
  }
};

/** Settles a payment, and lets those know who wait for it: the mail, and the lists that show stock. */
export const settlePayment = async (shop: Shop, paymentId: number, outcome: ProviderPayment): Promise<StoredPayment> => {
  const settled = await shop.database.transaction((trx) => settleWithin(trx, shop, paymentId, outcome));
  if (settled.status === 'authorised') shop.mailQueued();
  else if (settled.status !== 'redirect') shop.stockChanged(settled.reservation.stock.map(({ fabricColorId }) => fabricColorId));
  return settled;
};
