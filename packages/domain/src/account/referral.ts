import { type Currency, err, type Money, money, ok, type Result } from '../kernel/index.ts';
import { type CurrentUser, hasOrdered } from './user.ts';

/** REFER-01. `invited`: friends who followed the link; `ordered`: those whose first order has arrived. */
export type Referral = {
  readonly url: string;
  readonly stats: {
    readonly invited: number;
    readonly ordered: number;
    readonly amount: Money | null;
  };
  readonly rewards: readonly { readonly date: string; readonly amount: Money }[];
};

/** REFER-04: what a referral is worth when the statistics do not say. */
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

/** REFER-02: credit for referring comes after a first order. */
export const checkReferrer = (
  user: CurrentUser | null,
): Result<CurrentUser, { readonly kind: 'sign-in-required' | 'first-order-required' }> => {
  if (user === null) return err({ kind: 'sign-in-required' });
  return hasOrdered(user) ? ok(user) : err({ kind: 'first-order-required' });
};

/** REFER-03: a referral is for who is no customer yet; visitors may be. */
export const isReferralValidFor = (user: CurrentUser | null): boolean =>
  user === null || !hasOrdered(user);

/** REFER-01: a referral is kept by the user it belongs to. */
export const referralKey = (user: Pick<CurrentUser, 'id'>): string => `referral-${user.id}`;

/** Who invites, as the friend is told: the name they gave, which may be none. */
export type Invitation = { readonly firstName: string };

/** `referral-unknown`: no such link, or its owner has left; `referral-own`: the link of who opens it; `referral-not-valid`: who opens it is a customer already. */
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
  /** Keeps whose link was followed until the friend orders. */
  readonly validate: (code: string) => Promise<Result<Invitation, ReferralRefused>>;
};
