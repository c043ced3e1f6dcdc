import type { Passkey } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { fields } from '../fields.ts';
import { id, idInPath, instant, text } from '../values.ts';
import { emptyText } from './signIn.ts';

export const passkey = z.object({
  id,
  name: z.string(),
  added_at: instant,
  used_at: z.nullable(instant),
});
export type WirePasskey = z.infer<typeof passkey>;

/** Equals `maximumPasskeyNameLength` of the domain, repeated to save browsers the import. */
const name = text(60);

/** Bytes in Base64url, the encoding of WebAuthn clients. */
// @__NO_SIDE_EFFECTS__
const bytes = (longest: number) =>
  z.string().check(z.regex(/^[\w-]*$/), z.minLength(1), z.maxLength(longest));

/**
 * Purpose of a challenge: signing in, or confirming the identity of a signed-in
 * customer.
 */
export const passkeyPurpose = z.object({ purpose: z.enum(['sign-in', 'confirm']) });

/**
 * WebAuthn challenge. It is valid once, for ten minutes, and only in the session that
 * requested it.
 */
export const passkeyChallenge = z.object({ challenge: bytes(100), rp_id: z.string() });
export type WirePasskeyChallenge = z.infer<typeof passkeyChallenge>;

/** Response to a challenge (WebAuthn `AuthenticatorAssertionResponse`). */
export const passkeyAnswer = z.object({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(2000),
  user_handle: z.nullable(bytes(100)),
});
export type WirePasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const passkeySignIn = z.object({ passkey: passkeyAnswer });

export const ownerProof = z.object({
  current_password: z.optional(text(1024)),
  passkey: z.optional(passkeyAnswer),
});
export type WireOwnerProof = z.infer<typeof ownerProof>;

/** Options for creating a passkey. `exclude` lists the passkeys of the account. */
export const passkeyOffer = z.object({
  challenge: bytes(100),
  rp_id: z.string(),
  user_handle: bytes(100),
  user_name: z.string(),
  exclude: z.array(z.string()),
});
export type WirePasskeyOffer = z.infer<typeof passkeyOffer>;

/** A new passkey (WebAuthn `AuthenticatorAttestationResponse`). */
export const newPasskey = z.object({
  name,
  id: bytes(1400),
  client_data: bytes(4000),
  attestation: bytes(16_000),
});
export type WireNewPasskey = z.infer<typeof newPasskey>;

export const passkeyName = z.object({ name });

export const passkeyFields = fields<Passkey, WirePasskey>()({
  id: 'id',
  name: 'name',
  addedAt: 'added_at',
  usedAt: 'used_at',
});
export const { toWire: toWirePasskey, fromWire: fromWirePasskey } = passkeyFields;

export const requestPasskeyChallenge = endpoint({
  context: 'account',
  name: 'requestPasskeyChallenge',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/passkeys/question/',
  summary: 'Creates a passkey challenge for sign-in or for confirming the identity.',
  request: passkeyPurpose,
  responses: { 200: passkeyChallenge, 400: fieldErrors, 403: detailError, 429: detailError },
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
