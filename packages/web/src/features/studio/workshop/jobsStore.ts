import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import type { JobName, JobRefused, Jobs, JobsOverview } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';

/** Result of the last action. */
export type JobResult =
  | { readonly kind: 'ran'; readonly count: number }
  | { readonly kind: 'sent' | 'asked' }
  | JobRefused;

/** Jobs of the server, for staff. */
export class JobsStore {
  state: LoadState<JobsOverview, JobRefused> = { status: 'initial' };
  result: JobResult | null = null;
  isBusy = false;
  readonly #jobs: Jobs;

  constructor({ workshop }: { readonly workshop: { readonly jobs: Jobs } }) {
    this.#jobs = workshop.jobs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get overview(): JobsOverview | undefined {
    return contentOf(this.state);
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#jobs.overview();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  run(name: JobName): Promise<void> {
    return this.#do(
      () => this.#jobs.run(name),
      (count) => ({ kind: 'ran', count }),
    );
  }

  resend(mailId: number): Promise<void> {
    return this.#do(
      () => this.#jobs.resend(mailId),
      () => ({ kind: 'sent' }),
    );
  }

  ask(reference: string): Promise<void> {
    return this.#do(
      () => this.#jobs.ask(reference),
      () => ({ kind: 'asked' }),
    );
  }

  async #do<Value>(
    call: () => Promise<Result<Value, JobRefused>>,
    done: (value: Value) => JobResult,
  ): Promise<void> {
    if (this.isBusy) return;
    runInAction(() => {
      this.isBusy = true;
      this.result = null;
    });
    const answer = await call();
    await this.load();
    runInAction(() => {
      this.isBusy = false;
      this.result = answer.ok ? done(answer.value) : answer.failure;
    });
  }
}
