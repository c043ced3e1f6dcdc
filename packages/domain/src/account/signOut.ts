import type { Result } from '../kernel/index.ts';
import type { Analytics } from '../shell/index.ts';
import type { Conversations } from '../support/index.ts';
import type { Account } from './accountPort.ts';

type SignOutPorts = {
  readonly account: Pick<Account, 'signOut'>;
  readonly analytics: Pick<Analytics, 'forget'>;
  readonly conversations: Pick<Conversations, 'identify'>;
};

/** Resets chat and analytics, then ends the session (AUTH-16). */
export const signOut =
  ({ account, analytics, conversations }: SignOutPorts) =>
  async (): Promise<Result<null, { readonly kind: 'unreachable' }>> => {
    conversations.identify(null);
    analytics.forget();
    return account.signOut();
  };
