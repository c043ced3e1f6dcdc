import { createHmac } from 'node:crypto';
import type { WirePasskeyAnswer } from '@tailorbird/contract/account';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { type QuestionPurpose, takeQuestion } from '../store/passkeyQuestions.ts';
import { countOn, findPasskey, type KnownPasskey } from '../store/passkeys.ts';

export type PasskeyNeeds = WithDatabase & WithClock & WithRandom & WithSigningKey;

/** The library is loaded when the first passkey is shown. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** What authenticators know an account by: nothing that says whose it is. */
export const userHandleOf = ({ signingKey }: WithSigningKey, accountId: number): string =>
  createHmac('sha256', signingKey).update(`passkey|${accountId}`).digest('base64url');

/** Passkeys belong to a host name: the one of the shop's public address, or where it has none the one it was asked at, which is one that it answers to. */
export const relyingPartyOf = ({
  linkOrigin,
}: Pick<Actor, 'linkOrigin'>): { readonly origin: string; readonly rpId: string } => ({
  origin: linkOrigin,
  rpId: new URL(linkOrigin).hostname,
});

/** The question an authenticator says it answered; undefined for anything else. */
export const challengeIn = (clientData: string): string | undefined => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge =
      typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** The passkey whose answer this is, if it is a good one to a question that was asked by this very browser, and the person was recognized by finger, face or code. `known` is told also of one that answered wrongly. */
export const checkAnswer = async (
  shop: PasskeyNeeds,
  actor: Pick<Actor, 'linkOrigin'>,
  answer: WirePasskeyAnswer,
  { purpose, askedBy }: { readonly purpose: QuestionPurpose; readonly askedBy: string },
): Promise<{ readonly isGood: boolean; readonly known: KnownPasskey | undefined }> => {
  const { queries } = shop.database;
  const challenge = challengeIn(answer.client_data);
  const isAsked =
    challenge !== undefined &&
    (await takeQuestion(queries, { challenge, purpose, askedBy }, shop.clock()));
  const known = await findPasskey(queries, answer.id);
  if (!isAsked || !known) return { isGood: false, known };
  const counter = await counterOf(answer, known, { challenge, ...relyingPartyOf(actor) });
  const isOwn =
    answer.user_handle === null ||
    sameSecret(answer.user_handle, userHandleOf(shop, known.accountId));
  return {
    isGood: counter !== null && isOwn && (await countOn(queries, known.id, counter, shop.clock())),
    known,
  };
};

/** How often the passkey was used by its own count; null for an answer that is not its own, or whose count has gone back. */
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
    // The library throws for whatever does not fit; each is a refusal.
    return null;
  }
};
