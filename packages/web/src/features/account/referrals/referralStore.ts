import {
  type CurrentUser,
  checkReferrer,
  type Referral,
  type ReferralRefused,
  type Referrals,
  referralKey,
} from '@tailorbird/domain/account';
import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { ReferralsT } from '../../../shared/ports/ports.ts';

type State = LoadState<Referral, ReferralRefused>;

export class ReferralStore {
  readonly #states = observable.map<string, State>({}, { deep: false });
  readonly #referrals: Referrals;

  constructor({ referrals }: { readonly referrals: Referrals }) {
    this.#referrals = referrals;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  of(user: CurrentUser): State {
    return this.#states.get(referralKey(user)) ?? { status: 'initial' };
  }

  /** Loads the referrals; there are none before the first order (REFER-02). */
  async load(user: CurrentUser): Promise<void> {
    const key = referralKey(user);
    const referrer = checkReferrer(user);
    const dispatch = (
      event: Parameters<typeof reduceLoadState<Referral, ReferralRefused>>[1],
    ): void => {
      this.#states.set(key, reduceLoadState(this.of(user), event));
    };
    dispatch({ type: 'requested' });
    if (!referrer.ok) {
      const { kind } = referrer.failure;
      dispatch({
        type: 'failed',
        failure: { kind: kind === 'first-order-required' ? kind : 'permission-denied' },
      });
      return;
    }
    const answer = await this.#referrals.mine();
    runInAction(() =>
      dispatch(
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      ),
    );
  }
}

/** One per tab; each customer has an own entry. */
export const ReferralStoreT = lateStore('ReferralStore', {
  scope: 'tab',
  needs: { referrals: ReferralsT },
  is: ReferralStore,
});
