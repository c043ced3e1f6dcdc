import type { Invitation, InvitationRefused, Referral } from '@tailorbird/domain/account';
import type { Money } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { words } from '../fields.ts';
import { amountWithCurrency } from '../money.ts';
import { currency, decimal, instant, text } from '../values.ts';

/** Each response is wrapped in a field `data` (REFER-05). */
export const referralUrl = z.object({ data: z.string() });

export const referralStats = z.object({
  data: z.object({ invited: z.int(), ordered: z.int(), amount: decimal, currency }),
});

export const referralRewards = z.object({
  data: z.array(z.object({ date: instant, amount: decimal, currency })),
});

export type WireReferral = {
  readonly url: z.infer<typeof referralUrl>;
  readonly stats: z.infer<typeof referralStats>;
  readonly rewards: z.infer<typeof referralRewards>;
};

/** Last path segment of a referral link. */
export const referralCode = z.object({ code: text(40) });

export const invitation = z.object({ data: z.object({ first_name: z.string() }) });
export type WireInvitation = z.infer<typeof invitation>;

export const invitationRefusals = [
  'referral_unknown',
  'referral_own',
  'referral_not_valid',
] as const;

export const invitationRefused = z.object({
  reason: z.enum(invitationRefusals),
  detail: z.string(),
});
export type WireInvitationRefused = z.infer<typeof invitationRefused>;

/** A referral as the server knows it: the statistics always contain the amount. */
type ReferralWithAmount = Referral & { readonly stats: { readonly amount: Money } };

export const toWireReferral = ({ url, stats, rewards }: ReferralWithAmount): WireReferral => ({
  url: { data: url },
  stats: { data: { ...stats, ...amountWithCurrency.toWire(stats.amount) } },
  rewards: {
    data: rewards.map(({ date, amount }) => ({ date, ...amountWithCurrency.toWire(amount) })),
  },
});

export const fromWireReferral = ({ url, stats, rewards }: WireReferral): ReferralWithAmount => ({
  url: url.data,
  stats: {
    invited: stats.data.invited,
    ordered: stats.data.ordered,
    amount: amountWithCurrency.fromWire(stats.data),
  },
  rewards: rewards.data.map((reward) => ({
    date: reward.date,
    amount: amountWithCurrency.fromWire(reward),
  })),
});

export const toWireInvitation = ({ firstName }: Invitation): WireInvitation => ({
  data: { first_name: firstName },
});

export const fromWireInvitation = ({ data }: WireInvitation): Invitation => ({
  firstName: data.first_name,
});

const invitationReason = words<InvitationRefused['kind'], WireInvitationRefused['reason']>({
  'referral-unknown': 'referral_unknown',
  'referral-own': 'referral_own',
  'referral-not-valid': 'referral_not_valid',
});

export const toWireInvitationRefused = (
  { kind }: InvitationRefused,
  detail: string,
): WireInvitationRefused => ({
  reason: invitationReason.toWire(kind),
  detail,
});

export const fromWireInvitationRefused = ({
  reason,
}: WireInvitationRefused): InvitationRefused => ({ kind: invitationReason.fromWire(reason) });

export const readReferralUrl = endpoint({
  context: 'account',
  name: 'readReferralUrl',
  method: 'GET',
  path: '/oscarapi/referral_url/',
  summary: 'Returns the referral link of the signed-in customer; 403 before their first order.',
  responses: { 200: referralUrl, 403: detailError },
});

export const readReferralStats = endpoint({
  context: 'account',
  name: 'readReferralStats',
  method: 'GET',
  path: '/oscarapi/referral_stats/',
  summary:
    'Returns how many friends followed the link, how many of their first orders were delivered, and the reward per friend.',
  responses: { 200: referralStats, 403: detailError },
});

export const readReferralRewards = endpoint({
  context: 'account',
  name: 'readReferralRewards',
  method: 'GET',
  path: '/oscarapi/rewards/referral/',
  summary: 'Lists the credit that the signed-in customer earned by referrals, newest first.',
  responses: { 200: referralRewards, 403: detailError },
});

export const validateReferral = endpoint({
  context: 'account',
  name: 'validateReferral',
  method: 'POST',
  path: '/oscarapi/referral_validate/',
  summary: 'Stores that the visitor followed a referral link; 400 for existing customers.',
  request: referralCode,
  responses: {
    200: invitation,
    400: z.union([invitationRefused, fieldErrors]),
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
