import * as z from 'zod/mini';
import { text } from '../values.ts';

/** Equals `longestPasskeyName` of the domain, repeated to save browsers the import. */
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
export const passkeyQuestion = z.object({ challenge: bytes(100), rp_id: z.string() });
export type WirePasskeyQuestion = z.infer<typeof passkeyQuestion>;

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

/** Identity proof: the password or a passkey response. */
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
