import { type Currency, type Locale, type Money, money } from '@tailorbird/domain/kernel';
import type { FitFeedback } from '@tailorbird/domain/orders';
import type { ClaimDecision, ClaimStatus, ClaimType } from '@tailorbird/domain/support';
import type { Selectable } from 'kysely';
import {
  fromFlag,
  fromJson,
  toFlag,
  toInstant,
  toJson,
} from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { ClaimRow } from '../tables.ts';

export type StoredClaimItem = {
  readonly lineId: number;
  readonly washConfirmed: boolean;
  readonly photos: readonly string[];
  /** Number of pieces of the line; null for all. */
  readonly pieces: number | null;
  readonly zones: FitFeedback['zones'] | null;
};

export type StoredClaim = {
  readonly id: number;
  readonly type: ClaimType;
  readonly orderNumber: string;
  readonly email: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly comment: string;
  readonly status: ClaimStatus;
  readonly value: Money;
  readonly decision: ClaimDecision | null;
  readonly receivedAt: string;
  readonly settledAt: string | null;
  readonly items: readonly StoredClaimItem[];
  readonly receipts: readonly string[];
};

const toClaims = async (
  queries: Queries,
  rows: readonly Selectable<ClaimRow>[],
): Promise<readonly StoredClaim[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await queries
    .selectFrom('claim_item')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('id')
    .execute();
  const photos = await queries
    .selectFrom('claim_photo')
    .select(['id', 'claim_id', 'order_line_id'])
    .where('claim_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => {
    const own = photos.filter(({ claim_id }) => claim_id === row.id);
    const idsOf = (lineId: number | null): readonly string[] =>
      own.filter(({ order_line_id }) => order_line_id === lineId).map(({ id }) => id);
    return {
      id: row.id,
      type: row.type,
      orderNumber: row.order_number,
      email: row.email,
      locale: row.locale,
      origin: row.origin,
      comment: row.comment,
      status: row.status,
      value: money(row.value, row.currency),
      decision: row.decision === null ? null : fromJson(row.decision),
      receivedAt: row.received_at,
      settledAt: row.settled_at,
      items: items
        .filter(({ claim_id }) => claim_id === row.id)
        .map((item) => ({
          lineId: item.order_line_id,
          washConfirmed: fromFlag(item.wash_confirmed),
          photos: idsOf(item.order_line_id),
          pieces: item.pieces,
          zones: item.zones === null ? null : fromJson(item.zones),
        })),
      receipts: idsOf(null),
    };
  });
};

export const findClaim = async (queries: Queries, id: number): Promise<StoredClaim | undefined> => {
  const rows = await queries.selectFrom('claim').selectAll().where('id', '=', id).execute();
  return (await toClaims(queries, rows))[0];
};

export const findClaimByKey = async (
  queries: Queries,
  key: string,
): Promise<StoredClaim | undefined> => {
  const rows = await queries.selectFrom('claim').selectAll().where('form_key', '=', key).execute();
  return (await toClaims(queries, rows))[0];
};

export const claimsAbout = async (
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<readonly StoredClaim[]> => {
  if (orderNumbers.length === 0) return [];
  const rows = await queries
    .selectFrom('claim')
    .selectAll()
    .where('order_number', 'in', orderNumbers)
    .orderBy('id', 'desc')
    .execute();
  return await toClaims(queries, rows);
};

const mostListed = 100;

/** Claims of all customers: open ones oldest first, others newest first. */
export const claimsWith = async (
  queries: Queries,
  status: ClaimStatus,
): Promise<readonly StoredClaim[]> => {
  const rows = await queries
    .selectFrom('claim')
    .selectAll()
    .where('status', '=', status)
    .orderBy('id', status === 'Received' ? 'asc' : 'desc')
    .limit(mostListed)
    .execute();
  return await toClaims(queries, rows);
};

/** Number of pieces per order line in claims of this type that were not refused. */
export const claimedPieces = async (
  queries: Queries,
  type: ClaimType,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<number, number>> => {
  const claimed = new Map<number, number>();
  if (orderNumbers.length === 0) return claimed;
  const rows = await queries
    .selectFrom('claim_item')
    .innerJoin('claim', 'claim.id', 'claim_item.claim_id')
    .select(['claim_item.order_line_id', 'claim_item.pieces'])
    .where('claim.type', '=', type)
    .where('claim.order_number', 'in', orderNumbers)
    .where((where) =>
      where.or([where('claim.outcome', 'is', null), where('claim.outcome', '!=', 'refused')]),
    )
    .execute();
  for (const { order_line_id, pieces } of rows) {
    claimed.set(
      order_line_id,
      (claimed.get(order_line_id) ?? 0) + (pieces ?? Number.POSITIVE_INFINITY),
    );
  }
  return claimed;
};

export type NewClaim = Pick<
  StoredClaim,
  'type' | 'orderNumber' | 'email' | 'locale' | 'origin' | 'comment' | 'value' | 'items'
> & {
  readonly key: string;
};

/** Stores a claim with its items and photos; undefined if its key exists. */
export const insertClaim = async (
  trx: Queries,
  claim: NewClaim,
  now: Date,
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('claim')
    .values({
      form_key: claim.key,
      type: claim.type,
      order_number: claim.orderNumber,
      email: claim.email,
      locale: claim.locale,
      origin: claim.origin,
      comment: claim.comment,
      status: 'Received',
      currency: claim.value.currency satisfies Currency,
      value: claim.value.amount,
      decision: null,
      outcome: null,
      decided_by: null,
      received_at: toInstant(now),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  for (const { lineId, washConfirmed, photos, pieces, zones } of claim.items) {
    await trx
      .insertInto('claim_item')
      .values({
        claim_id: row.id,
        order_line_id: lineId,
        wash_confirmed: toFlag(washConfirmed),
        pieces,
        zones: zones && toJson(zones),
      })
      .execute();
    if (photos.length === 0) continue;
    await trx
      .updateTable('claim_photo')
      .set({ claim_id: row.id, order_line_id: lineId })
      .where('id', 'in', photos)
      .execute();
  }
  return row.id;
};

/** Settles an open claim; returns false and changes nothing if it is settled. */
export const settleClaim = async (
  trx: Queries,
  id: number,
  settled: { readonly decision: ClaimDecision; readonly by: number; readonly now: Date },
): Promise<boolean> => {
  const changed = await trx
    .updateTable('claim')
    .set({
      status: 'Settled',
      decision: toJson(settled.decision),
      outcome: settled.decision.kind,
      decided_by: settled.by,
      settled_at: toInstant(settled.now),
    })
    .where('id', '=', id)
    .where('status', '=', 'Received')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};
