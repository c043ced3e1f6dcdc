import { type JobsOverview, jobNames } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { type Codec, fields, listOf } from '../fields.ts';
import { amountWithCurrency } from '../money.ts';
import { currency, decimal, id, idInPath, instant, matching } from '../values.ts';

const jobName = z.enum(jobNames);

const mail = { id, kind: z.string(), created_at: instant, attempts: z.int() };

const outcome = z.enum(['done', 'failed']);

export const jobsOverview = z.object({
  jobs: z.array(z.object({ name: jobName, last_turn_at: z.nullable(instant) })),
  mails: z.object({
    waiting: z.int(),
    retrying: z.array(z.object({ ...mail, to: z.string(), due_at: z.nullable(instant) })),
    given_up: z.array(z.object(mail)),
  }),
  cards: z.array(
    z.object({
      id,
      provider: z.string(),
      task: z.enum(['keep', 'forget']),
      created_at: instant,
      attempts: z.int(),
      due_at: z.nullable(instant),
    }),
  ),
  payments: z.array(
    z.object({
      reference: z.string(),
      status: z.enum(['pending', 'redirect', 'given-up']),
      amount: decimal,
      currency,
      began_at: instant,
      may_ask: z.boolean(),
      other_provider: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  runs: z.array(
    z.object({
      id,
      name: z.enum([...jobNames, 'mail', 'payment']),
      subject: z.string(),
      began_at: instant,
      ended_at: instant,
      outcome,
      count: z.int(),
      by: z.nullable(z.string()),
    }),
  ),
});
export type WireJobsOverview = z.infer<typeof jobsOverview>;

type Mails = JobsOverview['mails'];

type WireMails = WireJobsOverview['mails'];

type OpenPayment = JobsOverview['payments'][number];

type WireOpenPayment = WireJobsOverview['payments'][number];

const mailKeys = { id: 'id', kind: 'kind', createdAt: 'created_at', attempts: 'attempts' } as const;

const mails = fields<Mails, WireMails>()({
  waiting: 'waiting',
  retrying: [
    'retrying',
    listOf(
      fields<Mails['retrying'][number], WireMails['retrying'][number]>()({
        ...mailKeys,
        to: 'to',
        dueAt: 'due_at',
      }),
    ),
  ],
  givenUp: [
    'given_up',
    listOf(fields<Mails['givenUp'][number], WireMails['given_up'][number]>()(mailKeys)),
  ],
});

const paymentFields = fields<
  Omit<OpenPayment, 'amount'>,
  Omit<WireOpenPayment, 'amount' | 'currency'>
>()({
  reference: 'reference',
  status: 'status',
  beganAt: 'began_at',
  mayAsk: 'may_ask',
  otherProvider: 'other_provider',
});

const payment: Codec<OpenPayment, WireOpenPayment> = {
  toWire: (value) => ({
    ...paymentFields.toWire(value),
    ...amountWithCurrency.toWire(value.amount),
  }),
  fromWire: (wire) => ({
    ...paymentFields.fromWire(wire),
    amount: amountWithCurrency.fromWire(wire),
  }),
};

export const { toWire: toWireJobs, fromWire: fromWireJobs } = fields<
  JobsOverview,
  WireJobsOverview
>()({
  jobs: [
    'jobs',
    listOf(
      fields<JobsOverview['jobs'][number], WireJobsOverview['jobs'][number]>()({
        name: 'name',
        lastTurnAt: 'last_turn_at',
      }),
    ),
  ],
  mails: ['mails', mails],
  cards: [
    'cards',
    listOf(
      fields<JobsOverview['cards'][number], WireJobsOverview['cards'][number]>()({
        id: 'id',
        provider: 'provider',
        task: 'task',
        createdAt: 'created_at',
        attempts: 'attempts',
        dueAt: 'due_at',
      }),
    ),
  ],
  payments: ['payments', listOf(payment)],
  runs: [
    'runs',
    listOf(
      fields<JobsOverview['runs'][number], WireJobsOverview['runs'][number]>()({
        id: 'id',
        name: 'name',
        subject: 'subject',
        beganAt: 'began_at',
        endedAt: 'ended_at',
        outcome: 'outcome',
        count: 'count',
        by: 'by',
      }),
    ),
  ],
});

export const readJobs = endpoint({
  context: 'orders',
  name: 'readJobs',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/jobs/',
  summary: 'Lists jobs and their runs, waiting mails and cards, and open payments. Staff only.',
  responses: { 200: jobsOverview, 403: detailError },
});

export const runJob = endpoint({
  context: 'orders',
  name: 'runJob',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/jobs/{name}/run/',
  summary: 'Runs a job now. Staff only.',
  params: { name: jobName },
  responses: { 200: z.object({ count: z.int() }), 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const resendMail = endpoint({
  context: 'orders',
  name: 'resendMail',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/mails/{id}/resend/',
  summary: 'Sends a waiting mail at once; 409 if it was sent or has failed for good. Staff only.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});

export const queryBank = endpoint({
  context: 'orders',
  name: 'queryBank',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/payments/{reference}/ask/',
  summary:
    'Looks up an open payment at the provider; 409 during another request or if it is settled. Staff only.',
  params: { reference: matching(/^[\w-]{1,80}$/) },
  responses: { 204: null, 403: detailError, 404: detailError, 409: detailError },
  csrf: 'when-signed-in',
});
