import { createHash } from 'node:crypto';
import { type ErrorGroup, type ErrorReport, errorGroupOf } from '@tailorbird/domain/shell';
import { sql } from 'kysely';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export type ToldError = {
  readonly report: ErrorReport;
  readonly source: ErrorGroup['source'];
  /** The request it was told with, or that failed. */
  readonly reference: string;
  readonly release: string;
};

/** How many problems are kept: whoever makes them up fills no database. */
export const mostProblems = 1_000;
const mostShown = 200;

export const fingerprintOf = ({ report, source }: Pick<ToldError, 'report' | 'source'>): string =>
  createHash('sha256')
    .update(`${source}\n${errorGroupOf(report)}`)
    .digest('base64url');

/** Counts a report with its problem, which is open again. False for a new one when there are too many already. */
export const keepError = async (queries: Queries, told: ToldError, now: Date): Promise<boolean> => {
  const fingerprint = fingerprintOf(told);
  const at = toInstant(now);
  const { frames, ...report } = told.report;
  const again = {
    page: report.page,
    last_at: at,
    last_reference: told.reference,
    release: told.release,
  };
  const known = await queries
    .selectFrom('reported_error')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (!known) {
    const { n } = await queries
      .selectFrom('reported_error')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    if (Number(n) >= mostProblems) return false;
  }
  const row = {
    ...report,
    ...again,
    fingerprint,
    source: told.source,
    frames: toJson(frames),
    times: 1,
    first_at: at,
  };
  await queries
    .insertInto('reported_error')
    .values({ ...row, resolved_at: null, resolved_by: null })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        ...again,
        times: sql<number>`reported_error.times + 1`,
        resolved_at: null,
        resolved_by: null,
      }),
    )
    .execute();
  return true;
};

const groups = (queries: Queries) =>
  queries
    .selectFrom('reported_error')
    .leftJoin('account', 'account.id', 'reported_error.resolved_by')
    .selectAll('reported_error')
    .select('account.email as by');

type Row = Awaited<ReturnType<ReturnType<typeof groups>['executeTakeFirstOrThrow']>>;

const groupOf = (row: Row): ErrorGroup => ({
  id: row.id,
  source: row.source,
  kind: row.kind,
  problem: row.problem,
  frames: fromJson(row.frames),
  page: row.page,
  times: row.times,
  firstAt: row.first_at,
  lastAt: row.last_at,
  lastReference: row.last_reference,
  release: row.release,
  resolved: row.resolved_at === null ? null : { at: row.resolved_at, by: row.by ?? '' },
});

/** What is open first, the latest first. */
export const listErrors = async (queries: Queries): Promise<readonly ErrorGroup[]> => {
  const rows = await groups(queries)
    .orderBy(sql`case when resolved_at is null then 0 else 1 end`)
    .orderBy('last_at', 'desc')
    .orderBy('reported_error.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(groupOf);
};

/** Who resolved it first did; null when there is no such problem. */
export const resolveError = async (
  queries: Queries,
  id: number,
  accountId: number,
  now: Date,
): Promise<ErrorGroup | null> => {
  await queries
    .updateTable('reported_error')
    .set({ resolved_at: toInstant(now), resolved_by: accountId })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .execute();
  const row = await groups(queries).where('reported_error.id', '=', id).executeTakeFirst();
  return row ? groupOf(row) : null;
};
