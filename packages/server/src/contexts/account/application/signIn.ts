import { err, type Result } from '@tailorbird/domain/kernel';
import { type Attempt, countAttempt, removeAttempt } from '../../../platform/limits/attempts.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithSecretBox } from '../../../platform/session/secretBox.ts';
import { findCredentials, normalizeEmail } from '../store/accounts.ts';
import { findDevice } from '../store/knownDevices.ts';
import type { NewSession } from '../store/sessions.ts';
import { canBeRestored, type EnterNeeds, enterAccount, type SessionInUse } from './enterAccount.ts';
import { isPassword } from './passwordHash.ts';
import { recordEvent } from './recordEvent.ts';
import { requireSecondFactor, type SecondFactorMissing } from './secondFactor.ts';

export type NotSignedIn = SecondFactorMissing | { readonly kind: 'invalid-login' } | SessionInUse;

export type SignInNeeds = EnterNeeds & WithSettings & WithSecretBox;

/**
 * Signs in with password and, if enabled, second factor, and merges the guest's data. Restores
 * a recently deleted profile. Neither the response nor its timing reveals if an address has an
 * account.
 */
export const signIn = async (
  shop: SignInNeeds,
  actor: Actor,
  {
    username,
    password,
    oneTimeCode,
  }: {
    readonly username: string;
    readonly password: string;
    readonly oneTimeCode?: string | undefined;
  },
): Promise<Result<NewSession, NotSignedIn>> => {
  const { database, clock, settings } = shop;
  const [account, address] = [normalizeEmail(username), actor.networkAddress()];
  const device = await findDevice(
    database.queries,
    { token: actor.deviceToken(), email: account },
    clock(),
  );
  const attempt: Attempt =
    device === undefined
      ? { kind: 'sign-in', account, address }
      : { kind: 'sign-in-known', account, address, device };
  const counted = await countAttempt(shop, attempt);
  if (!counted.ok) return counted;
  const credentials = await findCredentials(database.queries, { email: username });
  const matches = await isPassword(
    password.trim(),
    credentials?.passwordHash ?? null,
    settings.passwordCost,
  );
  const comesBack = credentials !== undefined && canBeRestored(credentials, clock());
  if (!credentials || !matches || !(credentials.isActive || comesBack)) {
    await recordEvent(shop, actor, 'sign-in-failed', credentials?.id ?? null);
    return err({ kind: 'invalid-login' });
  }
  await removeAttempt(shop, attempt);
  const second = await requireSecondFactor(shop, actor, credentials, oneTimeCode);
  if (!second.ok) return second;
  return await enterAccount(shop, actor, credentials, { comesBack, passkeyId: null });
};
