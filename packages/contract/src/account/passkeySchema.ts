import * as z from 'zod/mini';
import { text } from '../values.ts';

/** As long as the domain's `longestPasskeyName`, which a browser need not load for this. */
const name = text(60);

/** Bytes in Base64url, as browsers and authenticators exchange them. */
// @__NO_SIDE_EFFECTS__
const bytes = (longest: number) =>
  z.string().check(z.regex(/^[\w-]*$/), z.minLength(1), z.maxLength(longest));

/** What a question is asked for: to sign in, or to show again who one is. */
export const passkeyPurpose = z.object({ purpose: z.enum(['sign-in', 'confirm']) });

/** A question that a passkey answers; it is good once, for ten minutes and for who asked. */
export const passkeyQuestion = z.object({ challenge: bytes(100), rp_id: z.string() });
export type WirePasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** The answer of a passkey (WebAuthn, `AuthenticatorAssertionResponse`). */
export const passkeyAnswer = z.object({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(2000),
  user_handle: z.nullable(bytes(100)),
});
export type WirePasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const passkeySignIn = z.object({ passkey: passkeyAnswer });

/** Who one is, shown by the password or by a passkey. */
export const ownerProof = z.object({
  current_password: z.optional(text(1024)),
  passkey: z.optional(passkeyAnswer),
});
export type WireOwnerProof = z.infer<typeof ownerProof>;

/** What a new passkey is made for. `exclude`: those the account has already. */
export const passkeyOffer = z.object({
  challenge: bytes(100),
  rp_id: z.string(),
  user_handle: bytes(100),
  user_name: z.string(),
  exclude: z.array(z.string()),
});
export type WirePasskeyOffer = z.infer<typeof passkeyOffer>;

/** A passkey that was just made (WebAuthn, `AuthenticatorAttestationResponse`). */
export const newPasskey = z.object({
  name,
  id: bytes(1400),
  client_data: bytes(4000),
  attestation: bytes(16_000),
});
export type WireNewPasskey = z.infer<typeof newPasskey>;

export const passkeyName = z.object({ name });
