import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import {
  invitation,
  invitationRefused,
  referralCode,
  referralRewards,
  referralStats,
  referralUrl,
} from './referralSchema.ts';

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
