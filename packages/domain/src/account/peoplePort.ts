import type { EmailFailure, Result } from '../kernel/index.ts';
import type { CurrentUser } from './user.ts';

/** A customer as those who work here find them. */
export type KnownCustomer = Pick<
  CurrentUser,
  'id' | 'email' | 'firstName' | 'lastName' | 'orderCount'
> & {
  /** ISO 8601 instant. */
  readonly joinedAt: string;
};

/** What those who work here see of a customer once they have said why. */
export type CustomerRecord<Size> = {
  readonly customer: KnownCustomer;
  readonly sizes: readonly Size[];
  /** For whom they order beside themselves. */
  readonly wearers: readonly { readonly id: number; readonly name: string }[];
  readonly orders: readonly {
    readonly number: string;
    readonly status: string;
    readonly placedAt: string;
  }[];
};

/** Somebody who acts in the name of a customer. */
export type ActingFor = {
  readonly customer: Pick<KnownCustomer, 'id' | 'email' | 'firstName' | 'lastName'>;
  /** Address of who does. */
  readonly by: string;
  readonly reason: string;
  /** ISO 8601 instants. */
  readonly since: string;
  readonly until: string;
};

/** What was done by somebody who works here, or looked at. */
export type StaffRecord = {
  readonly id: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Their address; null when their account is gone. */
  readonly by: string | null;
  readonly action: string;
  /** The customer's address; null when it is about none, or none any more. */
  readonly customer: string | null;
  readonly about: string;
  readonly reason: string;
  /** Whether it was done in the customer's name. */
  readonly isActing: boolean;
};

export type PeopleRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'customer-not-found' }
  | { readonly kind: 'reason-missing' }
  /** Those who work here are not acted for. */
  | { readonly kind: 'not-a-customer' }
  | { readonly kind: 'unreachable' };

export type CustomerNotCreated =
  | { readonly kind: 'already-exists' }
  | { readonly kind: 'permission-denied' }
  | EmailFailure
  | { readonly kind: 'unreachable' };

/** Port: customers, for those who work here. What is done and looked at is written down. */
export type People<Size> = {
  /** By part of an address or a name; at most 20, newest first. */
  readonly find: (search: string) => Promise<Result<readonly KnownCustomer[], PeopleRefused>>;
  readonly open: (
    customerId: number,
    reason: string,
  ) => Promise<Result<CustomerRecord<Size>, PeopleRefused>>;
  /** From now on this browser is the customer's, for an hour at most. */
  readonly actFor: (
    customerId: number,
    reason: string,
  ) => Promise<Result<ActingFor, PeopleRefused>>;
  /** For whom this browser acts; null for nobody. */
  readonly acting: () => Promise<Result<ActingFor | null, PeopleRefused>>;
  readonly stopActing: () => Promise<Result<null, PeopleRefused>>;
  /** Makes an account for somebody in the store; the welcome leads to where they choose a password (RETAIL-02). */
  readonly create: (
    customer: Pick<CurrentUser, 'email' | 'firstName' | 'lastName' | 'newsletter'>,
  ) => Promise<Result<{ readonly id: number }, CustomerNotCreated>>;
  /** What was written down, newest first; of one customer, or of everybody. */
  readonly records: (
    customerId: number | null,
  ) => Promise<Result<readonly StaffRecord[], PeopleRefused>>;
};
