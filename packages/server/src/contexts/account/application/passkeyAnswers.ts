import { createHmac } from 'node:crypto';
import type { WirePasskeyAnswer } from '@tailorbird/contract/account';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { type ChallengePurpose, redeemChallenge } from '../store/passkeyChallenges.ts';
import { findPasskey, type KnownPasskey, updatePasskeyCounter } from '../store/passkeys.ts';

export type PasskeyNeeds = WithDatabase & WithClock & WithRandom & WithSigningKey;

export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The user handle that authenticators store: an HMAC without personal data. */
export const userHandleOf = ({ signingKey }: WithSigningKey, accountId: number): string =>
  createHmac('sha256', signingKey).update(`passkey|${accountId}`).digest('base64url');

/**
 * The relying party id of passkeys: the host of the public address, otherwise the host of the
 * request, which is an allowed one.
 */
export const relyingPartyOf = ({
  linkOrigin,
}: Pick<Actor, 'linkOrigin'>): { readonly origin: string; readonly rpId: string } => ({
  origin: linkOrigin,
  rpId: new URL(linkOrigin).hostname,
});

/** The challenge in the client data; undefined if malformed. */
export const challengeIn = (clientData: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Verifies a passkey response: the challenge must come from this browser, and the authenticator
 * must have verified the user. On failure, `known` is the passkey the response names, if it
 * exists.
 */
export const checkAnswer = async (
  shop: PasskeyNeeds,
  actor: Pick<Actor, 'linkOrigin'>,
  answer: WirePasskeyAnswer,
  { purpose, askedBy }: { readonly purpose: ChallengePurpose; readonly askedBy: string },
): Promise<{ readonly isGood: boolean; readonly known: KnownPasskey | undefined }> => {
  const { queries } = shop.database;
  const challenge = challengeIn(answer.client_data);
  const isAsked =
    challenge !== undefined &&
    (await redeemChallenge(queries, { challenge, purpose, askedBy }, shop.clock()));
  const known = await findPasskey(queries, answer.id);
  if (!isAsked || !known) return { isGood: false, known };
  const counter = await counterOf(answer, known, { challenge, ...relyingPartyOf(actor) });
  const isOwn =
    answer.user_handle === null ||
    sameSecret(answer.user_handle, userHandleOf(shop, known.accountId));
  return {
    isGood:
      counter !== null &&
      isOwn &&
      (await updatePasskeyCounter(queries, known.id, counter, shop.clock())),
    known,
  };
};

/**
 * The new signature counter; null for an invalid response or a counter that did not increase.
 */
const counterOf = async (
  { id, client_data, authenticator_data, signature, user_handle }: WirePasskeyAnswer,
  { publicKey, counter }: KnownPasskey,
  {
    challenge,
    origin,
    rpId,
  }: { readonly challenge: string; readonly origin: string; readonly rpId: string },
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client_data,
          authenticatorData: authenticator_data,
          signature,
          ...(user_handle !== null && { userHandle: user_handle }),
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for any invalid response.
    return null;
  }
};
