import type { Payments, SavedMeans } from '@tailorbird/domain/checkout';
import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { PaymentsT } from '../../../shared/ports/ports.ts';

type Unreached = { readonly kind: 'unreachable' };

export class MeansStore {
  state: LoadState<readonly SavedMeans[], Unreached> = { status: 'initial' };
  asked: number | null = null;
  outcome: 'removed' | 'failed' | null = null;
  readonly #payments: Pick<Payments, 'saved' | 'removeSaved'>;
  readonly #action = new PendingAction();

  constructor({ payments }: { readonly payments: Pick<Payments, 'saved' | 'removeSaved'> }) {
    this.#payments = payments;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  get means(): readonly SavedMeans[] | undefined {
    return contentOf(this.state);
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#payments.saved();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  ask(id: number | null): void {
    this.asked = id;
    this.outcome = null;
  }

  async remove(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    await this.#action.run(
      () => this.#payments.removeSaved(asked),
      (answer) => {
        this.outcome = answer.ok ? 'removed' : 'failed';
        if (!answer.ok) return;
        this.asked = null;
        const others = (this.means ?? []).filter(({ id }) => id !== asked);
        this.state = reduceLoadState(this.state, { type: 'arrived', value: others });
      },
    );
  }
}

export const MeansStoreT = lateStore('MeansStore', {
  scope: 'component',
  needs: { payments: PaymentsT },
  is: MeansStore,
});
