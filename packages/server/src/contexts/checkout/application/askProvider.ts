import { setTimeout as pause } from 'node:timers/promises';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { measured } from '../../../platform/runtime/parts.ts';
import type { WithLogger } from '../../../platform/runtime/runtime.ts';
import { findPayment, type StoredPayment } from '../store/payments.ts';
import type { ProviderPayment, WithPayments } from './paymentProvider.ts';
import { providerTimeoutMs } from './providerTimes.ts';
import { tendMeans } from './savedMeans.ts';
import { type SettleNeeds, settlePayment } from './settlePayment.ts';

/** How long a pending payment is left to the request that is asking about it. */
export const pendingTimeoutMs = 4 * providerTimeoutMs;

/** A payment that was touched a moment ago is left to the request that asks about it. */
export const isLeftAlone = ({ updatedAt }: Pick<StoredPayment, 'updatedAt'>, now: Date): boolean =>
  Date.parse(updatedAt) < now.getTime() - pendingTimeoutMs;

/** What taking a payment needs. */
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
    return await Promise.race([measured('bank call', ask), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

/** A payment as far as one has to know it to ask about it. */
type Asked = Pick<StoredPayment, 'id' | 'reference' | 'provider'>;

/** Whether a payment is with the provider of the shop. One that began with another is that one's to tell of: this one has never heard of it, and would say that nothing was taken. */
export const isWithProvider = (
  { payments }: WithPayments,
  { provider }: Pick<StoredPayment, 'provider'>,
): boolean => provider === null || provider === payments.name;

/**
 * How a payment stands when nobody heard the provider's answer. A payment it has never heard of is cancelled, which is final: then, and only then, it is known that nothing was taken. Null when
 * the provider cannot be reached, or is not the one the payment is with; the payment stays pending and is asked about later.
 */
export const findOut = async (
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

/** Asks the provider, finds out when it does not answer, and settles the payment with what it said. */
export const askAndSettle = async (
  shop: PaymentNeeds,
  payment: Asked,
  ask: () => Promise<ProviderPayment>,
): Promise<StoredPayment> => {
  let outcome: ProviderPayment | null = null;
  try {
    if (isWithProvider(shop, payment)) outcome = await withinTime(ask);
  } catch (cause) {
    // Never the request itself: it holds the token and the address.
    shop.logger.warn(
      { payment: payment.reference, cause: cause instanceof Error ? cause.name : 'unknown' },
      'payment provider failed',
    );
    outcome = await findOut(shop, payment);
  }
  if (outcome) {
    const settled = await settlePayment(shop, payment.id, outcome);
    // Nobody waits for it in vain: what cannot be done now is done later.
    if (
      settled.status === 'authorised' &&
      settled.method === 'card' &&
      settled.basket.owner.kind === 'customer'
    )
      await withinTime(() => tendMeans(shop, { reference: settled.reference })).catch(() => {});
    return settled;
  }
  const pending = await findPayment(shop.database.queries, payment.id);
  if (!pending) throw new Error(`No payment ${payment.id}`);
  return pending;
};

const firstPauseMs = 10;
const longestPauseMs = 200;

/** A payment once another request has settled it; still pending when that takes longer than a customer would wait. */
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
