import { lateStore } from '../../../platform/services/token.ts';
import { ReferralsT } from '../../../shared/ports/ports.ts';

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
