import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export type StoredPhoto = {
  readonly id: string;
  readonly orderNumber: string;
  readonly claimId: number | null;
};

export const findPhoto = async (queries: Queries, id: string): Promise<StoredPhoto | undefined> => {
  const row = await queries
    .selectFrom('claim_photo')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, orderNumber: row.order_number, claimId: row.claim_id };
};

/** The given photos that were uploaded for the order and belong to no claim. */
export const freePhotos = async (
  queries: Queries,
  orderNumber: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom('claim_photo')
    .select('id')
    .where('id', 'in', ids)
    .where('order_number', '=', orderNumber)
    .where('claim_id', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const insertPhoto = async (
  queries: Queries,
  photo: { readonly id: string; readonly orderNumber: string; readonly receiptOf: number | null },
  now: Date,
): Promise<void> => {
  await queries
    .insertInto('claim_photo')
    .values({
      id: photo.id,
      order_number: photo.orderNumber,
      claim_id: photo.receiptOf,
      order_line_id: null,
      created_at: toInstant(now),
    })
    .execute();
};

export const countPhotos = async (queries: Queries, orderNumber: string): Promise<number> => {
  const { count } = await queries
    .selectFrom('claim_photo')
    .select((table) => table.fn.countAll<number>().as('count'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const abandonedPhotos = async (
  queries: Queries,
  before: Date,
  most: number,
): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('claim_photo')
    .select('id')
    .where('claim_id', 'is', null)
    .where('created_at', '<', toInstant(before))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes a draft's photo; false if it is in a claim by now. */
export const deletePhoto = async (queries: Queries, id: string): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('claim_photo')
    .where('id', '=', id)
    .where('claim_id', 'is', null)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
};
