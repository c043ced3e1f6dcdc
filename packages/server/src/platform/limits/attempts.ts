import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { sql } from 'kysely';
import { toInstant } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { networkPrefixOf } from '../http/networkPrefix.ts';
import type { WithClock } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { type Limit, type LimitedKind, limits } from './limits.ts';

export type Attempt = {
  readonly kind: LimitedKind;
  readonly address: string;
  readonly account?: string;
  /** Hash of the browser's device token, for limits per device. */
  readonly device?: string;
};

type CountNeeds = WithClock & {
  readonly database: Pick<Database, 'queries'>;
  readonly settings: Pick<Settings, 'limitFactor'>;
};

export type RateLimited = { readonly kind: 'too-often'; readonly retryAfterSeconds: number };

/** Hashed, because neither account nor address must be readable. */
const subjectOf = (
  { kind, address, account = '', device = '' }: Attempt,
  { per }: Limit,
): string => {
  const place =
    per === 'account and device' ? device : per === 'account' ? '' : networkPrefixOf(address);
  return createHash('sha256')
    .update([kind, per, per === 'address' ? '' : account, place].join('|'))
    .digest('base64url');
};

/**
 * Counts an attempt before its expensive work starts, and refuses it above the limits. A single
 * statement updates all limits, so that concurrent attempts cannot exceed them, in any process.
 * Call it outside a transaction: refused attempts count too.
 */
export const countAttempt = async (
  { database, clock, settings }: CountNeeds,
  attempt: Attempt,
): Promise<Result<null, RateLimited>> => {
  const { queries } = database;
  const now = clock();
  const instant = toInstant(now);
  const counted = limits[attempt.kind].map((limit: Limit) => ({
    subject: subjectOf(attempt, limit),
    most: limit.per === 'address' ? limit.most * settings.limitFactor : limit.most,
    endsAt: toInstant(new Date(now.getTime() + limit.minutes * 60_000)),
  }));
  const rows = await queries
    .insertInto('attempt_count')
    // A fixed order prevents deadlocks.
    .values(
      counted
        .map(({ subject, endsAt }) => ({ subject, used: 1, ends_at: endsAt }))
        .sort((one, other) => (one.subject < other.subject ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        used: sql<number>`case when attempt_count.ends_at <= ${instant} then 1 else attempt_count.used + 1 end`,
        ends_at: sql<string>`case when attempt_count.ends_at <= ${instant} then excluded.ends_at else attempt_count.ends_at end`,
      }),
    )
    .returning(['subject', 'used', 'ends_at'])
    .execute();
  const waits = counted.flatMap(({ subject, most }) => {
    const row = rows.find((candidate) => candidate.subject === subject);
    return row && row.used > most ? [Date.parse(row.ends_at) - now.getTime()] : [];
  });
  // On a new subject, delete expired ones.
  if (rows.some(({ used }) => used === 1))
    await queries.deleteFrom('attempt_count').where('ends_at', '<=', instant).execute();
  return waits.length === 0
    ? ok(null)
    : err({
        kind: 'too-often',
        retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / 1_000)),
      });
};

/** Reverts a successful attempt, and clears the counter of this account and address. */
export const removeAttempt = async (
  { database: { queries } }: Pick<CountNeeds, 'database'>,
  attempt: Attempt,
): Promise<void> => {
  for (const limit of limits[attempt.kind]) {
    const row = queries
      .updateTable('attempt_count')
      .where('subject', '=', subjectOf(attempt, limit));
    await (limit.per === 'account and address' || limit.per === 'account and device'
      ? row.set({ used: 0 })
      : row.set(({ eb }) => ({ used: eb('used', '-', 1) })).where('used', '>', 0)
    ).execute();
  }
};
