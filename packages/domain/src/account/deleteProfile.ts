import type { Result } from '../kernel/index.ts';
import type { Account } from './accountPort.ts';
import { signOut } from './signOut.ts';

/**
 * Deactivates the account, then signs out (AUTH-17). If deactivating fails, the session stays.
 */
export const deleteProfile =
  (
    ports: Omit<Parameters<typeof signOut>[0], 'account'> & {
      readonly account: Pick<Account, 'signOut' | 'update'>;
    },
  ) =>
  async (): Promise<Result<null, { readonly kind: 'unreachable' }>> => {
    const updated = await ports.account.update({ isActive: false });
    return updated.ok ? signOut(ports)() : updated;
  };
