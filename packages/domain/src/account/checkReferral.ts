import { err, type Money, ok, type Result } from '../kernel/index.ts';

type Household = {
  readonly line1: string;
  readonly postcode: string;
  readonly countryCode: string;
};

/**
 * Facts about a referrer or a referred friend. A card is the payment provider's fingerprint,
 * never its number.
 */
export type ReferralSide = {
  readonly accountId: number | null;
  readonly emails: readonly string[];
  readonly households: readonly Household[];
  readonly cards: readonly string[];
};

export type ReferralRejection = {
  readonly kind:
    | 'same-person'
    | 'same-household'
    | 'same-card'
    | 'not-first-order'
    | 'order-too-small'
    | 'too-many-friends';
};

export const maximumRewardedFriends = 20;
export const daysOfRewardedFriends = 365;

/**
 * Minimum value of the friend's order, as a multiple of the reward, so that it pays for both.
 */
export const rewardsPerOrder = 2;

/** The mailbox of an address: without a tag, and for Gmail without dots. */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [bare = ''] = name.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return `${isGmail ? bare.replaceAll('.', '') : bare}@${isGmail ? 'gmail.com' : host}`;
};

const written = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Two addresses with the same key are one household, in any spelling. */
export const householdOf = ({ line1, postcode, countryCode }: Household): string =>
  `${countryCode.toUpperCase()}|${written(postcode)}|${written(line1)}`;

const overlap = <Value>(
  one: readonly Value[],
  other: readonly Value[],
  keyOf: (value: Value) => string,
): boolean => {
  const keys = new Set(one.map(keyOf));
  return other.some((value) => keys.has(keyOf(value)));
};

/**
 * True if a delivered first order earns both customers their credit: the friend is another
 * person with another address and card, and has not ordered before.
 */
export const checkReferral = ({
  referrer,
  friend,
  order,
  rewardedFriends,
}: {
  readonly referrer: ReferralSide;
  readonly friend: ReferralSide;
  /** `worth` is the price of the pieces without gift cards, which could be spent again. */
  readonly order: { readonly isFirst: boolean; readonly worth: Money; readonly reward: Money };
  /** Rewards of the referrer in the last `daysOfRewardedFriends` days. */
  readonly rewardedFriends: number;
}): Result<null, ReferralRejection> => {
  const isSameAccount = referrer.accountId !== null && referrer.accountId === friend.accountId;
  if (isSameAccount || overlap(referrer.emails, friend.emails, mailboxOf))
    return err({ kind: 'same-person' });
  if (overlap(referrer.households, friend.households, householdOf))
    return err({ kind: 'same-household' });
  if (overlap(referrer.cards, friend.cards, (card) => card)) return err({ kind: 'same-card' });
  if (!order.isFirst) return err({ kind: 'not-first-order' });
  if (order.worth.amount < order.reward.amount * rewardsPerOrder)
    return err({ kind: 'order-too-small' });
  return rewardedFriends >= maximumRewardedFriends ? err({ kind: 'too-many-friends' }) : ok(null);
};
