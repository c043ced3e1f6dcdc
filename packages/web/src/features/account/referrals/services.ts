import { lateStore } from '../../../platform/services/token.ts';
import { ReferralsT } from '../../../shared/ports/ports.ts';

/** One per tab; each customer has an own entry. */
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
