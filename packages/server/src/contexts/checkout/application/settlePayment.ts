import { setTimeout as pause } from 'node:timers/promises';
import type { PaidBy } from '@tailorbird/domain/checkout';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import { DatabaseBusy } from '../../../platform/database/failures.ts';
import { holdsWhatItReads } from '../../../platform/database/holdRows.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { Unavailable } from '../../../platform/runtime/unavailable.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { isSameOwner } from '../../../platform/session/visitor.ts';
import { holdPaidBasket, reopenBasket, submitBasket } from '../../basket/index.ts';
import { returnStock, type WithStockSignal } from '../../catalog/index.ts';
import { placeOrder } from '../../orders/index.ts';
import { findPayment, type StoredPayment, updatePayment } from '../store/payments.ts';
import { saveAddress } from '../store/savedAddresses.ts';
import type { ProviderPayment } from './paymentProvider.ts';

/** How a payment comes to an end, or waits. `given-up`: by its owner, while its provider could not be asked. */
export type Outcome = ProviderPayment | { readonly status: 'given-up' };

const isSettled = ({ status }: StoredPayment): boolean =>
  status !== 'pending' && status !== 'redirect';

/** Gives back what a payment held and opens its basket again. */
const release = async (
  trx: Queries,
  { reservation, basket }: StoredPayment,
  now: Date,
): Promise<void> => {
  await returnStock(trx, reservation.stock);
  await reopenBasket(trx, basket, now);
};

/** How something was paid, where a provider took it. */
const paidByOf = ({ method }: StoredPayment, lastFour: string | null): PaidBy | null =>
  method === 'none' || method === 'till'
    ? null
    : { method, lastFour: method === 'card' ? lastFour : null };

/** The order a payment made, with all that belongs to it. */
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

/** A payment as it is once its basket is held: of two that settle it at once, the second finds it settled. */
const holdPayment = async (trx: Queries, paymentId: number): Promise<StoredPayment> => {
  const seen = await findPayment(trx, paymentId);
  if (!seen) throw new Error(`No payment ${paymentId}`);
  if (holdsWhatItReads(trx)) return seen;
  await holdPaidBasket(trx, seen.basket);
  const payment = await findPayment(trx, paymentId);
  if (!payment) throw new Error(`No payment ${paymentId}`);
  // A guest who has signed in meanwhile has other baskets, which are not held.
  if (!isSameOwner(payment.basket.owner, seen.basket.owner))
    throw new DatabaseBusy('the basket has changed hands');
  return payment;
};

/**
 * Writes down what the provider said, in the transaction of the caller: authorised makes the order and submits the basket, declined and given up give everything back and open it, redirect lets it wait. A
 * payment that is settled stays as it was, so it does not matter how often, or by how many, it is settled.
 */
export const settleWithin = async (
  trx: Queries,
  shop: WithClock & WithRandom & WithSigningKey,
  paymentId: number,
  outcome: Outcome,
): Promise<StoredPayment> => {
  const payment = await holdPayment(trx, paymentId);
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

/** How long a database that is away is waited for, once the provider has spoken; later the payment is recovered. */
const patienceMs = 10_000;
const pauseMs = 250;

/** Settling twice settles once, so it is tried again also where nobody knows whether the first was written. */
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

/** Settles a payment, and lets those know who wait for it: the mail, and the lists that show stock. */
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
