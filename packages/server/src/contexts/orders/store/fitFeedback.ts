import type { Localized } from '@tailorbird/domain/kernel';
import type { FitFeedback } from '@tailorbird/domain/orders';
import {
  fromFlag,
  fromJson,
  toFlag,
  toInstant,
  toJson,
} from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orderNumberOf } from './orders.ts';

/**
 * Stores a line's fit rating in place of the previous one; an outdated rating changes nothing.
 */
export const storeFitFeedback = async (
  queries: Queries,
  line: { readonly id: number; readonly size: { readonly id: number; readonly version: number } },
  { zones, washed }: FitFeedback,
  now: Date,
): Promise<void> => {
  const columns = {
    user_size_id: line.size.id,
    size_version: line.size.version,
    zones: toJson(zones),
    washed: toFlag(washed),
    told_at: toInstant(now),
  };
  await queries
    .insertInto('fit_feedback')
    .values({ order_line_id: line.id, ...columns, decided_on: null })
    .onConflict((conflict) =>
      conflict
        .column('order_line_id')
        .doUpdateSet(columns)
        .where('fit_feedback.told_at', '<=', columns.told_at),
    )
    .execute();
};

export type StoredFeedback = FitFeedback & {
  readonly lineId: number;
  readonly sizeId: number;
  readonly version: number;
  readonly orderNumber: string;
  readonly title: Localized;
  readonly toldAt: string;
  /**
   * Evidence behind the customer's decision on each size change derived from this rating, by
   * size id.
   */
  readonly decidedOn: Readonly<Record<string, string>>;
};

/** Fit ratings of garments made to sizes, newest first. One query. */
export const feedbackOnSizes = async (
  queries: Queries,
  sizeIds: readonly number[],
): Promise<readonly StoredFeedback[]> => {
  if (sizeIds.length === 0) return [];
  const rows = await queries
    .selectFrom('fit_feedback')
    .innerJoin('order_line', 'order_line.id', 'fit_feedback.order_line_id')
    .select([
      'fit_feedback.order_line_id as line_id',
      'fit_feedback.user_size_id as size_id',
      'fit_feedback.size_version as version',
      'fit_feedback.zones as zones',
      'fit_feedback.washed as washed',
      'fit_feedback.told_at as told_at',
      'fit_feedback.decided_on as decided_on',
      'order_line.order_id as order_id',
      'order_line.texts as texts',
    ])
    .where('fit_feedback.user_size_id', 'in', [...new Set(sizeIds)])
    .orderBy('fit_feedback.told_at', 'desc')
    .orderBy('fit_feedback.order_line_id', 'desc')
    .execute();
  return rows.map((row) => ({
    lineId: row.line_id,
    sizeId: row.size_id,
    version: row.version,
    zones: fromJson(row.zones),
    washed: fromFlag(row.washed),
    toldAt: row.told_at,
    decidedOn: row.decided_on === null ? {} : fromJson(row.decided_on),
    orderNumber: orderNumberOf(row.order_id),
    title: fromJson(row.texts).clothingType.title,
  }));
};

export const feedbackOnLines = async (
  queries: Queries,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, FitFeedback>> => {
  if (lineIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('fit_feedback')
    .select(['order_line_id', 'zones', 'washed'])
    .where('order_line_id', 'in', lineIds)
    .execute();
  return new Map(
    rows.map(({ order_line_id, zones, washed }) => [
      order_line_id,
      { zones: fromJson(zones), washed: fromFlag(washed) },
    ]),
  );
};

/**
 * Stores the evidence behind a decision on a size change, with the ratings it was derived from.
 */
export const storeDecision = async (
  trx: Queries,
  sizeId: number,
  decided: readonly Pick<StoredFeedback & { readonly on: string }, 'lineId' | 'decidedOn' | 'on'>[],
): Promise<void> => {
  for (const { lineId, decidedOn, on } of decided) {
    await trx
      .updateTable('fit_feedback')
      .set({ decided_on: toJson({ ...decidedOn, [sizeId]: on }) })
      .where('order_line_id', '=', lineId)
      .execute();
  }
};

export const deleteFitFeedback = async (trx: Queries, lineId: number): Promise<void> => {
  await trx.deleteFrom('fit_feedback').where('order_line_id', '=', lineId).execute();
};
