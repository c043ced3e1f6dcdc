import type { JobsOverview } from '@tailorbird/domain/orders';
import { type Codec, fields, listOf } from '../fields.ts';
import { amountWithCurrency } from '../money.ts';
import type { WireJobsOverview } from './jobCalls.ts';

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
