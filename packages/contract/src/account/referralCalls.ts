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
  summary:
    'The address by which the signed-in customer refers friends; 403 before their first order.',
  responses: { 200: referralUrl, 403: detailError },
});

export const readReferralStats = endpoint({
  context: 'account',
  name: 'readReferralStats',
  method: 'GET',
  path: '/oscarapi/referral_stats/',
  summary:
    'How many friends followed the link, how many of their first orders have arrived, and what one is worth.',
  responses: { 200: referralStats, 403: detailError },
});

export const readReferralRewards = endpoint({
  context: 'account',
  name: 'readReferralRewards',
  method: 'GET',
  path: '/oscarapi/rewards/referral/',
  summary: 'The credit the signed-in customer got for friends, newest first.',
  responses: { 200: referralRewards, 403: detailError },
});

export const validateReferral = endpoint({
  context: 'account',
  name: 'validateReferral',
  method: 'POST',
  path: '/oscarapi/referral_validate/',
  summary:
    'Follows the link of a referral: whoever asks is the friend it stands for until they order. 400 for who is a customer already.',
  request: referralCode,
  responses: {
    200: invitation,
    400: z.union([invitationRefused, fieldErrors]),
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
