import type { Invitation, InvitationRefused, Referral } from '@tailorbird/domain/account';
import type { Money } from '@tailorbird/domain/kernel';
import { words } from '../fields.ts';
import { amountWithCurrency } from '../money.ts';
import type { WireInvitation, WireInvitationRefused, WireReferral } from './referralSchema.ts';

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
