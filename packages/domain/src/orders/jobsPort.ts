import type { Money, Result } from '../kernel/index.ts';

/** What the shop does by itself, in turns. */
export const jobNames = ['payments', 'refunds', 'orders', 'retention'] as const;
export type JobName = (typeof jobNames)[number];

/** A mail that was not sent yet. Whom it is for is told as far as somebody who asks can be answered. */
export type WaitingMail = {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  /** ISO instants. */
  readonly createdAt: string;
  readonly attempts: number;
  readonly dueAt: string | null;
};

/** A customer's card that the payment provider was to keep, or to forget, and could not be asked to yet. */
export type CardToTend = {
  readonly id: number;
  readonly provider: string;
  readonly task: 'keep' | 'forget';
  readonly createdAt: string;
  readonly attempts: number;
  /** Null once it was given up; a turn of the job that staff ask for tries again. */
  readonly dueAt: string | null;
};

/** A payment nobody knows the end of. */
export type OpenPayment = {
  readonly reference: string;
  /** `redirect`: the customer is, or was, at the bank's page; `given-up`: by the customer, while nobody could say whether money was taken. */
  readonly status: 'pending' | 'redirect' | 'given-up';
  readonly amount: Money;
  readonly beganAt: string;
  /** Long enough left alone that no request asks about it any more. */
  readonly mayAsk: boolean;
  /** The provider it is with, where payments go to another one now: only the first could tell. */
  readonly otherProvider: string | null;
};

export type JobRun = {
  readonly id: number;
  /** A job, or what staff did to one mail or one payment: `subject` says which. */
  readonly name: JobName | 'mail' | 'payment';
  readonly subject: string;
  readonly beganAt: string;
  readonly endedAt: string;
  readonly outcome: 'done' | 'failed';
  /** How much there was to do. */
  readonly count: number;
  /** The address of who asked for it; null for a turn of its own. */
  readonly by: string | null;
};

/** How what the shop does by itself stands. */
export type JobsOverview = {
  readonly jobs: readonly { readonly name: JobName; readonly lastTurnAt: string | null }[];
  readonly mails: {
    /** To be sent for the first time. */
    readonly waiting: number;
    readonly retrying: readonly WaitingMail[];
    /** Tried too often; their content is gone. */
    readonly givenUp: readonly Omit<WaitingMail, 'to' | 'dueAt'>[];
  };
  readonly cards: readonly CardToTend[];
  readonly payments: readonly OpenPayment[];
  /** The newest first. */
  readonly runs: readonly JobRun[];
};

export type JobRefused =
  | { readonly kind: 'permission-denied' }
  /** Meanwhile there is nothing to do about it any more, or not yet. */
  | { readonly kind: 'job-too-late' }
  | { readonly kind: 'unreachable' };

/** Port: what the shop does by itself, for those who look after it. */
export type Jobs = {
  readonly overview: () => Promise<Result<JobsOverview, JobRefused>>;
  /** A turn of a job now; answers how much there was to do. */
  readonly run: (name: JobName) => Promise<Result<number, JobRefused>>;
  /** Sends a mail again at once. */
  readonly resend: (mailId: number) => Promise<Result<null, JobRefused>>;
  /** Asks the bank what became of a payment. */
  readonly ask: (reference: string) => Promise<Result<null, JobRefused>>;
};
