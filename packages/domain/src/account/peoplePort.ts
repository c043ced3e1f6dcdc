import type { EmailFailure, Result } from '../kernel/index.ts';
import type { CurrentUser } from './user.ts';

export type KnownCustomer = Pick<
  CurrentUser,
  'id' | 'email' | 'firstName' | 'lastName' | 'orderCount'
> & {
  /** ISO 8601 instant. */
  readonly joinedAt: string;
};

/** A customer's data as shown to staff after they give a reason. */
export type CustomerRecord<Size> = {
  readonly customer: KnownCustomer;
  readonly sizes: readonly Size[];
  readonly wearers: readonly { readonly id: number; readonly name: string }[];
  readonly orders: readonly {
    readonly number: string;
    readonly status: string;
    readonly placedAt: string;
  }[];
};

export type ActingFor = {
  readonly customer: Pick<KnownCustomer, 'id' | 'email' | 'firstName' | 'lastName'>;
  /** Email address of the staff member. */
  readonly by: string;
  readonly reason: string;
  /** ISO 8601 instant. */
  readonly since: string;
  readonly until: string;
};

/** An entry of the staff log: an action or a view of personal data. */
export type StaffRecord = {
  readonly id: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Email address of the staff member; null if the account is gone. */
  readonly by: string | null;
  readonly action: string;
  /** Email address of the customer; null if the entry is about none, or the account is gone. */
  readonly customer: string | null;
  readonly about: string;
  readonly reason: string;
  /** True if it was done in the customer's name. */
  readonly isActing: boolean;
};

export type PeopleRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'customer-not-found' }
  | { readonly kind: 'reason-missing' }
  /** Staff cannot act for other staff. */
  | { readonly kind: 'not-a-customer' }
  | { readonly kind: 'unreachable' };

export type CustomerNotCreated =
  | { readonly kind: 'already-exists' }
  | { readonly kind: 'permission-denied' }
  | EmailFailure
  | { readonly kind: 'unreachable' };

/** Port: customers, for staff. Actions and views are logged. */
export type People<Size> = {
  /** Searches by part of an email address or name; at most 20, newest first. */
  readonly find: (search: string) => Promise<Result<readonly KnownCustomer[], PeopleRefused>>;
  readonly open: (
    customerId: number,
    reason: string,
  ) => Promise<Result<CustomerRecord<Size>, PeopleRefused>>;
  /** Makes this browser act for the customer, for at most an hour. */
  readonly actFor: (
    customerId: number,
    reason: string,
  ) => Promise<Result<ActingFor, PeopleRefused>>;
  readonly acting: () => Promise<Result<ActingFor | null, PeopleRefused>>;
  readonly stopActing: () => Promise<Result<null, PeopleRefused>>;
  /**
   * Creates an account in the store; the welcome mail links to choosing a password (RETAIL-02).
   */
  readonly create: (
    customer: Pick<CurrentUser, 'email' | 'firstName' | 'lastName' | 'newsletter'>,
  ) => Promise<Result<{ readonly id: number }, CustomerNotCreated>>;
  /** Log entries, newest first; of one customer or of all. */
  readonly records: (
    customerId: number | null,
  ) => Promise<Result<readonly StaffRecord[], PeopleRefused>>;
};
