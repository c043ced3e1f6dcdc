import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  FitFeedbackRefused,
  FitFeedbacks,
  OrderRefused,
  WornGarments,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';

/** What the customer said of garments, what it taught, and taking it back. */
export class WornStore {
  state: LoadState<readonly WornGarments[], OrderRefused> = { status: 'initial' };
  /** The line that is being forgotten. */
  forgetting: number | null = null;
  /** Why the last one was not. */
  refused: FitFeedbackRefused['kind'] | null = null;
  readonly #feedbacks: Pick<FitFeedbacks, 'worn' | 'forget'>;

  constructor({ feedbacks }: { readonly feedbacks: Pick<FitFeedbacks, 'worn' | 'forget'> }) {
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

  /** Answers whether it is forgotten. What is known without it is read anew. */
  async forget(lineId: number): Promise<boolean> {
    if (this.forgetting !== null) return false;
    this.forgetting = lineId;
    this.refused = null;
    const answer = await this.#feedbacks.forget(lineId);
    runInAction(() => {
      this.forgetting = null;
      if (!answer.ok) this.refused = answer.failure.kind;
    });
    // Somebody took it back elsewhere meanwhile: then it is gone all the same.
    if (answer.ok || answer.failure.kind === 'order-not-found') await this.load();
    return answer.ok;
  }
}
