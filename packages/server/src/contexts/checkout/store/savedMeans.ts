import type { SavedMeans } from '@tailorbird/domain/checkout';
import type { UnsettledCard } from '@tailorbird/domain/orders';
import { type Selectable, sql } from 'kysely';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { SavedCard } from '../application/paymentProvider.ts';
import type { SavedMeansRow } from '../tables.ts';

type Row = Selectable<SavedMeansRow>;
type OfProvider = { readonly accountId: number; readonly provider: string };

/** Earlier than every other due time. */
const atOnce = toInstant(new Date(0));
/** Removed from its owner, to be deleted at the provider. */
const taken = { account_id: null, attempts: 0, due_at: atOnce } as const;

/** Limit of saved cards; the least recently used one is replaced. */
const mostKept = 10;

const toMeans = ({ id, kind, brand, last_four, expires }: Row): SavedMeans => ({
  id,
  kind,
  brand,
  lastFour: last_four,
  expires,
});

const keptOf = (queries: Queries, { accountId, provider }: OfProvider) =>
  queries
    .selectFrom('saved_means')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('name', 'is not', null)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc');

export const savedMeansOf = async (
  queries: Queries,
  whose: OfProvider,
): Promise<readonly SavedMeans[]> =>
  (await keptOf(queries, whose).limit(mostKept).execute()).map(toMeans);

/**
 * The provider's reference of a customer's card; null if the customer has no such
 * card.
 */
export const nameOfMeans = async (
  queries: Queries,
  whose: OfProvider,
  id: number,
): Promise<string | null> =>
  (await keptOf(queries, whose).where('id', '=', id).executeTakeFirst())?.name ?? null;

export const recordMeansUse = async (trx: Queries, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('saved_means')
    .set({ used_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
};

/** Records that a payment's card is to be saved, before the provider is called. */
export const requestCardSaving = async (
  trx: Queries,
  whose: OfProvider & { readonly reference: string },
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('saved_means')
    .values({
      account_id: whose.accountId,
      payment_reference: whose.reference,
      provider: whose.provider,
      name: null,
      kind: 'card',
      brand: '',
      last_four: '',
      expires: '',
      created_at: toInstant(now),
      used_at: toInstant(now),
      attempts: 0,
      due_at: toInstant(now),
    })
    .execute();
};

/**
 * Removes cards from their owner; they cannot be used, and are deleted at the provider later.
 */
const releaseFromOwner = async (trx: Queries, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await trx.updateTable('saved_means').set(taken).where('id', 'in', ids).execute();
};

/** Removes a customer's card; returns its payment, or null if it was not found. */
export const removeMeans = async (
  trx: Queries,
  accountId: number,
  id: number,
): Promise<string | null> => {
  const removed = await trx
    .updateTable('saved_means')
    .set(taken)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('name', 'is not', null)
    .returning('payment_reference')
    .executeTakeFirst();
  return removed?.payment_reference ?? null;
};

export const removeAllMeans = async (trx: Queries, accountId: number): Promise<void> => {
  await trx.updateTable('saved_means').set(taken).where('account_id', '=', accountId).execute();
};

/** Removes cards that expired before a month, such as `2029-04`. */
export const removeExpired = async (queries: Queries, before: string): Promise<void> => {
  await queries
    .updateTable('saved_means')
    .set(taken)
    .where('name', 'is not', null)
    .where('account_id', 'is not', null)
    .where('expires', '<', before)
    .execute();
};

/**
 * Stores a card saved by the provider. Replaces the same card saved before, and cards beyond
 * the limit.
 */
export const storeSavedCard = async (
  trx: Queries,
  id: number,
  { name, kind, brand, lastFour, expires }: SavedCard,
): Promise<void> => {
  const noted = await trx
    .updateTable('saved_means')
    .set({ name, kind, brand, last_four: lastFour, expires, attempts: 0, due_at: null })
    .where('id', '=', id)
    .returning(['account_id', 'provider', 'payment_reference'])
    .executeTakeFirst();
  if (!noted) return;
  // Its owner was erased during the provider call.
  if (noted.account_id === null) return await releaseFromOwner(trx, [id]);
  const all = await keptOf(trx, {
    accountId: noted.account_id,
    provider: noted.provider,
  }).execute();
  const aliases = await trx
    .selectFrom('payment')
    .select(['reference', 'card_alias'])
    .where(
      'reference',
      'in',
      all.map(({ payment_reference }) => payment_reference),
    )
    .execute();
  const aliasOf = new Map(aliases.map(({ reference, card_alias }) => [reference, card_alias]));
  const alias = aliasOf.get(noted.payment_reference);
  const isSame = (row: Row): boolean =>
    alias != null &&
    row.id !== id &&
    row.expires === expires &&
    aliasOf.get(row.payment_reference) === alias;
  const others = all.filter((row) => !isSame(row));
  await releaseFromOwner(
    trx,
    [...all.filter(isSame), ...others.slice(mostKept)].map((row) => row.id),
  );
};

const isLeftToDo = sql<boolean>`(saved_means.name is null or saved_means.account_id is null)`;

type MeansToTend = {
  readonly id: number;
  readonly reference: string;
  readonly name: string | null;
  readonly isOwned: boolean;
  readonly createdAt: string;
  readonly attempts: number;
  readonly isPaid: boolean;
};

/**
 * Cards that are not yet confirmed by the provider, and removed cards to delete there; due now,
 * or of one payment; longest waiting first. A card of an open payment waits for its end.
 */
export const pendingMeansWork = async (
  queries: Queries,
  {
    provider,
    reference,
    now,
  }: { readonly provider: string; readonly reference: string | null; readonly now: Date },
): Promise<readonly MeansToTend[]> => {
  const rows = await queries
    .selectFrom('saved_means')
    .leftJoin('payment', 'payment.reference', 'saved_means.payment_reference')
    .select([
      'saved_means.id as id',
      'saved_means.payment_reference as reference',
      'saved_means.name as name',
      'saved_means.account_id as account_id',
      'saved_means.created_at as created_at',
      'saved_means.attempts as attempts',
      'payment.status as status',
    ])
    .where('saved_means.provider', '=', provider)
    .where('saved_means.due_at', '<=', toInstant(now))
    .where((where) =>
      where.or([
        where('payment.status', 'is', null),
        where('payment.status', 'not in', ['pending', 'redirect']),
      ]),
    )
    .$if(reference !== null, (some) =>
      some.where('saved_means.payment_reference', '=', reference ?? ''),
    )
    .orderBy('saved_means.due_at')
    .orderBy('saved_means.id')
    .limit(100)
    .execute();
  return rows.map(({ id, reference: of, name, account_id, created_at, attempts, status }) => ({
    id,
    reference: of,
    name,
    isOwned: account_id !== null,
    createdAt: created_at,
    attempts,
    isPaid: status === 'authorised',
  }));
};

/**
 * Counts an attempt before it starts, so that a crashing one is not repeated forever; false if
 * a concurrent process started it.
 */
export const countDeletionAttempt = async (
  queries: Queries,
  { id, attempts }: MeansToTend,
  nextAt: Date | null,
): Promise<boolean> => {
  const counted = await queries
    .updateTable('saved_means')
    .set({ attempts: attempts + 1, due_at: nextAt && toInstant(nextAt) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
};

/** Makes all pending work with a provider due now, including abandoned work. */
export const retrySavedMeans = async (queries: Queries, provider: string): Promise<void> => {
  await queries
    .updateTable('saved_means')
    .set({ attempts: 0, due_at: atOnce })
    .where('provider', '=', provider)
    .where(isLeftToDo)
    .execute();
};

export const failedMeansWork = async (queries: Queries): Promise<readonly UnsettledCard[]> => {
  const rows = await queries
    .selectFrom('saved_means')
    .select(['id', 'provider', 'account_id', 'created_at', 'attempts', 'due_at'])
    .where('attempts', '>', 0)
    .where(isLeftToDo)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id, provider, account_id, created_at, attempts, due_at }) => ({
    id,
    provider,
    task: account_id === null ? 'forget' : 'keep',
    createdAt: created_at,
    attempts,
    dueAt: due_at,
  }));
};

export const deleteMeans = async (queries: Queries, id: number): Promise<void> => {
  await queries.deleteFrom('saved_means').where('id', '=', id).execute();
};
