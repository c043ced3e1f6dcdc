import type { Invitation, InvitationRefused, Referral } from '@tailorbird/domain/account';
import type { Money } from '@tailorbird/domain/kernel';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireInvitation, WireInvitationRefused, WireReferral } from './referralSchema.ts';

/** A referral as the server knows it: the statistics always contain the amount. */
type ReferralWithAmount = Referral & { readonly stats: { readonly amount: Money } };

export const toWireReferral = ({ url, stats, rewards }: ReferralWithAmount): WireReferral => ({
  url: { data: url },
  stats: {
    data: {
      invited: stats.invited,
      ordered: stats.ordered,
      amount: toWireMoney(stats.amount),
      currency: stats.amount.currency,
    },
  },
  rewards: {
    data: rewards.map(({ date, amount }) => ({
      date,
      amount: toWireMoney(amount),
      currency: amount.currency,
    })),
  },
});

export const fromWireReferral = ({ url, stats, rewards }: WireReferral): ReferralWithAmount => ({
  url: url.data,
  stats: {
    invited: stats.data.invited,
    ordered: stats.data.ordered,
    amount: fromWireMoney(stats.data.amount, stats.data.currency),
  },
  rewards: rewards.data.map(({ date, amount, currency }) => ({
    date,
    amount: fromWireMoney(amount, currency),
  })),
});

export const toWireInvitation = ({ firstName }: Invitation): WireInvitation => ({
  data: { first_name: firstName },
});
export const fromWireInvitation = ({ data }: WireInvitation): Invitation => ({
  firstName: data.first_name,
});

const reasons = {
  'referral-unknown': 'referral_unknown',
  'referral-own': 'referral_own',
  'referral-not-valid': 'referral_not_valid',
} as const satisfies Readonly<Record<InvitationRefused['kind'], WireInvitationRefused['reason']>>;

export const toWireInvitationRefused = (
  { kind }: InvitationRefused,
  detail: string,
): WireInvitationRefused => ({
  reason: reasons[kind],
  detail,
});

const kindOf = {
  referral_unknown: 'referral-unknown',
  referral_own: 'referral-own',
  referral_not_valid: 'referral-not-valid',
} as const;

export const fromWireInvitationRefused = ({
  reason,
}: WireInvitationRefused): InvitationRefused => ({ kind: kindOf[reason] });
