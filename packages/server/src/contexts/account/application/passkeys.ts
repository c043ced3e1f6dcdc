import type { WireNewPasskey } from '@tailorbird/contract/account';
import {
  maximumPasskeys,
  mayRemovePasskey,
  type Passkey,
  parsePasskeyName,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import { noticeTo, passkeyAddedMail, passkeyRemovedMail } from '../mails/securityNotices.ts';
import { findCredentials } from '../store/accounts.ts';
import { createChallenge, redeemChallenge } from '../store/passkeyChallenges.ts';
import * as store from '../store/passkeys.ts';
import { closeSessionsOfPasskey, confirmSession } from '../store/sessions.ts';
import {
  challengeIn,
  loadWebAuthn,
  type PasskeyNeeds,
  relyingPartyOf,
  userHandleOf,
} from './passkeyAnswers.ts';
import { type NotProved, type Proof, proveOwner } from './proveOwner.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

type Needs = EventNeeds & PasskeyNeeds & WithSettings & WithMailQueue;

type Question = { readonly challenge: string; readonly rpId: string };

/** Creates a sign-in challenge, bound to a cookie with the challenge's lifetime. */
export const challengeForSignIn = async (
  shop: PasskeyNeeds & WithSettings,
  actor: Actor,
  askedBy: string,
): Promise<Result<Question, RateLimited>> => {
  const counted = await countAttempt(shop, { kind: 'passkey', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  return ok({
    challenge: await createChallenge(shop.database.queries, { purpose: 'sign-in', askedBy }, shop),
    rpId: relyingPartyOf(actor).rpId,
  });
};

export const challengeForConfirmation = async (
  shop: PasskeyNeeds & WithSettings,
  actor: Actor,
): Promise<Result<Question, AccessRefused | RateLimited>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const counted = await countAttempt(shop, { kind: 'passkey', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const challenge = await createChallenge(
    shop.database.queries,
    { purpose: 'confirm', askedBy: visitor.session.tokenHash },
    shop,
  );
  return ok({ challenge, rpId: relyingPartyOf(actor).rpId });
};

export type PasskeyOffer = Question & {
  readonly userHandle: string;
  readonly userName: string;
  readonly exclude: readonly string[];
};

/** Creates registration options for a passkey, after proof of ownership. */
export const offerPasskey = async (
  shop: Needs,
  actor: Actor,
  proof: Proof,
): Promise<Result<PasskeyOffer, NotProved>> => {
  const owner = await proveOwner(shop, actor, proof);
  if (!owner.ok) return owner;
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { id, email } = owner.value;
  const { queries } = shop.database;
  return ok({
    challenge: await createChallenge(
      queries,
      { purpose: 'add', askedBy: visitor.session.tokenHash },
      shop,
    ),
    rpId: relyingPartyOf(actor).rpId,
    userHandle: userHandleOf(shop, id),
    userName: email,
    exclude: await store.credentialIdsOf(queries, id),
  });
};

/**
 * The values of a new passkey to store; undefined if it does not match its challenge or lacks
 * user verification.
 */
const checkNewPasskey = async (
  { id, client_data, attestation }: WireNewPasskey,
  {
    challenge,
    origin,
    rpId,
  }: { readonly challenge: string; readonly origin: string; readonly rpId: string },
): Promise<
  | { readonly credentialId: string; readonly publicKey: string; readonly counter: number }
  | undefined
> => {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
    });
    if (!verified || !registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    };
  } catch {
    // The library throws for any invalid response.
    return undefined;
  }
};

export type NotAdded =
  | AccessRefused
  | { readonly kind: 'passkey-name-required' }
  | { readonly kind: 'wrong-passkey' }
  | { readonly kind: 'too-many-passkeys' };

/** Stores a passkey registered by this session and notifies the owner by mail. */
export const addPasskey = async (
  shop: Needs,
  actor: Actor,
  made: WireNewPasskey,
): Promise<Result<Passkey, NotAdded>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { account, session } = visitor;
  const name = parsePasskeyName(made.name);
  if (!name.ok) return name;
  const challenge = challengeIn(made.client_data);
  const isOffered =
    challenge !== undefined &&
    (await redeemChallenge(
      shop.database.queries,
      { challenge, purpose: 'add', askedBy: session.tokenHash },
      shop.clock(),
    ));
  const checked = isOffered
    ? await checkNewPasskey(made, { challenge, ...relyingPartyOf(actor) })
    : undefined;
  if (!checked) return err({ kind: 'wrong-passkey' });
  const added = await shop.database.transaction(async (trx): Promise<Result<Passkey, NotAdded>> => {
    await acquireLocks(trx, [lockNameOf({ kind: 'customer', accountId: account.id })]);
    if ((await store.passkeysOf(trx, account.id)).length >= maximumPasskeys)
      return err({ kind: 'too-many-passkeys' });
    const kept = await store.insertPasskey(
      trx,
      { ...checked, accountId: account.id, name: name.value },
      shop.clock(),
    );
    if (!kept) return err({ kind: 'wrong-passkey' });
    await confirmSession(trx, session.tokenHash, kept.id);
    await queueMail(
      trx,
      'security-notice',
      noticeTo(account.email, actor, passkeyAddedMail),
      shop.clock(),
    );
    return ok(kept);
  }, 'read committed');
  if (!added.ok) return added;
  shop.mailQueued();
  await recordEvent(shop, actor, 'passkey-added', account.id);
  return added;
};

export const ownPasskey = async (
  { database }: Pick<Needs, 'database'>,
  actor: Actor,
  id: number,
): Promise<Result<Passkey, AccessRefused | NotFound>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const passkeys = await store.passkeysOf(database.queries, customer.value.id);
  const passkey = passkeys.find((each) => each.id === id);
  return passkey ? ok(passkey) : err({ kind: 'not-found' });
};

export const renamePasskey = async (
  { database }: Pick<Needs, 'database'>,
  actor: Actor,
  id: number,
  typed: string,
): Promise<
  Result<Passkey, AccessRefused | NotFound | { readonly kind: 'passkey-name-required' }>
> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const name = parsePasskeyName(typed);
  if (!name.ok) return name;
  const renamed = await store.renamePasskey(database.queries, {
    id,
    accountId: customer.value.id,
    name: name.value,
  });
  return renamed ? ok(renamed) : err({ kind: 'not-found' });
};

/**
 * Removes a passkey after proof of ownership, unless it is the only way to sign in. Ends other
 * sessions that started with it.
 */
export const removePasskey = async (
  shop: Needs,
  actor: Actor,
  id: number,
  proof: Proof,
): Promise<Result<null, NotProved | NotFound | { readonly kind: 'last-way-in' }>> => {
  const owner = await proveOwner(shop, actor, proof);
  if (!owner.ok) return owner;
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { account, session } = visitor;
  const removed = await shop.database.transaction(
    async (trx): Promise<Result<null, NotFound | { readonly kind: 'last-way-in' }>> => {
      await acquireLocks(trx, [lockNameOf({ kind: 'customer', accountId: account.id })]);
      const passkeys = await store.passkeysOf(trx, account.id);
      if (!passkeys.some((passkey) => passkey.id === id)) return err({ kind: 'not-found' });
      const hasPassword = (await findCredentials(trx, { id: account.id }))?.passwordHash != null;
      if (!mayRemovePasskey({ hasPassword, passkeys: passkeys.length }))
        return err({ kind: 'last-way-in' });
      await closeSessionsOfPasskey(trx, id, session);
      await store.deletePasskey(trx, id);
      await queueMail(
        trx,
        'security-notice',
        noticeTo(account.email, actor, passkeyRemovedMail),
        shop.clock(),
      );
      return ok(null);
    },
    'read committed',
  );
  if (!removed.ok) return removed;
  shop.mailQueued();
  await recordEvent(shop, actor, 'passkey-removed', account.id);
  return removed;
};
