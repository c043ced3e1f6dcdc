import { ReferralsT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';

/** One for the tab: another customer has another entry. */
export const ReferralStoreT = lateStore('ReferralStore', {
  scope: 'tab',
  needs: { referrals: ReferralsT },
  load: async () => (await import('./referralStore.ts')).ReferralStore,
});

export const InvitationStoreT = lateStore('InvitationStore', {
  scope: 'component',
  needs: { referrals: ReferralsT },
  load: async () => (await import('./invitationStore.ts')).InvitationStore,
});
