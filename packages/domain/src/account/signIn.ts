import { ok, type Result } from '../kernel/index.ts';
import type { Account, Credentials, SignInRefused } from './accountPort.ts';
import type { CurrentUser } from './user.ts';

const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Signs in. If a session is in use (AUTH-32), the customer's own, from another tab, succeeds;
 * another customer's is refused.
 */
export const signIn =
  ({ account }: { readonly account: Pick<Account, 'signIn' | 'currentUser'> }) =>
  async (credentials: Credentials): Promise<Result<CurrentUser, SignInRefused>> => {
    const signedIn = await account.signIn(credentials);
    if (signedIn.ok || signedIn.failure.kind !== 'session-in-use') return signedIn;
    const current = await account.currentUser();
    return current.ok && current.value && isSameAddress(current.value.email, credentials.email)
      ? ok(current.value)
      : signedIn;
  };
