import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProviderNotice } from '../application/paymentProvider.ts';

export type StoredNotice = {
  readonly id: number;
  readonly notice: ProviderNotice;
  readonly isApplied: boolean;
};

export const storeNotice = async (
  queries: Queries,
  provider: string,
  notice: ProviderNotice,
  now: Date,
): Promise<StoredNotice> => {
  await queries
    .insertInto('payment_notice')
    .values({
      provider,
      event_id: notice.eventId,
      reference: notice.reference,
      notice: toJson(notice),
      received_at: toInstant(now),
      applied_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
  const row = await queries
    .selectFrom('payment_notice')
    .select(['id', 'notice', 'applied_at'])
    .where('provider', '=', provider)
    .where('event_id', '=', notice.eventId)
    .executeTakeFirstOrThrow();
  return { id: row.id, notice: fromJson(row.notice), isApplied: row.applied_at !== null };
};

export const markNoticeApplied = async (queries: Queries, id: number, now: Date): Promise<void> => {
  await queries
    .updateTable('payment_notice')
    .set({ applied_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
};

/** Waiting notices of known payments: they arrived early, or the server was interrupted. */
export const noticesToApply = async (
  queries: Queries,
  provider: string,
): Promise<readonly StoredNotice[]> => {
  const rows = await queries
    .selectFrom('payment_notice')
    .innerJoin('payment', 'payment.reference', 'payment_notice.reference')
    .select(['payment_notice.id as id', 'payment_notice.notice as notice'])
    .where('payment_notice.applied_at', 'is', null)
    .where('payment_notice.provider', '=', provider)
    .orderBy('payment_notice.id')
    .limit(100)
    .execute();
  return rows.map(({ id, notice }) => ({ id, notice: fromJson(notice), isApplied: false }));
};
