import type { Result } from '../kernel/index.ts';
import type { Account } from './accountPort.ts';
import { signOut } from './signOut.ts';

/** AUTH-17: makes the account inactive, then signs out. An account that stays active stays signed in. */
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
