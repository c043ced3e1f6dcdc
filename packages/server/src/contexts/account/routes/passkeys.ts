import * as contract from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import { challengeCookie } from '../../../platform/session/cookieNames.ts';
import { createToken, hashToken, isToken } from '../../../platform/session/secrets.ts';
import type { EnterNeeds } from '../application/enterAccount.ts';
import type { PasskeyNeeds } from '../application/passkeyAnswers.ts';
import {
  addPasskey,
  challengeForConfirmation,
  challengeForSignIn,
  offerPasskey,
  ownPasskey,
  removePasskey,
  renamePasskey,
} from '../application/passkeys.ts';
import type { Proof } from '../application/proveOwner.ts';
import { signInByPasskey } from '../application/signInByPasskey.ts';
import { accountMessages } from '../messages.ts';
import { challengeSeconds } from '../store/passkeyChallenges.ts';
import { notTheOwner } from './notTheOwner.ts';
import { setSessionCookies } from './sessionCookies.ts';

const proofOf = ({ current_password, passkey }: contract.WireOwnerProof): Proof => ({
  currentPassword: current_password,
  passkey,
});

export const passkeyRoutes = (
  api: Api,
  shop: EnterNeeds & PasskeyNeeds & WithSettings & WithMailQueue,
): void => {
  /** Identifies a visitor without a session by a cookie that expires with the challenge. */
  const guestAskedBy = (call: Visit): string => {
    const shown = call.cookies.get(challengeCookie) ?? '';
    const token = isToken(shown) ? shown : createToken(shop.random);
    call.setCookie(challengeCookie, token, { maxAgeSeconds: challengeSeconds, httpOnly: true });
    return hashToken(token);
  };

  route(api, contract.requestPasskeyChallenge, async (call) => {
    const asked =
      call.body.purpose === 'confirm'
        ? await challengeForConfirmation(shop, call)
        : await challengeForSignIn(shop, call, guestAskedBy(call));
    if (asked.ok) return reply(200, { challenge: asked.value.challenge, rp_id: asked.value.rpId });
    return asked.failure.kind === 'too-often'
      ? rateLimitedReply(asked.failure, call.locale)
      : refusalReply(asked.failure);
  });

  route(api, contract.signInByPasskey, async (call) => {
    const session = await signInByPasskey(
      shop,
      call,
      call.body.passkey,
      hashToken(call.cookies.get(challengeCookie) ?? ''),
    );
    if (session.ok) {
      setSessionCookies(call, session.value);
      call.clearCookie(challengeCookie);
      return reply(200, '' as const);
    }
    return session.failure.kind === 'session-in-use'
      ? reply(405, { detail: sessionInUse })
      : reply(401, { non_field_errors: [accountMessages.wrongPasskey[call.locale]] });
  });

  route(api, contract.offerPasskey, async (call) => {
    const offered = await offerPasskey(shop, call, proofOf(call.body));
    if (!offered.ok) return notTheOwner(offered.failure, call.locale);
    const { challenge, rpId, userHandle, userName, exclude } = offered.value;
    return reply(200, {
      challenge,
      rp_id: rpId,
      user_handle: userHandle,
      user_name: userName,
      exclude: [...exclude],
    });
  });

  route(api, contract.addPasskey, async (call) => {
    const added = await addPasskey(shop, call, call.body);
    if (added.ok) return reply(201, contract.toWirePasskey(added.value));
    const { failure } = added;
    switch (failure.kind) {
      case 'passkey-name-required':
        return reply(400, { name: [accountMessages.passkeyNameRequired[call.locale]] });
      case 'wrong-passkey':
        return reply(400, { passkey: [accountMessages.wrongPasskey[call.locale]] });
      case 'too-many-passkeys':
        return reply(400, { passkey: [accountMessages.tooManyPasskeys[call.locale]] });
      default:
        return refusalReply(failure);
    }
  });

  route(
    api,
    contract.renamePasskey,
    async (call) => {
      const renamed = await renamePasskey(shop, call, Number(call.params.id), call.body.name);
      if (renamed.ok) return reply(200, contract.toWirePasskey(renamed.value));
      return renamed.failure.kind === 'passkey-name-required'
        ? reply(400, { name: [accountMessages.passkeyNameRequired[call.locale]] })
        : refusalReply(renamed.failure);
    },
    { owns: (call) => ownPasskey(shop, call, Number(call.params.id)) },
  );

  route(api, contract.removePasskey, async (call) => {
    const removed = await removePasskey(shop, call, Number(call.params.id), proofOf(call.body));
    if (removed.ok) return reply(204, undefined);
    const { failure } = removed;
    switch (failure.kind) {
      case 'last-way-in':
        return reply(406, { reason: 'Last Way To Sign In' });
      case 'not-found':
        return refusalReply(failure);
      default:
        return notTheOwner(failure, call.locale);
    }
  });
};
