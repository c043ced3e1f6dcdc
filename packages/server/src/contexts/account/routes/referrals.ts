import {
  readReferralRewards,
  readReferralStats,
  readReferralUrl,
  toWireInvitation,
  toWireInvitationRefused,
  toWireReferral,
  validateReferral,
} from '@tailorbird/contract/account';
import { ok } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { reply, signInRequired } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import { followReferral, ownReferral, type ReferralNeeds } from '../application/referrals.ts';
import { referralMessages } from '../messages.ts';

export const referralRoutes = (api: Api, shop: ReferralNeeds): void => {
  const wireReferral = async (call: Visit) => {
    const referral = await ownReferral(shop, call);
    if (referral.ok) return ok(toWireReferral(referral.value));
    const refused =
      referral.failure.kind === 'sign-in-required'
        ? signInRequired
        : reply(403, { detail: referralMessages['first-order-required'][call.locale] });
    return { ok: false, refused } as const;
  };

  route(api, readReferralUrl, async (call) => {
    const referral = await wireReferral(call);
    return referral.ok ? reply(200, referral.value.url) : referral.refused;
  });

  route(api, readReferralStats, async (call) => {
    const referral = await wireReferral(call);
    return referral.ok ? reply(200, referral.value.stats) : referral.refused;
  });

  route(api, readReferralRewards, async (call) => {
    const referral = await wireReferral(call);
    return referral.ok ? reply(200, referral.value.rewards) : referral.refused;
  });

  route(api, validateReferral, async (call) => {
    const followed = await followReferral(shop, call, call.body.code);
    if (followed.ok) return reply(200, toWireInvitation(followed.value));
    const { failure } = followed;
    if (failure.kind === 'too-often') return rateLimitedReply(failure, call.locale);
    return reply(
      400,
      toWireInvitationRefused(failure, referralMessages[failure.kind][call.locale]),
    );
  });
};
