import { err, ok, type Result } from '../kernel/index.ts';
import type { Account, SignInRefused } from './accountPort.ts';
import type { CurrentUser } from './user.ts';

/**
 * Signs in and asks the login state again (AUTH-15). "Session is in use" is no failure when it turns out that somebody is signed in (AUTH-32): a second tab was
 * quicker.
 */
export const signIn =
  ({ account }: { readonly account: Pick<Account, 'signIn' | 'currentUser'> }) =>
  async (credentials: { readonly email: string; readonly password: string }): Promise<Result<CurrentUser, SignInRefused>> => {
    const signedIn = await account.signIn(credentials);
    if (!signedIn.ok && signedIn.failure.kind !== 'session-in-use') return err(signedIn.failure);
    const current = await account.currentUser();
    if (current.ok && current.value !== null) return ok(current.value);
    return signedIn;
  };
