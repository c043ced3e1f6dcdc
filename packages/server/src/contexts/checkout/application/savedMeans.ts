import type { SavedMeans } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { toInstant } from '../../../platform/database/columns.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { pauseAfter } from '../../../platform/jobs/pauseAfter.ts';
import { measured } from '../../../platform/runtime/parts.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  countTry,
  deleteMeans,
  meansToTend,
  noteKept,
  removeExpired,
  removeMeans,
  savedMeansOf,
  tendAnew,
} from '../store/savedMeans.ts';
import type { WithPayments } from './paymentProvider.ts';

export { removeAllMeans, untendedMeans } from '../store/savedMeans.ts';

/** Cards that the provider keeps for the customer who asks. */
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

/** How long a provider may take to say that it keeps a card it has been paid with. */
const patienceMs = 24 * 60 * 60_000;
/** After so many, which takes a week, it is given up until staff have the job take a turn. */
const mostTries = 40;
/** How long an expired card stays in the list, so that its owner sees why it is of no use. */
const expiredDays = 90;

/**
 * Finishes what was begun with kept cards: writes down those that the provider has come to keep, and has it forget those that nobody has any more. What cannot be done now is tried again, less and less often. With a
 * reference, of one payment alone; `anew`: also what rests, and what was given up. Answers how many came to an end.
 */
export const tendMeans = async (
  shop: TendNeeds,
  {
    reference = null,
    anew = false,
  }: { readonly reference?: string | null; readonly anew?: boolean } = {},
): Promise<number> => {
  const { database, payments, clock, logger } = shop;
  const { queries } = database;
  const now = clock();
  if (reference === null)
    await removeExpired(
      queries,
      toInstant(new Date(now.getTime() - expiredDays * 86_400_000)).slice(0, 7),
    );
  if (anew) await tendAnew(queries, payments.name);
  let done = 0;
  for (const means of await meansToTend(queries, { provider: payments.name, reference, now })) {
    const tries = means.attempts + 1;
    if (
      !(await countTry(
        queries,
        means,
        tries < mostTries ? new Date(now.getTime() + pauseAfter(tries)) : null,
      ))
    )
      continue;
    try {
      const kept =
        means.name === null && means.isPaid
          ? await measured('bank call', () => payments.kept(means.reference))
          : null;
      const name = means.name ?? kept?.name;
      if (name !== undefined && !means.isOwned) {
        await measured('bank call', () => payments.forget(name));
        await deleteMeans(queries, means.id);
      } else if (kept) await database.transaction((trx) => noteKept(trx, means.id, kept));
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

/** Has the provider keep a card of the customer who asks no longer. It is theirs no more at once; where the provider is not reached, it is told later. */
export const removeOwnMeans = async (
  shop: TendNeeds,
  actor: Actor,
  id: number,
): Promise<Result<null, AccessRefused | NotFound>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const removed = await removeMeans(shop.database.queries, customer.value.id, id);
  if (removed === null) return err({ kind: 'not-found' });
  await tendMeans(shop, { reference: removed });
  return ok(null);
};
