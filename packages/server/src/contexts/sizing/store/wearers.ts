import type { CutFor, Wearer, WearerKind } from '@tailorbird/domain/sizing';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { StoredSize } from './sizeRows.ts';

const columns = ['id', 'name', 'kind', 'cut_for'] as const;

type Row = {
  readonly id: number;
  readonly name: string;
  readonly kind: WearerKind | 'self';
  readonly cut_for: CutFor | null;
};

const toWearer = ({ id, name, kind, cut_for: cutFor }: Row): Wearer => ({
  id,
  name,
  kind: kind === 'self' ? 'other' : kind,
  cutFor,
});

export const estimateWearers = async (
  queries: Queries,
  accountId: number,
): Promise<readonly Wearer[]> =>
  (
    await queries
      .selectFrom('wearer')
      .select(columns)
      .where('account_id', '=', accountId)
      .where('kind', '!=', 'self')
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(toWearer);

export const ownCutOf = async (queries: Queries, accountId: number): Promise<CutFor | null> => {
  const own = queries
    .selectFrom('wearer')
    .select('cut_for')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'self');
  return (await own.executeTakeFirst())?.cut_for ?? null;
};

/** Saves the cut while holding the customer's lock; null deletes it. */
export const storeOwnCut = async (
  trx: Queries,
  accountId: number,
  cutFor: CutFor | null,
  now: Date,
): Promise<void> => {
  await trx
    .deleteFrom('wearer')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'self')
    .execute();
  if (cutFor === null) return;
  const values = {
    account_id: accountId,
    name: '',
    kind: 'self' as const,
    cut_for: cutFor,
    created_at: toInstant(now),
    removed_at: null,
  };
  await trx.insertInto('wearer').values(values).execute();
};

/** Whether this owner has this wearer; null is the owner. */
export const isOwnWearer = async (
  queries: Queries,
  owner: Owner,
  wearerId: number | null,
): Promise<boolean> => {
  if (wearerId === null) return true;
  return (
    owner.kind === 'customer' &&
    (await estimateWearers(queries, owner.accountId)).some(({ id }) => id === wearerId)
  );
};

export const addWearer = async (
  trx: Queries,
  accountId: number,
  { name, kind, cutFor }: Omit<Wearer, 'id'>,
  now: Date,
): Promise<Wearer> =>
  toWearer(
    await trx
      .insertInto('wearer')
      .values({
        account_id: accountId,
        name,
        kind,
        cut_for: cutFor,
        created_at: toInstant(now),
        removed_at: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

export const changeWearer = async (
  trx: Queries,
  { id, name, kind, cutFor }: Wearer,
): Promise<void> => {
  await trx
    .updateTable('wearer')
    .set({ name, kind, cut_for: cutFor })
    .where('id', '=', id)
    .execute();
};

/** Removes a wearer with their sizes, which get the same removal time. */
export const removeWearer = async (trx: Queries, id: number, now: Date): Promise<void> => {
  const at = toInstant(now);
  await trx
    .updateTable('user_size')
    .set({ deleted_at: at })
    .where('wearer_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  await trx.updateTable('wearer').set({ removed_at: at }).where('id', '=', id).execute();
};

export const findRemovedWearer = async (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<(Wearer & { readonly removedAt: string }) | undefined> => {
  const row = await queries
    .selectFrom('wearer')
    .select([...columns, 'removed_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.removed_at !== null
    ? { ...toWearer(row), removedAt: row.removed_at }
    : undefined;
};

export const restoreRemovedWearer = async (
  trx: Queries,
  id: number,
  removedAt: string,
): Promise<void> => {
  await trx
    .updateTable('user_size')
    .set({ deleted_at: null })
    .where('wearer_id', '=', id)
    .where('deleted_at', '=', removedAt)
    .execute();
  await trx.updateTable('wearer').set({ removed_at: null }).where('id', '=', id).execute();
};

export const assignSize = async (
  trx: Queries,
  sizeId: number,
  wearerId: number | null,
): Promise<void> => {
  await trx
    .updateTable('user_size')
    .set({ wearer_id: wearerId, is_default: 0 })
    .where('id', '=', sizeId)
    .execute();
};

/**
 * Makes a size the default of its wearer for its cut, replacing any other (also removed ones);
 * or removes the default.
 */
export const setDefault = async (
  trx: Queries,
  accountId: number,
  { id, wearerId, cutFor }: Pick<StoredSize, 'id' | 'wearerId' | 'cutFor'>,
  isDefault: boolean,
): Promise<void> => {
  if (isDefault)
    await trx
      .updateTable('user_size')
      .set({ is_default: 0 })
      .where('account_id', '=', accountId)
      .where('wearer_id', wearerId === null ? 'is' : '=', wearerId)
      .where('cut_for', '=', cutFor)
      .where('is_default', '=', 1)
      .execute();
  await trx
    .updateTable('user_size')
    .set({ is_default: isDefault ? 1 : 0 })
    .where('id', '=', id)
    .execute();
};

export const defaultsOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly { readonly id: number; readonly wearerId: number | null }[]> =>
  await queries
    .selectFrom('user_size')
    .select(['id', 'wearer_id as wearerId'])
    .where('account_id', '=', accountId)
    .where('is_default', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

export const wearerName = async (
  queries: Queries,
  { wearerId }: { readonly wearerId: number | null },
): Promise<string | undefined> => {
  if (wearerId === null) return undefined;
  return (
    await queries.selectFrom('wearer').select('name').where('id', '=', wearerId).executeTakeFirst()
  )?.name;
};
