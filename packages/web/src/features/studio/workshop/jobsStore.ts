import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import type { JobName, JobRefused, Jobs, JobsOverview } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { WorkshopT } from '../../../shared/ports/ports.ts';

export type JobResult =
  | { readonly kind: 'ran'; readonly count: number }
  | { readonly kind: 'sent' | 'asked' }
  | JobRefused;

export class JobsStore {
  state: LoadState<JobsOverview, JobRefused> = { status: 'initial' };
  result: JobResult | null = null;
  readonly #action = new PendingAction();
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
      () => this.#jobs.queryPayment(reference),
      () => ({ kind: 'asked' }),
    );
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async #do<Value>(
    call: () => Promise<Result<Value, JobRefused>>,
    done: (value: Value) => JobResult,
  ): Promise<void> {
    if (this.isBusy) return;
    this.result = null;
    await this.#action.run(
      async () => {
        const answer = await call();
        await this.load();
        return answer;
      },
      (answer) => {
        this.result = answer.ok ? done(answer.value) : answer.failure;
      },
    );
  }
}

export const JobsStoreT = lateStore('JobsStore', {
  scope: 'component',
  needs: { workshop: WorkshopT },
  is: JobsStore,
});
