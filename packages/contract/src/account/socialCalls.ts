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
    'With which houses one can sign in here, which are linked to the signed-in customer, and who has still to prove something.',
  responses: { 200: socialState },
});

export const confirmSocial = endpoint({
  context: 'account',
  name: 'confirmSocial',
  method: 'POST',
  path: '/api/v1/soat/social/confirm/',
  summary:
    'Links a proved identity to the account that has its address, by its password, and signs in. 409 when it waited too long.',
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
  summary:
    'Begins to link an account of another house to the signed-in customer, who gives the current password. Answers where to go.',
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
  summary:
    'Ends what links an account of another house to the signed-in customer, who gives the current password.',
  request: socialLink,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
