import type { JobName } from '@tailorbird/domain/orders';
import { toInstant } from '../database/columns.ts';
import type { Queries, WithDatabase } from '../database/database.ts';
import type { WithClock, WithLogger } from '../runtime/runtime.ts';

type RunNeeds = WithDatabase & WithClock & WithLogger;

/** Interval for recording runs without work, as a sign of life. */
const idleMs = 10 * 60_000;

export type Run = {
  readonly name: JobName | 'mail' | 'payment';
  readonly subject?: string;
  readonly beganAt: Date;
  readonly outcome: 'done' | 'failed';
  readonly count: number;
  /** The staff account that started it; null for scheduled runs. */
  readonly accountId: number | null;
};

export const recordRun = async (
  queries: Queries,
  { name, subject = '', beganAt, outcome, count, accountId }: Run,
  now: Date,
): Promise<void> => {
  await queries
    .insertInto('job_run')
    .values({
      name,
      subject,
      began_at: toInstant(beganAt),
      ended_at: toInstant(now),
      outcome,
      counted: count,
      account_id: accountId,
    })
    .execute();
};

/**
 * Each job has one row for its last idle run; two processes that start together may add two,
 * which is harmless.
 */
const noteIdle = async (
  queries: Queries,
  name: JobName,
  beganAt: Date,
  now: Date,
): Promise<void> => {
  const last = await queries
    .selectFrom('job_run')
    .select(['id', 'ended_at'])
    .where('name', '=', name)
    .where('outcome', '=', 'idle')
    .orderBy('id')
    .executeTakeFirst();
  const times = { began_at: toInstant(beganAt), ended_at: toInstant(now) };
  if (!last) {
    await queries
      .insertInto('job_run')
      .values({ name, subject: '', ...times, outcome: 'idle', counted: 0, account_id: null })
      .execute();
  } else if (last.ended_at < toInstant(new Date(now.getTime() - idleMs))) {
    await queries.updateTable('job_run').set(times).where('id', '=', last.id).execute();
  }
};

/**
 * Runs a job and records the run; a failure to record does not stop the job. Returns the amount
 * of work done.
 */
export const runJob = async (
  { database, clock, logger }: RunNeeds,
  name: JobName,
  work: () => Promise<number>,
  accountId: number | null = null,
): Promise<number> => {
  const beganAt = clock();
  const note = async (outcome: 'done' | 'failed', count: number): Promise<void> => {
    try {
      if (outcome === 'done' && count === 0 && accountId === null)
        await noteIdle(database.queries, name, beganAt, clock());
      else await recordRun(database.queries, { name, beganAt, outcome, count, accountId }, clock());
    } catch (cause) {
      logger.warn({ job: name, cause: (cause as Error).message }, 'job run not stored');
    }
  };
  try {
    const count = await work();
    await note('done', count);
    return count;
  } catch (cause) {
    await note('failed', 0);
    throw cause;
  }
};
