import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors } from '../errors.ts';
import {
  socialAddress,
  socialLink,
  socialProof,
  socialRefused,
  socialState,
} from './socialSchema.ts';

export const readSocial = endpoint({
  context: 'account',
  name: 'readSocial',
  method: 'GET',
  path: '/api/v1/soat/social/',
  summary:
    'Returns the available sign-in providers, the linked ones, and an identity that waits for confirmation.',
  responses: { 200: socialState },
});

export const confirmSocial = endpoint({
  context: 'account',
  name: 'confirmSocial',
  method: 'POST',
  path: '/api/v1/soat/social/confirm/',
  summary:
    'Links a confirmed identity to the account with the same email, by its password, and signs in. 409 if it expired.',
  request: socialProof,
  responses: {
    204: null,
    400: fieldErrors,
    401: nonFieldErrors,
    403: detailError,
    405: detailError,
    409: socialRefused,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const startSocialLink = endpoint({
  context: 'account',
  name: 'startSocialLink',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/social/link/',
  summary: 'Starts linking a sign-in provider, with the current password. Returns the URL to open.',
  request: socialLink,
  responses: {
    200: socialAddress,
    400: fieldErrors,
    403: detailError,
    409: socialRefused,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const unlinkSocial = endpoint({
  context: 'account',
  name: 'unlinkSocial',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/social/unlink/',
  summary: 'Removes the link to a sign-in provider, with the current password.',
  request: socialLink,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
