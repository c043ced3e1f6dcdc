import type { SocialAccounts } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';

/** A shop without social sign-in: it offers no provider and refuses every link. */
export const noSocialAccounts: SocialAccounts = {
  state: async () => ok({ providers: [], oidcName: null, linked: [], pending: null }),
  confirm: async () => err({ kind: 'pending-gone' }),
  link: async () => err({ kind: 'provider-away' }),
  unlink: async () => err({ kind: 'provider-away' }),
};
