import { type Currency, err, type Money, money, ok, type Result } from '../kernel/index.ts';
import { type CurrentUser, hasOrdered } from './user.ts';

/**
 * Referral statistics (REFER-01). `invited`: friends who followed the link; `ordered`: friends
 * whose first order was delivered.
 */
export type Referral = {
  readonly url: string;
  readonly stats: {
    readonly invited: number;
    readonly ordered: number;
    readonly amount: Money | null;
  };
  readonly rewards: readonly { readonly date: string; readonly amount: Money }[];
};

/** Reward of a referral if the statistics do not state it (REFER-04). */
export const defaultReferralAmounts: Readonly<Record<Currency, number>> = {
  USD: 2000,
  EUR: 2000,
  GBP: 2000,
  DKK: 15000,
  AUD: 3000,
  CAD: 3000,
  CHF: 2000,
  SEK: 20000,
  SGD: 3000,
};
export const referralAmount = (
  stats: Pick<Referral['stats'], 'amount'> | null,
  currency: Currency,
): Money => stats?.amount ?? money(defaultReferralAmounts[currency], currency);

/** Referring requires a first order (REFER-02). */
export const checkReferrer = (
  user: CurrentUser | null,
): Result<CurrentUser, { readonly kind: 'sign-in-required' | 'first-order-required' }> => {
  if (user === null) return err({ kind: 'sign-in-required' });
  return hasOrdered(user) ? ok(user) : err({ kind: 'first-order-required' });
};

/** A referral is valid for visitors who are not customers yet (REFER-03). */
export const isReferralValidFor = (user: CurrentUser | null): boolean =>
  user === null || !hasOrdered(user);

export const referralKey = (user: Pick<CurrentUser, 'id'>): string => `referral-${user.id}`;

/** The invitation as shown to the friend; the first name may be empty. */
export type Invitation = { readonly firstName: string };

/**
 * `referral-unknown`: no such link, or its owner is gone; `referral-own`: the visitor's own
 * link; `referral-not-valid`: the visitor is a customer already.
 */
export type InvitationRefused = {
  readonly kind: 'referral-unknown' | 'referral-own' | 'referral-not-valid';
};

export type ReferralRefused =
  | InvitationRefused
  | { readonly kind: 'first-order-required' }
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Port: referring friends (REFER-05). */
export type Referrals = {
  readonly mine: () => Promise<Result<Referral, ReferralRefused>>;
  /** Remembers the followed link until the friend orders. */
  readonly validate: (code: string) => Promise<Result<Invitation, ReferralRefused>>;
};
