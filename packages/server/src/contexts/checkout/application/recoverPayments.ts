import { runJob } from '../../../platform/jobs/jobRuns.ts';
import { pauseAfter } from '../../../platform/jobs/pauseAfter.ts';
import { measured } from '../../../platform/runtime/parts.ts';
import { type Repeated, repeatEvery } from '../../../platform/runtime/repeatEvery.ts';
import { countAsking, paymentsLeft, unheardPayments, updatePayment } from '../store/payments.ts';
import { askAndSettle, findOut, type PaymentNeeds, pendingTimeoutMs } from './askProvider.ts';
import { openPayments } from './openPayments.ts';
import { tendMeans } from './savedMeans.ts';
import { settlePayment } from './settlePayment.ts';
import { applyKeptNotices, giveBackTaken } from './takeNotice.ts';

/** How long a customer may take at the bank's page. */
export const redirectTimeoutMs = 30 * 60 * 1_000;

const earlier = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Finds out about payments that were given up while their provider was not the one of the shop: what it took meanwhile goes back. What cannot be found out now is asked again, less and less often. */
const hearOfUnheard = async (shop: PaymentNeeds, anew: boolean): Promise<void> => {
  const { queries } = shop.database;
  const now = shop.clock();
  for (const { payment, attempts } of await unheardPayments(queries, {
    provider: shop.payments.name,
    now,
    anew,
  })) {
    if (
      !(await countAsking(
        queries,
        payment.id,
        attempts,
        new Date(now.getTime() + pauseAfter(attempts + 1)),
      ))
    )
      continue;
    try {
      const { status } = await measured('bank call', () => shop.payments.cancel(payment.reference));
      if (status === 'redirect') continue;
      if (status === 'authorised') await giveBackTaken(shop, payment);
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
 * Settles payments that nobody is at any more: those that the provider told of before they were known, those the server was asking about when it went away, and those whose customer never came back from the bank. With `all`, when a server starts that
 * has the database to itself, every pending payment; otherwise those that have been pending longer than any request asks. `anew`: cards that the provider could not be told of
 * are tried now, those that were given up too, and payments that were given up are asked about, those that rest too. Answers how many payments it settled.
 */
export const recoverPayments = async (
  shop: PaymentNeeds,
  { all = false, anew = false }: { readonly all?: boolean; readonly anew?: boolean } = {},
): Promise<number> => {
  const { queries } = shop.database;
  const { name } = shop.payments;
  const now = shop.clock();
  let settled = 0;
  await applyKeptNotices(shop);
  for (const payment of await paymentsLeft(
    queries,
    name,
    'pending',
    all ? earlier(now, -1) : earlier(now, pendingTimeoutMs),
  )) {
    const outcome = await findOut(shop, payment);
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
    const { status } = await askAndSettle(shop, payment, () =>
      shop.payments.cancel(payment.reference),
    );
    if (status !== 'pending' && status !== 'redirect') settled += 1;
  }
  await hearOfUnheard(shop, anew);
  await tendMeans(shop, { anew });
  return settled;
};

/** Says which payments only another provider could tell the end of: nobody asks about them until payments go there again. */
const warnOfOthers = async (shop: PaymentNeeds): Promise<void> => {
  for (const { reference, otherProvider } of await openPayments(shop))
    if (otherProvider !== null)
      shop.logger.warn(
        { payment: reference, began: otherProvider, now: shop.payments.name },
        'open payment of another provider',
      );
};

const everyMs = 30_000;

/** Recovers payments now and every half minute; answers what stops it. A failure is logged and tried again at the next turn. */
export const keepRecoveringPayments = (shop: PaymentNeeds): Pick<Repeated, 'stop'> => {
  // The embedded database belongs to one server: what is pending when it starts was left by the one before.
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
