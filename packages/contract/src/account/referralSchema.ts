import * as z from 'zod/mini';
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
