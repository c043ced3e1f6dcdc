import type { SocialState } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';
import type { AccessRefused } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findCredentials } from '../store/accounts.ts';
import type { NewSession } from '../store/sessions.ts';
import { deletePending, findPendingIdentity } from '../store/socialAttempts.ts';
import { identitiesOf, linkIdentity, unlinkIdentity } from '../store/socialIdentities.ts';
import { canBeRestored, enterAccount } from './enterAccount.ts';
import { type NotProved as NotTheOwner, proveByPassword } from './proveOwner.ts';
import { recordEvent } from './recordEvent.ts';
import { requireSecondFactor } from './secondFactor.ts';
import { type NotSignedIn, signIn } from './signIn.ts';
import { type SocialNeeds, type SocialWay, startProviderSignIn } from './socialSignIn.ts';

/** The available and linked identity providers, and the sign-in that waits for more input. */
export const socialState = async (
  shop: SocialNeeds,
  actor: Actor,
  token: string | null,
): Promise<SocialState> => {
  const { queries } = shop.database;
  const visitor = await actor.visitor();
  const pending =
    token === null || visitor.kind === 'customer'
      ? undefined
      : await findPendingIdentity(queries, token, shop.clock());
  return {
    providers: shop.identityProviders.names,
    oidcName: shop.identityProviders.oidcName ?? null,
    linked: visitor.kind === 'customer' ? await identitiesOf(queries, visitor.account.id) : [],
    pending: pending
      ? { provider: pending.provider, email: pending.email, asks: pending.asks }
      : null,
  };
};

/**
 * Signs in with a verified identity after the missing proof: the password of the account with
 * the same address, which is then linked, or the second factor of the linked account.
 */
export const confirmIdentity = async (
  shop: SocialNeeds,
  actor: Actor,
  token: string | null,
  {
    password,
    oneTimeCode,
  }: { readonly password: string; readonly oneTimeCode: string | undefined },
): Promise<Result<NewSession, NotSignedIn | { readonly kind: 'pending-gone' }>> => {
  const { database, clock } = shop;
  const pending =
    token === null ? undefined : await findPendingIdentity(database.queries, token, clock());
  const credentials =
    pending && (await findCredentials(database.queries, { id: pending.accountId }));
  if (token === null || !pending || !credentials) return err({ kind: 'pending-gone' });
  if (pending.asks === 'code') {
    const second = await requireSecondFactor(shop, actor, credentials, oneTimeCode);
    if (!second.ok) return second;
    const entered = await enterAccount(shop, actor, credentials, {
      comesBack: canBeRestored(credentials, clock()),
      passkeyId: null,
    });
    if (entered.ok) await deletePending(database.queries, token);
    return entered;
  }
  const session = await signIn(shop, actor, { username: credentials.email, password, oneTimeCode });
  if (!session.ok) return session;
  const isLinked = await database.transaction(async (trx) => {
    await deletePending(trx, token);
    return await linkIdentity(trx, credentials.id, pending, clock());
  });
  if (isLinked) await recordEvent(shop, actor, 'identity-linked', credentials.id);
  return session;
};

export const beginLink = async (
  shop: SocialNeeds,
  actor: Actor,
  {
    provider,
    currentPassword,
    next,
  }: { readonly provider: SocialProvider; readonly currentPassword: string; readonly next: string },
): Promise<Result<SocialWay, NotTheOwner | { readonly kind: 'provider-away' }>> => {
  const owner = await proveByPassword(shop, actor, currentPassword);
  return owner.ok
    ? await startProviderSignIn(shop, actor, { provider, next, accountId: owner.value.id })
    : owner;
};

export const endLink = async (
  shop: SocialNeeds,
  actor: Actor,
  {
    provider,
    currentPassword,
  }: { readonly provider: SocialProvider; readonly currentPassword: string },
): Promise<Result<null, NotTheOwner | AccessRefused>> => {
  const owner = await proveByPassword(shop, actor, currentPassword);
  if (!owner.ok) return owner;
  if (await unlinkIdentity(shop.database.queries, owner.value.id, provider))
    await recordEvent(shop, actor, 'identity-unlinked', owner.value.id);
  return ok(null);
};
