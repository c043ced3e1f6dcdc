import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { sql } from 'kysely';
import { toInstant } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { networkPrefixOf } from '../http/networkPrefix.ts';
import type { WithClock } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { type Limit, type LimitedKind, limits } from './limits.ts';

/** Something that may be tried so many times only, and who tries it. */
export type Attempt = {
  readonly kind: LimitedKind;
  readonly address: string;
  /** The account it is about, where limits count by account. */
  readonly account?: string;
  /** The hash of what the browser shows to be known, where limits count by device. */
  readonly device?: string;
};

type CountNeeds = WithClock & {
  readonly database: Pick<Database, 'queries'>;
  readonly settings: Pick<Settings, 'limitFactor'>;
};

export type TooOften = { readonly kind: 'too-often'; readonly retryAfterSeconds: number };

/** Hashed, since neither the account nor the place needs to be kept readable. */
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
 * Counts an attempt, before what it costs is begun, and says whether there were too many. One statement counts it for each of its limits, so that of those that come at once no more than the
 * limit get in, whichever process they come to. Outside a transaction: what is refused counts too.
 */
export const countAttempt = async (
  { database, clock, settings }: CountNeeds,
  attempt: Attempt,
): Promise<Result<null, TooOften>> => {
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
    // In one order for everybody, so that two that count the same never wait for each other.
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
  // Somebody new: a good moment to forget those who are gone.
  if (rows.some(({ used }) => used === 1))
    await queries.deleteFrom('attempt_count').where('ends_at', '<=', instant).execute();
  return waits.length === 0
    ? ok(null)
    : err({
        kind: 'too-often',
        retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / 1_000)),
      });
};

/** Takes back an attempt that was a good one: it counts for nobody, and what the account was tried with from this place is forgotten. */
export const forgiveAttempt = async (
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
