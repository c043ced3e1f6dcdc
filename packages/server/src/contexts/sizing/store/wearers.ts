import type { Wearer } from '@tailorbird/domain/sizing';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

const columns = ['id', 'name', 'kind'] as const;

/** For whom an account keeps sizes, in the order they were added. */
export const wearersOf = async (queries: Queries, accountId: number): Promise<readonly Wearer[]> =>
  await queries
    .selectFrom('wearer')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** Whether a size of this owner may be of this wearer; null is the owner. */
export const isOwnWearer = async (queries: Queries, owner: Owner, wearerId: number | null): Promise<boolean> => {
  if (wearerId === null) return true;
  return owner.kind === 'customer' && (await wearersOf(queries, owner.accountId)).some(({ id }) => id === wearerId);
};

export const addWearer = async (
  trx: Queries,
  accountId: number,
  { name, kind }: Pick<Wearer, 'name' | 'kind'>,
  now: Date,
): Promise<Wearer> =>
  await trx
    .insertInto('wearer')
    .values({ account_id: accountId, name, kind, created_at: toInstant(now), removed_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const changeWearer = async (trx: Queries, { id, name, kind }: Wearer): Promise<void> => {
  await trx.updateTable('wearer').set({ name, kind }).where('id', '=', id).execute();
};

/** Takes a wearer off the list, and their sizes with them: the moment says which those are. */
export const removeWearer = async (trx: Queries, id: number, now: Date): Promise<void> => {
  const at = toInstant(now);
  await trx.updateTable('user_size').set({ deleted_at: at }).where('wearer_id', '=', id).where('deleted_at', 'is', null).execute();
  await trx.updateTable('wearer').set({ removed_at: at }).where('id', '=', id).execute();
};

/** A wearer of this account who was taken off the list. */
export const findRemoved = async (
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
  return row && row.removed_at !== null ? { id: row.id, name: row.name, kind: row.kind, removedAt: row.removed_at } : undefined;
};

/** Has them back, with the sizes that went with them. */
export const bringWearerBack = async (trx: Queries, id: number, removedAt: string): Promise<void> => {
  await trx.updateTable('user_size').set({ deleted_at: null }).where('wearer_id', '=', id).where('deleted_at', '=', removedAt).execute();
  await trx.updateTable('wearer').set({ removed_at: null }).where('id', '=', id).execute();
};

export const assignSize = async (trx: Queries, sizeId: number, wearerId: number | null): Promise<void> => {
  await trx.updateTable('user_size').set({ wearer_id: wearerId }).where('id', '=', sizeId).execute();
};

/** Whom a size is for, where that is not its owner. */
export const wearerName = async (queries: Queries, { wearerId }: { readonly wearerId: number | null }): Promise<string | undefined> => {
  if (wearerId === null) return undefined;
  return (await queries.selectFrom('wearer').select('name').where('id', '=', wearerId).executeTakeFirst())?.name;
};
