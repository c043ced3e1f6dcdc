import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { idInPath } from '../values.ts';
import {
  newPasskey,
  ownerProof,
  passkeyName,
  passkeyOffer,
  passkeyPurpose,
  passkeyQuestion,
  passkeySignIn,
} from './passkeySchema.ts';
import { emptyText } from './schema.ts';
import { passkey } from './securitySchema.ts';

export const askPasskey = endpoint({
  context: 'account',
  name: 'askPasskey',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/passkeys/question/',
  summary: 'Creates a passkey challenge for sign-in or for confirming the identity.',
  request: passkeyPurpose,
  responses: { 200: passkeyQuestion, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const signInByPasskey = endpoint({
  context: 'account',
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/v1/soat/passkeys/sign-in/',
  summary: 'Signs in with a passkey, otherwise like signIn.',
  request: passkeySignIn,
  responses: {
    200: emptyText,
    400: fieldErrors,
    401: nonFieldErrors,
    403: detailError,
    405: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const offerPasskey = endpoint({
  context: 'account',
  name: 'offerPasskey',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/passkeys/offer/',
  summary: 'Returns the options for a new passkey, with the current password or a passkey.',
  request: ownerProof,
  responses: { 200: passkeyOffer, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const addPasskey = endpoint({
  context: 'account',
  name: 'addPasskey',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/passkeys/',
  summary: 'Stores a passkey that was created with these options.',
  request: newPasskey,
  responses: { 201: passkey, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const renamePasskey = endpoint({
  context: 'account',
  name: 'renamePasskey',
  access: 'customer',
  ownerOnly: true,
  method: 'PATCH',
  path: '/api/v1/soat/passkeys/{id}/',
  summary: 'Renames a passkey of the signed-in customer.',
  params: { id: idInPath },
  request: passkeyName,
  responses: { 200: passkey, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const removePasskey = endpoint({
  context: 'account',
  name: 'removePasskey',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/passkeys/{id}/remove/',
  summary:
    'Removes a passkey, with the current password or a passkey, and ends its sessions; 406 for the last way to sign in.',
  params: { id: idInPath },
  request: ownerProof,
  responses: {
    204: null,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    406: reasonError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
