import { setTimeout as pause } from 'node:timers/promises';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { timePart } from '../../../platform/runtime/parts.ts';
import type { WithLogger } from '../../../platform/runtime/runtime.ts';
import { findPayment, type StoredPayment } from '../store/payments.ts';
import type { ProviderPayment, WithPayments } from './paymentProvider.ts';
import { providerTimeoutMs } from './providerTimes.ts';
import { completeSavedMeans } from './savedMeans.ts';
import { type SettleNeeds, settlePayment } from './settlePayment.ts';

/** Time for which the current request has exclusive use of a pending payment. */
export const pendingTimeoutMs = 4 * providerTimeoutMs;

/** Whether no other request can still be using a pending payment. */
export const isIdle = ({ updatedAt }: Pick<StoredPayment, 'updatedAt'>, now: Date): boolean =>
  Date.parse(updatedAt) < now.getTime() - pendingTimeoutMs;

export type PaymentNeeds = SettleNeeds & WithPayments & WithLogger;

const withinTime = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The payment provider took too long')),
      providerTimeoutMs,
    );
  });
  try {
    return await Promise.race([timePart('bank call', ask), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

type Asked = Pick<StoredPayment, 'id' | 'reference' | 'provider'>;

/**
 * True if the configured provider handles the payment. Other providers do not know it
 * and would report that no money was taken.
 */
export const isWithProvider = (
  { payments }: WithPayments,
  { provider }: Pick<StoredPayment, 'provider'>,
): boolean => provider === null || provider === payments.name;

/**
 * Finds the status of a payment after a lost response. A payment unknown to the provider is
 * canceled, which is final; only then it is certain that no money was taken. Null if the
 * provider is unreachable or not the payment's own; the payment stays pending and is checked
 * later.
 */
export const findStatus = async (
  shop: WithPayments & WithLogger,
  payment: Asked,
): Promise<ProviderPayment | null> => {
  if (!isWithProvider(shop, payment)) return null;
  const { reference } = payment;
  try {
    const known = await withinTime(() => shop.payments.lookup(reference));
    if (known) return known;
    const cancelled = await withinTime(() => shop.payments.cancel(reference));
    return cancelled.status === 'declined'
      ? { status: 'declined', decline: 'provider-failed' }
      : cancelled;
  } catch (cause) {
    shop.logger.warn(
      { payment: reference, cause: cause instanceof Error ? cause.message : String(cause) },
      'payment provider unreachable',
    );
    return null;
  }
};

/**
 * Runs a provider request, looks the status up if there is no response, and settles the
 * payment.
 */
export const requestAndSettle = async (
  shop: PaymentNeeds,
  payment: Asked,
  ask: () => Promise<ProviderPayment>,
): Promise<StoredPayment> => {
  let outcome: ProviderPayment | null = null;
  try {
    if (isWithProvider(shop, payment)) outcome = await withinTime(ask);
  } catch (cause) {
    // Does not log the request, which contains the token and the address.
    shop.logger.warn(
      { payment: payment.reference, cause: cause instanceof Error ? cause.name : 'unknown' },
      'payment provider failed',
    );
    outcome = await findStatus(shop, payment);
  }
  if (outcome) {
    const settled = await settlePayment(shop, payment.id, outcome);
    // Responds without waiting; the recovery job does the rest later.
    if (
      settled.status === 'authorised' &&
      settled.method === 'card' &&
      settled.basket.owner.kind === 'customer'
    )
      await withinTime(() => completeSavedMeans(shop, { reference: settled.reference })).catch(
        () => {},
      );
    return settled;
  }
  const pending = await findPayment(shop.database.queries, payment.id);
  if (!pending) throw new Error(`No payment ${payment.id}`);
  return pending;
};

const firstPauseMs = 10;
const longestPauseMs = 200;

/**
 * The payment after a concurrent request has settled it; still pending if that takes too long.
 */
export const awaitSettled = async (
  shop: WithDatabase,
  payment: StoredPayment,
): Promise<StoredPayment> => {
  const until = performance.now() + 2 * providerTimeoutMs;
  let current = payment;
  for (
    let wait = firstPauseMs;
    current.status === 'pending' && performance.now() < until;
    wait = Math.min(wait * 2, longestPauseMs)
  ) {
    await pause(wait);
    current = (await findPayment(shop.database.queries, payment.id)) ?? current;
  }
  return current;
};
