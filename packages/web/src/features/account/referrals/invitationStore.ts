import type { Invitation, ReferralRefused, Referrals } from '@tailorbird/domain/account';
import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { ReferralsT } from '../../../shared/ports/ports.ts';

export class InvitationStore {
  state: LoadState<Invitation, ReferralRefused> = { status: 'initial' };
  readonly #referrals: Referrals;

  constructor({ referrals }: { readonly referrals: Referrals }) {
    this.#referrals = referrals;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async follow(code: string): Promise<void> {
    if (this.state.status === 'validating') return;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#referrals.validate(code);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }
}

export const InvitationStoreT = lateStore('InvitationStore', {
  scope: 'component',
  needs: { referrals: ReferralsT },
  is: InvitationStore,
});
