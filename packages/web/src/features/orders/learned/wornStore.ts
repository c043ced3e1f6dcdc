import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  FitFeedbackRefused,
  FitFeedbacks,
  OrderRefused,
  WornGarments,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { FitFeedbacksT } from '../../../shared/ports/ports.ts';

export class WornStore {
  state: LoadState<readonly WornGarments[], OrderRefused> = { status: 'initial' };
  forgetting: number | null = null;
  refused: FitFeedbackRefused['kind'] | null = null;
  readonly #feedbacks: Pick<FitFeedbacks, 'worn' | 'remove'>;

  constructor({ feedbacks }: { readonly feedbacks: Pick<FitFeedbacks, 'worn' | 'remove'> }) {
    this.#feedbacks = feedbacks;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get wearers(): readonly WornGarments[] | undefined {
    return contentOf(this.state);
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#feedbacks.worn();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Returns whether the feedback was removed, and reloads the results. */
  async forget(lineId: number): Promise<boolean> {
    if (this.forgetting !== null) return false;
    this.forgetting = lineId;
    this.refused = null;
    const answer = await this.#feedbacks.remove(lineId);
    runInAction(() => {
      this.forgetting = null;
      if (!answer.ok) this.refused = answer.failure.kind;
    });
    // If it was removed elsewhere meanwhile, the result is the same.
    if (answer.ok || answer.failure.kind === 'order-not-found') await this.load();
    return answer.ok;
  }
}

export const WornStoreT = lateStore('WornStore', {
  scope: 'component',
  needs: { feedbacks: FitFeedbacksT },
  is: WornStore,
});
