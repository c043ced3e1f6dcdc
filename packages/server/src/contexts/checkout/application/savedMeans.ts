import type { SavedMeans } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { toInstant } from '../../../platform/database/columns.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { pauseAfter } from '../../../platform/jobs/pauseAfter.ts';
import { timePart } from '../../../platform/runtime/parts.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  countDeletionAttempt,
  deleteMeans,
  pendingMeansWork,
  removeExpired,
  removeMeans,
  retrySavedMeans,
  savedMeansOf,
  storeSavedCard,
} from '../store/savedMeans.ts';
import type { WithPayments } from './paymentProvider.ts';

export { failedMeansWork, removeAllMeans } from '../store/savedMeans.ts';

export const ownMeans = async (
  { database, payments }: WithDatabase & WithPayments,
  actor: Actor,
): Promise<Result<readonly SavedMeans[], AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  return ok(
    await savedMeansOf(database.queries, { accountId: customer.value.id, provider: payments.name }),
  );
};

type TendNeeds = WithDatabase & WithPayments & WithClock & WithLogger;

/** Time limit for a provider to save a card after its payment. */
const patienceMs = 24 * 60 * 60_000;
/** Number of attempts, about a week; after that, staff must run the job manually. */
const mostTries = 40;
/** Days an expired card stays listed, so that its owner sees why it cannot be used. */
const expiredDays = 90;

/**
 * Completes pending work on saved cards: stores those the provider has saved, and deletes
 * removed ones at the provider. Failures are retried with increasing delay. A reference limits
 * it to one payment; `includesWaiting` includes waiting and abandoned work. Returns the number of
 * completed cards.
 */
export const completeSavedMeans = async (
  shop: TendNeeds,
  {
    reference = null,
    includesWaiting = false,
  }: { readonly reference?: string | null; readonly includesWaiting?: boolean } = {},
): Promise<number> => {
  const { database, payments, clock, logger } = shop;
  const { queries } = database;
  const now = clock();
  if (reference === null)
    await removeExpired(
      queries,
      toInstant(new Date(now.getTime() - expiredDays * 86_400_000)).slice(0, 7),
    );
  if (includesWaiting) await retrySavedMeans(queries, payments.name);
  let done = 0;
  for (const means of await pendingMeansWork(queries, {
    provider: payments.name,
    reference,
    now,
  })) {
    const tries = means.attempts + 1;
    if (
      !(await countDeletionAttempt(
        queries,
        means,
        tries < mostTries ? new Date(now.getTime() + pauseAfter(tries)) : null,
      ))
    )
      continue;
    try {
      const kept =
        means.name === null && means.isPaid
          ? await timePart('bank call', () => payments.kept(means.reference))
          : null;
      const name = means.name ?? kept?.name;
      if (name !== undefined && !means.isOwned) {
        await timePart('bank call', () => payments.forget(name));
        await deleteMeans(queries, means.id);
      } else if (kept) await database.transaction((trx) => storeSavedCard(trx, means.id, kept));
      else if (!means.isPaid || Date.parse(means.createdAt) < now.getTime() - patienceMs)
        await deleteMeans(queries, means.id);
      else continue;
      done += 1;
    } catch (cause) {
      logger.warn(
        { savedMeans: means.id, cause: cause instanceof Error ? cause.name : 'unknown' },
        'saved card job failed, will be retried',
      );
    }
  }
  return done;
};

/**
 * Removes a saved card of the customer at once; if the provider is unreachable, it is deleted
 * there later.
 */
export const removeOwnMeans = async (
  shop: TendNeeds,
  actor: Actor,
  id: number,
): Promise<Result<null, AccessRefused | NotFound>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const removed = await removeMeans(shop.database.queries, customer.value.id, id);
  if (removed === null) return err({ kind: 'not-found' });
  await completeSavedMeans(shop, { reference: removed });
  return ok(null);
};
