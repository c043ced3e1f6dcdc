import {
  type SocialRefusal,
  socialEntryOf,
  type VerifiedIdentity,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithSecretBox } from '../../../platform/session/secretBox.ts';
import { createToken } from '../../../platform/session/secrets.ts';
import { welcomeMail } from '../mails/welcome.ts';
import { createAccount, findCredentials, normalizeEmail } from '../store/accounts.ts';
import { releaseEmail } from '../store/leaving.ts';
import type { NewSession } from '../store/sessions.ts';
import {
  redeemAttempt,
  type SocialAttempt,
  type SocialPending,
  storeAttempt,
  storePending,
} from '../store/socialAttempts.ts';
import { findIdentity, linkIdentity } from '../store/socialIdentities.ts';
import { assignGuestOrders } from './assignGuestOrders.ts';
import { canBeRestored, type EnterNeeds, enterAccount } from './enterAccount.ts';
import type { IdentityQuestion, NotProved, WithIdentityProviders } from './identityProviders.ts';
import { guestLockNames } from './mergeGuest.ts';
import { recordEvent } from './recordEvent.ts';

export type SocialNeeds = WithSecretBox &
  EnterNeeds &
  WithSettings &
  WithIdentityProviders &
  WithMailQueue;

/** The provider's address; `state` is bound to this browser. */
export type SocialWay = { readonly address: URL; readonly state: string };

const isOffered = (
  { identityProviders, settings }: SocialNeeds,
  provider: SocialProvider,
): boolean => settings.switches.socialLoginEnabled && identityProviders.names.includes(provider);

/**
 * Starts a request to a provider: sign-in, or with `accountId` linking its identity to that
 * account.
 */
export const startProviderSignIn = async (
  shop: SocialNeeds,
  actor: Actor,
  { provider, next, accountId }: Pick<SocialAttempt, 'provider' | 'next' | 'accountId'>,
): Promise<Result<SocialWay, RateLimited | { readonly kind: 'provider-away' }>> => {
  const counted = await countAttempt(shop, { kind: 'social', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  if (!isOffered(shop, provider)) return err({ kind: 'provider-away' });
  const [state, nonce, verifier] = [
    createToken(shop.random),
    createToken(shop.random),
    createToken(shop.random),
  ];
  const address = await shop.identityProviders.addressFor(
    { provider, origin: actor.linkOrigin, state, nonce, verifier },
    actor.locale,
  );
  if (!address.ok) return address;
  await storeAttempt(
    shop.database.queries,
    state,
    { provider, nonce, verifier, next, accountId },
    shop.clock(),
  );
  return ok({ address: address.value, state });
};

/** The outcome of a provider's callback and the next path. */
export type SocialEnd = {
  readonly next: string;
  readonly outcome:
    | { readonly kind: 'entered'; readonly session: NewSession }
    | { readonly kind: 'linked' }
    /** More input is needed; the token is bound to this browser. */
    | { readonly kind: 'asked'; readonly token: string }
    | { readonly kind: 'session-in-use' }
    | NotProved
    | SocialRefusal
    | { readonly kind: 'identity-taken' }
    /** The response matches no open request of this browser, or was used before. */
    | { readonly kind: 'stale' };
};

type Outcome = SocialEnd['outcome'];

const requestConfirmation = async (shop: SocialNeeds, pending: SocialPending): Promise<Outcome> => {
  const token = createToken(shop.random);
  await storePending(shop.database.queries, token, pending, shop.clock());
  return { kind: 'asked', token };
};

const createFrom = async (
  shop: SocialNeeds,
  actor: Actor,
  provider: SocialProvider,
  identity: VerifiedIdentity,
  email: string,
): Promise<number | undefined> => {
  const to = normalizeEmail(email);
  const { locale } = actor;
  const names = {
    firstName: identity.firstName.slice(0, 80),
    lastName: identity.lastName.slice(0, 80),
  };
  const visitor = await actor.visitor();
  const id = await shop.database.transaction(async (trx) => {
    const now = shop.clock();
    await acquireLocks(trx, visitor.kind === 'guest' ? guestLockNames(visitor.guestKey) : []);
    await releaseEmail(trx, to);
    const account = {
      email: to,
      passwordHash: null,
      ...names,
      locale,
      source: provider,
      isConfirmed: true,
    };
    const made = await createAccount(trx, account, now);
    if (made === undefined) return undefined;
    await linkIdentity(trx, made, { provider, subject: identity.subject, email: to }, now);
    await assignGuestOrders(trx, { accountId: made, email: to }, now);
    const letter = {
      to,
      locale,
      origin: actor.linkOrigin,
      setPasswordPath: null,
      confirmPath: null,
    };
    await queueMail(
      trx,
      'welcome',
      { ...letter, write: (chosen) => welcomeMail({ ...letter, locale: chosen }) },
      now,
    );
    return made;
  }, 'read committed');
  if (id === undefined) return undefined;
  shop.mailQueued();
  await recordEvent(shop, actor, 'signed-up', id);
  return id;
};

const openOwner = async (shop: SocialNeeds, by: Parameters<typeof findCredentials>[1]) => {
  const credentials = await findCredentials(shop.database.queries, by);
  if (!credentials) return null;
  const comesBack = canBeRestored(credentials, shop.clock());
  return {
    accountId: credentials.id,
    isOpen: credentials.isActive || comesBack,
    comesBack,
    credentials,
  };
};

const enter = async (
  shop: SocialNeeds,
  actor: Actor,
  provider: SocialProvider,
  identity: VerifiedIdentity,
): Promise<Outcome> => {
  const { queries } = shop.database;
  const linkedTo = await findIdentity(queries, { provider, subject: identity.subject });
  const linked = linkedTo === undefined ? null : await openOwner(shop, { id: linkedTo });
  const found = identity.email === null ? null : await openOwner(shop, { email: identity.email });
  // A new identity does not restore a deleted profile, whose address is then free.
  const owner = found && (found.credentials.isActive || !found.comesBack) ? found : null;
  const entry = socialEntryOf({ identity, linked, owner });
  if (!entry.ok) return entry.failure;
  const named = { provider, subject: identity.subject, email: identity.email ?? '' };
  switch (entry.value.kind) {
    case 'prove':
      return await requestConfirmation(shop, {
        ...named,
        accountId: entry.value.accountId,
        asks: 'password',
      });
    case 'create': {
      const id = await createFrom(shop, actor, provider, identity, entry.value.email);
      if (id === undefined) return { kind: 'stale' };
      const entered = await enterAccount(
        shop,
        actor,
        { id, email: normalizeEmail(entry.value.email) },
        { comesBack: false, passkeyId: null },
      );
      return entered.ok ? { kind: 'entered', session: entered.value } : entered.failure;
    }
    case 'enter': {
      const { accountId } = entry.value;
      if (!linked) return { kind: 'stale' };
      if (linked.credentials.hasSecondFactor)
        return await requestConfirmation(shop, { ...named, accountId, asks: 'code' });
      const entered = await enterAccount(shop, actor, linked.credentials, {
        comesBack: linked.comesBack,
        passkeyId: null,
      });
      return entered.ok ? { kind: 'entered', session: entered.value } : entered.failure;
    }
  }
};

const link = async (
  shop: SocialNeeds,
  actor: Actor,
  attempt: SocialAttempt,
  identity: VerifiedIdentity,
): Promise<Outcome> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest' || visitor.account.id !== attempt.accountId)
    return { kind: 'stale' };
  const { id } = visitor.account;
  const named = {
    provider: attempt.provider,
    subject: identity.subject,
    email: identity.email ?? '',
  };
  const isLinked = await shop.database.transaction((trx: Queries) =>
    linkIdentity(trx, id, named, shop.clock()),
  );
  if (!isLinked) return { kind: 'identity-taken' };
  await recordEvent(shop, actor, 'identity-linked', id);
  return { kind: 'linked' };
};

/** Handles a provider's callback. A response without this browser's `state` is rejected. */
export const answerOfProvider = async (
  shop: SocialNeeds,
  actor: Actor,
  provider: SocialProvider,
  { answer, state }: { readonly answer: URLSearchParams; readonly state: string | null },
): Promise<SocialEnd> => {
  const returned = answer.get('state');
  const isOwn = returned !== null && returned === state;
  const attempt = isOwn
    ? await redeemAttempt(shop.database.queries, returned, shop.clock())
    : undefined;
  if (!attempt || attempt.provider !== provider) return { next: '/', outcome: { kind: 'stale' } };
  const { next, nonce, verifier } = attempt;
  const visitor = await actor.visitor();
  if (attempt.accountId === null && visitor.kind === 'customer')
    return { next, outcome: { kind: 'session-in-use' } };
  if (!isOffered(shop, provider)) return { next, outcome: { kind: 'provider-away' } };
  const question: IdentityQuestion = {
    provider,
    origin: actor.linkOrigin,
    state: state ?? '',
    nonce,
    verifier,
  };
  const identity = await shop.identityProviders.identityFrom(question, answer);
  if (!identity.ok) return { next, outcome: identity.failure };
  const outcome =
    attempt.accountId === null
      ? await enter(shop, actor, provider, identity.value)
      : await link(shop, actor, attempt, identity.value);
  return { next, outcome };
};
