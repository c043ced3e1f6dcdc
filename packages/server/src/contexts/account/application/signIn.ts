import { mayComeBack } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import { type Attempt, countAttempt, forgiveAttempt } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithLogger, WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import type { WithSizeUses } from '../../sizing/application/sizeUses.ts';
import { findCredentials, normalizeEmail } from '../store/accounts.ts';
import { findDevice } from '../store/knownDevices.ts';
import { comeBack } from '../store/leaving.ts';
import { type NewSession, openSession } from '../store/sessions.ts';
import { guestTurn, mergeGuest } from './mergeGuest.ts';
import { noteEvent } from './noteEvent.ts';
import { isPassword } from './passwordHash.ts';
import { askSecondFactor, type SecondFactorMissing } from './secondFactor.ts';

export type NotSignedIn = SecondFactorMissing | { readonly kind: 'invalid-login' } | { readonly kind: 'session-in-use' };

export type SignInNeeds = WithDatabase & WithClock & WithRandom & WithSettings & WithSizeUses & WithLogger;

/**
 * Opens a session for who knows the password, and has the second factor where there is one, and brings along what they had as a guest. A profile that was deleted not long ago is taken back by
 * it. Neither the answer nor the time it takes tells whether an address has an account.
 */
export const signIn = async (
  shop: SignInNeeds,
  actor: Actor,
  { username, password, oneTimeCode }: { readonly username: string; readonly password: string; readonly oneTimeCode?: string | undefined },
): Promise<Result<NewSession, NotSignedIn>> => {
  const { database, clock, settings } = shop;
  const [account, address] = [normalizeEmail(username), actor.networkAddress()];
  const device = await findDevice(database.queries, { token: actor.deviceToken(), email: account }, clock());
  const attempt: Attempt =
    device === undefined ? { kind: 'sign-in', account, address } : { kind: 'sign-in-known', account, address, device };
  const counted = await countAttempt(shop, attempt);
  if (!counted.ok) return counted;
  const credentials = await findCredentials(database.queries, { email: username });
  const matches = await isPassword(password.trim(), credentials?.passwordHash ?? null, settings.passwordCost);
  const comesBack =
    credentials?.isActive === false && mayComeBack({ deletedAt: credentials.deletedAt?.getTime() ?? null, now: clock().getTime() });
  if (!credentials || !matches || !(credentials.isActive || comesBack)) {
    await noteEvent(shop, actor, 'sign-in-failed', credentials?.id ?? null);
    return err({ kind: 'invalid-login' });
  }
  await forgiveAttempt(shop, attempt);
  const second = await askSecondFactor(shop, actor, credentials, oneTimeCode);
  if (!second.ok) return second;
  const visitor = await actor.visitor();
  if (visitor.kind === 'customer') return err({ kind: 'session-in-use' });
  const { id: accountId, email } = credentials;
  const session = await database.transaction(async (trx) => {
    await takeTurns(trx, [turnOf({ kind: 'customer', accountId }), ...guestTurn(visitor.guestKey)]);
    if (comesBack) await comeBack(trx, accountId);
    if (visitor.guestKey !== null) await mergeGuest(trx, shop, visitor.guestKey, { accountId, email }, clock());
    return await openSession(trx, accountId, { device: actor.device(), deviceToken: actor.deviceToken() }, shop);
  }, 'read committed');
  await noteEvent(shop, actor, 'signed-in', accountId);
  return ok(session);
};
