import { runJob } from '../../../platform/jobs/jobRuns.ts';
import { pauseAfter } from '../../../platform/jobs/pauseAfter.ts';
import { timePart } from '../../../platform/runtime/parts.ts';
import { type Repeated, repeatEvery } from '../../../platform/runtime/repeatEvery.ts';
import {
  paymentsLeft,
  scheduleQuery,
  unsettledPayments,
  updatePayment,
} from '../store/payments.ts';
import { openPayments } from './openPayments.ts';
import {
  findStatus,
  type PaymentNeeds,
  pendingTimeoutMs,
  requestAndSettle,
} from './queryProvider.ts';
import { applyStoredNotices, refundTaken } from './receiveNotice.ts';
import { completeSavedMeans } from './savedMeans.ts';
import { settlePayment } from './settlePayment.ts';

/** Time limit at the bank's page. */
export const redirectTimeoutMs = 30 * 60 * 1_000;

const earlier = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/**
 * Queries payments that were canceled while their provider was not configured; refunds what
 * they took. Failures are retried with increasing delay.
 */
const queryCanceledPayments = async (
  shop: PaymentNeeds,
  includesWaiting: boolean,
): Promise<void> => {
  const { queries } = shop.database;
  const now = shop.clock();
  for (const { payment, attempts } of await unsettledPayments(queries, {
    provider: shop.payments.name,
    now,
    includesWaiting,
  })) {
    if (
      !(await scheduleQuery(
        queries,
        payment.id,
        attempts,
        new Date(now.getTime() + pauseAfter(attempts + 1)),
      ))
    )
      continue;
    try {
      const { status } = await timePart('bank call', () => shop.payments.cancel(payment.reference));
      if (status === 'redirect') continue;
      if (status === 'authorised') await refundTaken(shop, payment);
      await updatePayment(queries, payment.id, { decline: 'payment-cancelled' }, shop.clock());
    } catch (cause) {
      shop.logger.warn(
        {
          payment: payment.reference,
          cause: cause instanceof Error ? cause.message : String(cause),
        },
        'canceled payment still unknown at the provider',
      );
    }
  }
};

/**
 * Settles abandoned payments: with waiting notices, interrupted by a server stop, or
 * left at the bank's page. `all` includes every pending payment, for the start of the
 * only server; otherwise those older than any request. `includesWaiting` also retries cards and
 * canceled payments that wait or were given up. Returns the number of settled
 * payments.
 */
export const recoverPayments = async (
  shop: PaymentNeeds,
  {
    all = false,
    includesWaiting = false,
  }: { readonly all?: boolean; readonly includesWaiting?: boolean } = {},
): Promise<number> => {
  const { queries } = shop.database;
  const { name } = shop.payments;
  const now = shop.clock();
  let settled = 0;
  await applyStoredNotices(shop);
  for (const payment of await paymentsLeft(
    queries,
    name,
    'pending',
    all ? earlier(now, -1) : earlier(now, pendingTimeoutMs),
  )) {
    const outcome = await findStatus(shop, payment);
    if (!outcome) continue;
    await settlePayment(shop, payment.id, outcome);
    settled += 1;
  }
  for (const payment of await paymentsLeft(
    queries,
    name,
    'redirect',
    earlier(now, redirectTimeoutMs),
  )) {
    const { status } = await requestAndSettle(shop, payment, () =>
      shop.payments.cancel(payment.reference),
    );
    if (status !== 'pending' && status !== 'redirect') settled += 1;
  }
  await queryCanceledPayments(shop, includesWaiting);
  await completeSavedMeans(shop, { includesWaiting });
  return settled;
};

/** Logs payments whose provider is not configured: they stay unsettled until it is. */
const warnOfOthers = async (shop: PaymentNeeds): Promise<void> => {
  for (const { reference, otherProvider } of await openPayments(shop))
    if (otherProvider !== null)
      shop.logger.warn(
        { payment: reference, began: otherProvider, now: shop.payments.name },
        'open payment of another provider',
      );
};

const everyMs = 30_000;

/**
 * Recovers payments now and every half minute; returns a function to stop. Failures are logged
 * and retried.
 */
export const startPaymentRecovery = (shop: PaymentNeeds): Pick<Repeated, 'stop'> => {
  // The embedded database has one server: payments that are pending at its start were
  // interrupted.
  let all = shop.database.dialect === 'sqlite';
  let isFirst = true;
  const { doNow, stop } = repeatEvery(
    everyMs,
    async () => {
      const left = { all };
      all = false;
      if (isFirst) await warnOfOthers(shop);
      isFirst = false;
      const settled = await runJob(shop, 'payments', () => recoverPayments(shop, left));
      if (settled > 0) shop.logger.info({ settled }, 'payments recovered');
    },
    (cause) => shop.logger.error({ cause: cause.stack ?? cause.message }, 'payment job failed'),
  );
  doNow();
  return { stop };
};
