import {
  contentOf,
  isFresh,
  isLoading,
  type LoadEvent,
  type LoadState,
  type Result,
  type RetryPolicy,
  reduceLoadState,
  retryAfter,
  showsError,
} from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../browser/browser.ts';

type RemoteDataNeeds<Value, Failure> = {
  readonly ask: () => Promise<Result<Value, Failure>>;
  readonly clock: Clock;
  /** Retry policy of failed calls; DATA-05 by default. */
  readonly retries?: RetryPolicy;
};

/**
 * Remote data shared by several parts of a tab: loaded once, reloaded when stale or failed
 * (DATA-01 … DATA-05).
 */
export class RemoteData<Value, Failure extends { readonly kind: string }> {
  state: LoadState<Value, Failure> = { status: 'initial' };
  #readAt: number | null = null;
  #underWay: Promise<void> | null = null;
  #callOffRetry = (): void => {};
  readonly #needs: RemoteDataNeeds<Value, Failure>;

  constructor(needs: RemoteDataNeeds<Value, Failure>) {
    this.#needs = needs;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get content(): Value | undefined {
    return contentOf(this.state);
  }

  get isLoading(): boolean {
    return isLoading(this.state);
  }

  get hasFailed(): boolean {
    return showsError(this.state);
  }

  async show(): Promise<void> {
    if (!isFresh(this.#readAt, this.#needs.clock.now())) await this.load();
  }

  load(): Promise<void> {
    this.#callOffRetry();
    this.#underWay ??= this.#ask(0).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  /** Stops retries when nothing shows the data any more. */
  leave(): void {
    this.#callOffRetry();
  }

  async #ask(failedBefore: number): Promise<void> {
    const { ask, clock, retries } = this.#needs;
    this.#move({ type: 'requested' });
    for (let failedTries = failedBefore + 1; ; failedTries += 1) {
      const answer = await ask();
      if (answer.ok) {
        this.#readAt = clock.now();
        return this.#move({ type: 'arrived', value: answer.value });
      }
      const wait = retryAfter(failedTries, answer.failure, retries);
      if (wait === 0) continue;
      this.#move({ type: 'failed', failure: answer.failure });
      if (wait !== null)
        this.#callOffRetry = clock.after(wait, () => void this.#again(failedTries));
      return;
    }
  }

  #again(failedTries: number): void {
    this.#underWay ??= this.#ask(failedTries).finally(() => {
      this.#underWay = null;
    });
  }

  #move(event: LoadEvent<Value, Failure>): void {
    runInAction(() => {
      this.state = reduceLoadState(this.state, event);
    });
  }
}
