import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import {
  type FitFeedback,
  type FitFeedbackRefused,
  type FitFeedbacks,
  hasFitAnswers,
  type Order,
  type OrderRefused,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { FitFeedbacksT } from '../../../shared/ports/ports.ts';

export type FeedbackResult = 'told' | 'nothing-judged' | FitFeedbackRefused['kind'];

export class FitFeedbackStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  chosen: string | null = null;
  sending: number | null = null;
  readonly results = observable.map<number, FeedbackResult>();
  sentCount = 0;
  #link: string | null;
  readonly #feedbacks: Pick<FitFeedbacks, 'delivered' | 'send'>;

  constructor({ feedbacks }: { readonly feedbacks: Pick<FitFeedbacks, 'delivered' | 'send'> }) {
    this.#feedbacks = feedbacks;
    this.#link = null;
    makeAutoObservable(this, { link: false }, { autoBind: true });
  }

  get orders(): readonly Order[] | undefined {
    return contentOf(this.state);
  }

  get order(): Order | undefined {
    return this.orders?.find(({ number }) => number === this.chosen) ?? this.orders?.[0];
  }

  get link(): string | null {
    return this.#link;
  }

  /** Uses the parameters of a mail link once the orders are loaded. */
  openWith(link: string | null): void {
    this.#link = link;
  }

  async load(link: string | null = this.#link): Promise<void> {
    this.#link = link;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#feedbacks.delivered(link);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  choose(number: string): void {
    this.chosen = number;
  }

  async sendFeedback(orderNumber: string, lineId: number, feedback: FitFeedback): Promise<void> {
    if (this.sending !== null) return;
    if (!hasFitAnswers(feedback)) {
      this.results.set(lineId, 'nothing-judged');
      return;
    }
    this.sending = lineId;
    this.results.delete(lineId);
    const answer = await this.#feedbacks.send({ orderNumber, lineId }, feedback, this.#link);
    runInAction(() => {
      this.sending = null;
      this.results.set(lineId, answer.ok ? 'told' : answer.failure.kind);
      if (answer.ok) this.sentCount += 1;
    });
  }
}

export const FitFeedbackStoreT = lateStore('FitFeedbackStore', {
  scope: 'component',
  needs: { feedbacks: FitFeedbacksT },
  is: FitFeedbackStore,
});
