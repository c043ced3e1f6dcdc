import type { JobsOverview } from '@tailorbird/domain/orders';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireJobsOverview } from './jobCalls.ts';

export const toWireJobs = ({
  jobs,
  mails,
  cards,
  payments,
  runs,
}: JobsOverview): WireJobsOverview => ({
  jobs: jobs.map(({ name, lastTurnAt }) => ({ name, last_turn_at: lastTurnAt })),
  mails: {
    waiting: mails.waiting,
    retrying: mails.retrying.map(({ id, kind, to, createdAt, attempts, dueAt }) => ({
      id,
      kind,
      to,
      created_at: createdAt,
      attempts,
      due_at: dueAt,
    })),
    given_up: mails.givenUp.map(({ id, kind, createdAt, attempts }) => ({
      id,
      kind,
      created_at: createdAt,
      attempts,
    })),
  },
  cards: cards.map(({ createdAt, dueAt, ...card }) => ({
    ...card,
    created_at: createdAt,
    due_at: dueAt,
  })),
  payments: payments.map(({ reference, status, amount, beganAt, mayAsk, otherProvider }) => ({
    reference,
    status,
    amount: toWireMoney(amount),
    currency: amount.currency,
    began_at: beganAt,
    may_ask: mayAsk,
    other_provider: otherProvider,
  })),
  runs: runs.map(({ beganAt, endedAt, ...run }) => ({
    ...run,
    began_at: beganAt,
    ended_at: endedAt,
  })),
});

export const fromWireJobs = ({
  jobs,
  mails,
  cards,
  payments,
  runs,
}: WireJobsOverview): JobsOverview => ({
  jobs: jobs.map(({ name, last_turn_at }) => ({ name, lastTurnAt: last_turn_at })),
  mails: {
    waiting: mails.waiting,
    retrying: mails.retrying.map(({ id, kind, to, created_at, attempts, due_at }) => ({
      id,
      kind,
      to,
      createdAt: created_at,
      attempts,
      dueAt: due_at,
    })),
    givenUp: mails.given_up.map(({ id, kind, created_at, attempts }) => ({
      id,
      kind,
      createdAt: created_at,
      attempts,
    })),
  },
  cards: cards.map(({ created_at, due_at, ...card }) => ({
    ...card,
    createdAt: created_at,
    dueAt: due_at,
  })),
  payments: payments.map(
    ({ reference, status, amount, currency, began_at, may_ask, other_provider }) => ({
      reference,
      status,
      amount: fromWireMoney(amount, currency),
      beganAt: began_at,
      mayAsk: may_ask,
      otherProvider: other_provider,
    }),
  ),
  runs: runs.map(({ began_at, ended_at, ...run }) => ({
    ...run,
    beganAt: began_at,
    endedAt: ended_at,
  })),
});
