import { err, money, ok, type Result } from '@tailorbird/domain/kernel';
import { type JobName, type JobsOverview, jobNames } from '@tailorbird/domain/orders';
import {
  openPayments,
  queryOpenPayment,
} from '../../contexts/checkout/application/openPayments.ts';
import { recoverPayments } from '../../contexts/checkout/application/recoverPayments.ts';
import { refundPayments } from '../../contexts/checkout/application/refundPayments.ts';
import { failedMeansWork } from '../../contexts/checkout/application/savedMeans.ts';
import { trackOrders } from '../../contexts/orders/application/trackOrders.ts';
import { fromJson, toInstant } from '../../platform/database/columns.ts';
import type { Queries } from '../../platform/database/database.ts';
import { recordRun, runJob } from '../../platform/jobs/jobRuns.ts';
import { maximumMailAttempts } from '../../platform/mail/dispatcher.ts';
import { type AccessRefused, type NotFound, requireStaff } from '../../platform/session/access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { applyAndLogRetention } from '../retention/applyRetention.ts';
import type { Shop } from '../shop.ts';
import { maskAddress } from './maskAddress.ts';

const mostShown = 50;

type TooLate = { readonly kind: 'job-too-late' };
const tooLate = err<TooLate>({ kind: 'job-too-late' });

const turns: Readonly<Record<JobName, (shop: Shop) => Promise<number>>> = {
  payments: (shop) => recoverPayments(shop, { includesWaiting: true }),
  refunds: refundPayments,
  orders: trackOrders,
  retention: (shop) => applyAndLogRetention(shop),
};

const mailsOf = async (queries: Queries): Promise<JobsOverview['mails']> => {
  const unsent = queries.selectFrom('outbox').where('delivered_at', 'is', null);
  const waiting = await unsent
    .select(({ fn }) => fn.countAll().as('count'))
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  const columns = ['id', 'kind', 'payload', 'created_at', 'attempts', 'due_at'] as const;
  const tried = unsent
    .select(columns)
    .where('attempts', '>', 0)
    .orderBy('id', 'desc')
    .limit(mostShown);
  const retrying = await tried.where('attempts', '<', maximumMailAttempts).execute();
  const givenUp = await tried.where('attempts', '>=', maximumMailAttempts).execute();
  return {
    waiting: Number(waiting.count),
    retrying: retrying.map(({ id, kind, payload, created_at, attempts, due_at }) => ({
      id,
      kind,
      to: maskAddress(fromJson(payload).to),
      createdAt: created_at,
      attempts,
      dueAt: due_at,
    })),
    givenUp: givenUp.map(({ id, kind, created_at, attempts }) => ({
      id,
      kind,
      createdAt: created_at,
      attempts,
    })),
  };
};

const runsOf = async (queries: Queries): Promise<JobsOverview['runs']> => {
  const rows = await queries
    .selectFrom('job_run')
    .leftJoin('account', 'account.id', 'job_run.account_id')
    .select([
      'job_run.id as id',
      'name',
      'subject',
      'began_at',
      'ended_at',
      'outcome',
      'counted',
      'email',
    ])
    .where('outcome', '<>', 'idle')
    .orderBy('job_run.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ id, name, subject, began_at, ended_at, outcome, counted, email }) => ({
    id,
    name,
    subject,
    beganAt: began_at,
    endedAt: ended_at,
    outcome: outcome === 'failed' ? 'failed' : 'done',
    count: counted,
    by: email,
  }));
};

const lastTurnsOf = async (queries: Queries): Promise<JobsOverview['jobs']> => {
  const rows = await queries
    .selectFrom('job_run')
    .select(({ fn }) => ['name', fn.max('ended_at').as('last')])
    .groupBy('name')
    .execute();
  return jobNames.map((name) => ({
    name,
    lastTurnAt: rows.find((row) => row.name === name)?.last ?? null,
  }));
};

export const jobsOverview = async (
  shop: Shop,
  actor: Actor,
): Promise<Result<JobsOverview, AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const { queries } = shop.database;
  const payments = await openPayments(shop);
  return ok({
    jobs: await lastTurnsOf(queries),
    mails: await mailsOf(queries),
    cards: await failedMeansWork(queries),
    payments: payments.map(({ amount, currency, ...payment }) => ({
      ...payment,
      amount: money(amount, currency),
    })),
    runs: await runsOf(queries),
  });
};

export const runAsStaff = async (
  shop: Shop,
  actor: Actor,
  name: JobName,
): Promise<Result<number, AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  return ok(await runJob(shop, name, () => turns[name](shop), staff.value.id));
};

/**
 * Schedules a failed mail for immediate sending, for staff. A sent or abandoned mail has no
 * content any more.
 */
export const resendMail = async (
  shop: Shop,
  actor: Actor,
  id: number,
): Promise<Result<null, AccessRefused | NotFound | TooLate>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const now = shop.clock();
  const resent = await shop.database.transaction(
    async (trx): Promise<Result<null, NotFound | TooLate>> => {
      const mail = await trx
        .selectFrom('outbox')
        .select(['delivered_at', 'attempts'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!mail) return err({ kind: 'not-found' });
      if (mail.delivered_at !== null || mail.attempts === 0 || mail.attempts >= maximumMailAttempts)
        return tooLate;
      await trx
        .updateTable('outbox')
        .set({ due_at: toInstant(now) })
        .where('id', '=', id)
        .execute();
      await recordRun(
        trx,
        {
          name: 'mail',
          subject: String(id),
          beganAt: now,
          outcome: 'done',
          count: 1,
          accountId: staff.value.id,
        },
        now,
      );
      return ok(null);
    },
  );
  if (resent.ok) shop.mailQueued();
  return resent;
};

export const queryBank = async (
  shop: Shop,
  actor: Actor,
  reference: string,
): Promise<Result<null, AccessRefused | NotFound | TooLate>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const beganAt = shop.clock();
  const asked = await queryOpenPayment(shop, reference);
  if (asked === 'unknown') return err({ kind: 'not-found' });
  if (asked === 'not-now') return tooLate;
  const outcome = asked === 'not-reached' ? 'failed' : 'done';
  const run = {
    name: 'payment',
    subject: reference,
    beganAt,
    outcome,
    count: asked === 'settled' ? 1 : 0,
    accountId: staff.value.id,
  } as const;
  await recordRun(shop.database.queries, run, shop.clock());
  return ok(null);
};
