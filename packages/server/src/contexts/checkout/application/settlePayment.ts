import { setTimeout as pause } from 'node:timers/promises';
import type { PaidBy } from '@tailorbird/domain/checkout';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import { DatabaseBusy } from '../../../platform/database/failures.ts';
import { locksRowsOnRead } from '../../../platform/database/lockRows.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { Unavailable } from '../../../platform/runtime/unavailable.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { isSameOwner } from '../../../platform/session/visitor.ts';
import { lockPaidBasket, reopenBasket, submitBasket } from '../../basket/index.ts';
import { returnStock, type WithStockSignal } from '../../catalog/index.ts';
import { placeOrder } from '../../orders/index.ts';
import { findPayment, type StoredPayment, updatePayment } from '../store/payments.ts';
import { saveAddress } from '../store/savedAddresses.ts';
import type { ProviderPayment } from './paymentProvider.ts';

/**
 * The result of a payment, or its waiting state. `given-up`: canceled by its owner while the
 * provider could not be queried.
 */
export type Outcome = ProviderPayment | { readonly status: 'given-up' };

const isSettled = ({ status }: StoredPayment): boolean =>
  status !== 'pending' && status !== 'redirect';

const release = async (
  trx: Queries,
  { reservation, basket }: StoredPayment,
  now: Date,
): Promise<void> => {
  await returnStock(trx, reservation.stock);
  await reopenBasket(trx, basket, now);
};

/** The payment method for the receipt, if a provider took the money. */
const paidByOf = ({ method }: StoredPayment, lastFour: string | null): PaidBy | null =>
  method === 'none' || method === 'till'
    ? null
    : { method, lastFour: method === 'card' ? lastFour : null };

const finish = async (
  trx: Queries,
  shop: WithClock & WithRandom & WithSigningKey,
  payment: StoredPayment,
  paidBy: PaidBy | null,
): Promise<string> => {
  const { draft, basket } = payment;
  if (!draft) throw new Error(`Payment ${payment.id} is open but has no draft`);
  const order = await placeOrder(
    trx,
    shop,
    { ...draft, content: { ...draft.content, ...(paidBy && { paidBy }) } },
    basket,
  );
  const address = draft.content.shippingAddress;
  const isTheirs = draft.owner === undefined;
  if (isTheirs && basket.owner.kind === 'customer' && address)
    await saveAddress(trx, basket.owner.accountId, address, shop.clock());
  await submitBasket(trx, basket, shop.clock());
  return order.number;
};

/**
 * Reads a payment after locking its basket: of two concurrent settlements, the second sees it
 * settled.
 */
const lockPayment = async (trx: Queries, paymentId: number): Promise<StoredPayment> => {
  const seen = await findPayment(trx, paymentId);
  if (!seen) throw new Error(`No payment ${paymentId}`);
  if (locksRowsOnRead(trx)) return seen;
  await lockPaidBasket(trx, seen.basket);
  const payment = await findPayment(trx, paymentId);
  if (!payment) throw new Error(`No payment ${paymentId}`);
  // A guest who signed in meanwhile has other baskets, which are not locked yet.
  if (!isSameOwner(payment.basket.owner, seen.basket.owner))
    throw new DatabaseBusy('the basket has a new owner');
  return payment;
};

/**
 * Stores the provider's result in the caller's transaction: authorised creates the order and
 * submits the basket; declined and given up release everything and reopen it; redirect waits. A
 * settled payment stays unchanged, so settling is idempotent.
 */
export const settleWithin = async (
  trx: Queries,
  shop: WithClock & WithRandom & WithSigningKey,
  paymentId: number,
  outcome: Outcome,
): Promise<StoredPayment> => {
  const payment = await lockPayment(trx, paymentId);
  if (isSettled(payment)) return payment;
  const now = shop.clock();
  switch (outcome.status) {
    case 'redirect':
      await updatePayment(trx, payment.id, { status: 'redirect', redirect_url: outcome.url }, now);
      return { ...payment, status: 'redirect', redirectUrl: outcome.url };
    case 'given-up':
    case 'declined': {
      const decline = outcome.status === 'given-up' ? 'unheard' : outcome.decline;
      const status =
        decline === 'unheard' || decline === 'payment-cancelled' ? 'cancelled' : 'refused';
      await updatePayment(trx, payment.id, { status, decline, draft: null }, now);
      await release(trx, payment, now);
      return { ...payment, status, decline };
    }
    case 'authorised': {
      const orderNumber = await finish(
        trx,
        shop,
        payment,
        paidByOf(payment, outcome.lastFour ?? null),
      );
      await updatePayment(
        trx,
        payment.id,
        {
          status: 'authorised',
          draft: null,
          order_number: orderNumber,
          card_alias: outcome.card ?? null,
        },
        now,
      );
      return { ...payment, status: 'authorised', orderNumber };
    }
  }
};

export type SettleNeeds = WithSigningKey &
  WithDatabase &
  WithClock &
  WithRandom &
  WithMailQueue &
  WithStockSignal;

/**
 * Time limit for the database after the provider's response; then the recovery job continues.
 */
const patienceMs = 10_000;
const pauseMs = 250;

/** Settling is idempotent, so it is retried even if the first write may have succeeded. */
const settleInTime = async (
  shop: SettleNeeds,
  paymentId: number,
  outcome: Outcome,
): Promise<StoredPayment> => {
  for (const until = performance.now() + patienceMs; ; await pause(pauseMs)) {
    try {
      return await shop.database.transaction(
        (trx) => settleWithin(trx, shop, paymentId, outcome),
        'read committed',
      );
    } catch (cause) {
      if (!(cause instanceof Unavailable) || performance.now() > until) throw cause;
    }
  }
};

/** Settles a payment, then wakes the mail job and updates stock. */
export const settlePayment = async (
  shop: SettleNeeds,
  paymentId: number,
  outcome: Outcome,
): Promise<StoredPayment> => {
  const settled = await settleInTime(shop, paymentId, outcome);
  if (settled.status === 'authorised') shop.mailQueued();
  else if (settled.status !== 'redirect')
    shop.stockChanged(settled.reservation.stock.map(({ fabricColorId }) => fabricColorId));
  return settled;
};
