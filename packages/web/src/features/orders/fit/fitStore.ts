import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  Aftercare,
  FitAnswer,
  FitLink,
  FitRefused,
  Order,
  OrderRefused,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { FitsT } from '../../../shared/ports/ports.ts';

export type FitResult = {
  readonly number: string;
  readonly kind: 'released' | 'adjusting' | FitRefused['kind'] | OrderRefused['kind'];
};

export class FitStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  answering: string | null = null;
  result: FitResult | null = null;
  #link: FitLink | null = null;
  readonly #fits: Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'>;

  constructor({
    fits,
  }: { readonly fits: Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'> }) {
    this.#fits = fits;
    makeAutoObservable(this, { key: false }, { autoBind: true });
  }

  get orders(): readonly Order[] | undefined {
    return contentOf(this.state);
  }

  async load(link: FitLink | null = this.#link): Promise<void> {
    this.#link = link;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#fits.awaitingFit(link ?? undefined);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  async answer(order: Order, fit: FitAnswer, comment: string): Promise<void> {
    const { number } = order;
    await this.#ask(order, () =>
      this.#fits.confirmFit(number, { fit, comment, ...(this.#key && { key: this.#key }) }),
    );
  }

  async release(order: Order): Promise<void> {
    await this.#ask(order, () => this.#fits.releaseRest(order.number, this.#key));
  }

  get key(): string | null {
    return this.#link?.key ?? null;
  }

  get #key(): string | undefined {
    return this.#link?.key;
  }

  async #ask(
    { number }: Order,
    ask: () => Promise<Result<Order, FitRefused | OrderRefused>>,
  ): Promise<void> {
    if (this.answering !== null) return;
    this.answering = number;
    this.result = null;
    const answer = await ask();
    runInAction(() => {
      this.answering = null;
      if (!answer.ok) {
        this.result = { number, kind: answer.failure.kind };
        return;
      }
      const { value: changed } = answer;
      this.result = {
        number,
        kind: changed.status === 'AwaitingFitConfirmation' ? 'adjusting' : 'released',
      };
      const orders = (this.orders ?? []).map((order) =>
        order.number === number ? changed : order,
      );
      this.state = reduceLoadState(this.state, { type: 'arrived', value: orders });
    });
  }
}

export const FitStoreT = lateStore('FitStore', {
  scope: 'component',
  needs: { fits: FitsT },
  is: FitStore,
});
