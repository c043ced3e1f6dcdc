import type { Money, Result } from '../kernel/index.ts';

export const jobNames = ['payments', 'refunds', 'orders', 'retention'] as const;
export type JobName = (typeof jobNames)[number];

/** An unsent mail. The recipient is shown only as far as needed to identify it. */
export type WaitingMail = {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly attempts: number;
  readonly dueAt: string | null;
};

/** A saved card whose storage or removal is still to be confirmed by the payment provider. */
export type UnsettledCard = {
  readonly id: number;
  readonly provider: string;
  readonly task: 'keep' | 'forget';
  readonly createdAt: string;
  readonly attempts: number;
  /** Null once given up; running the job manually retries it. */
  readonly dueAt: string | null;
};

export type OpenPayment = {
  readonly reference: string;
  /**
   * `redirect`: the customer was sent to the bank's page. `given-up`: the customer left while
   * the outcome was unknown.
   */
  readonly status: 'pending' | 'redirect' | 'given-up';
  readonly amount: Money;
  readonly beganAt: string;
  /** True if it is old enough that no other request is checking it. */
  readonly mayAsk: boolean;
  /**
   * The payment provider, if the shop uses another one now; only the first one knows the
   * outcome.
   */
  readonly otherProvider: string | null;
};

export type JobRun = {
  readonly id: number;
  /** The job, or a manual action on a mail or payment named by `subject`. */
  readonly name: JobName | 'mail' | 'payment';
  readonly subject: string;
  readonly beganAt: string;
  readonly endedAt: string;
  readonly outcome: 'done' | 'failed';
  readonly count: number;
  /** Email address of the staff member who started it; null for a scheduled run. */
  readonly by: string | null;
};

export type JobsOverview = {
  readonly jobs: readonly { readonly name: JobName; readonly lastTurnAt: string | null }[];
  readonly mails: {
    /** Not yet attempted. */
    readonly waiting: number;
    readonly retrying: readonly WaitingMail[];
    /** Failed too often; their content was deleted. */
    readonly givenUp: readonly Omit<WaitingMail, 'to' | 'dueAt'>[];
  };
  readonly cards: readonly UnsettledCard[];
  readonly payments: readonly OpenPayment[];
  /** Newest first. */
  readonly runs: readonly JobRun[];
};

export type JobRefused =
  | { readonly kind: 'permission-denied' }
  /** The item was handled meanwhile, or is not due yet. */
  | { readonly kind: 'job-too-late' }
  | { readonly kind: 'unreachable' };

export type Jobs = {
  readonly overview: () => Promise<Result<JobsOverview, JobRefused>>;
  /** Runs a job now and returns the number of processed items. */
  readonly run: (name: JobName) => Promise<Result<number, JobRefused>>;
  readonly resend: (mailId: number) => Promise<Result<null, JobRefused>>;
  /** Asks the provider for the outcome of a payment. */
  readonly queryPayment: (reference: string) => Promise<Result<null, JobRefused>>;
};
