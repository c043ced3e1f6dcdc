import { err, ok, type Result } from '../kernel/index.ts';
import type { Analytics } from '../shell/index.ts';
import type { Conversations } from '../support/index.ts';
import type { Account } from './accountPort.ts';

type SignOutPorts = {
  readonly account: Pick<Account, 'signOut'>;
  readonly analytics: Pick<Analytics, 'forget'>;
  readonly conversations: Pick<Conversations, 'identify'>;
};

/** AUTH-16: forgets who this was in chat and analytics, logs out, and answers where to go: home. */
export const signOut =
  ({ account, analytics, conversations }: SignOutPorts) =>
  async (): Promise<Result<{ readonly path: '/' }, { readonly kind: 'unreachable' }>> => {
    conversations.identify(null);
    analytics.forget();
    const out = await account.signOut();
    return out.ok ? ok({ path: '/' }) : err(out.failure);
  };
