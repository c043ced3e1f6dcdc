import {
  checkReferrer,
  type Invitation,
  type InvitationRefused,
  isReferralValidFor,
  type Referral,
  referralAmount,
} from '@tailorbird/domain/account';
import { err, localizePath, type Money, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { hasGuestOrdered } from '../../orders/index.ts';
import {
  acceptReferral,
  codeOf,
  findReferral,
  findReferrer,
  referralsBy,
} from '../store/referrals.ts';
import { currentUserOf } from './currentUser.ts';

export type ReferralNeeds = WithDatabase & WithClock & WithRandom & WithSettings;

type NotReferring = { readonly kind: 'sign-in-required' | 'first-order-required' };

export const ownReferral = async (
  shop: ReferralNeeds,
  actor: Actor,
): Promise<Result<Referral & { readonly stats: { readonly amount: Money } }, NotReferring>> => {
  const { queries } = shop.database;
  const visitor = await actor.visitor();
  const referrer = checkReferrer(
    visitor.kind === 'customer' ? await currentUserOf(queries, visitor.account) : null,
  );
  if (!referrer.ok) return referrer;
  const { id } = referrer.value;
  const code = await codeOf(queries, id, { random: shop.random, now: shop.clock() });
  const friends = await referralsBy(queries, id);
  const rewards = friends.flatMap(({ settledAt, reward }) =>
    settledAt !== null && reward ? [{ date: settledAt, amount: reward }] : [],
  );
  return ok({
    url: `${actor.linkOrigin}${localizePath(`/referrals/${code}`, actor.locale)}`,
    stats: {
      invited: friends.length,
      ordered: rewards.length,
      amount: referralAmount(null, actor.currency),
    },
    rewards,
  });
};

/**
 * Follows a referral link: stores the referral for the visitor until they order, and moves it
 * to their account (REFER-03).
 */
export const followReferral = async (
  shop: ReferralNeeds,
  actor: Actor,
  code: string,
): Promise<Result<Invitation, InvitationRefused | RateLimited>> => {
  const { queries } = shop.database;
  const counted = await countAttempt(shop, { kind: 'referral', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const referrer = await findReferrer(queries, code.trim().toLowerCase());
  if (!referrer) return err({ kind: 'referral-unknown' });
  const visitor = await actor.visitor();
  const user = visitor.kind === 'customer' ? await currentUserOf(queries, visitor.account) : null;
  if (user?.id === referrer.id) return err({ kind: 'referral-own' });
  if (!isReferralValidFor(user)) return err({ kind: 'referral-not-valid' });
  const known = await actor.knownOwner();
  const settled = known && (await findReferral(queries, known))?.outcome;
  if (settled || (known?.kind === 'guest' && (await hasGuestOrdered(queries, known.guestKey))))
    return err({ kind: 'referral-not-valid' });
  await acceptReferral(queries, referrer.id, await actor.owner(), shop.clock());
  return ok({ firstName: referrer.firstName });
};
