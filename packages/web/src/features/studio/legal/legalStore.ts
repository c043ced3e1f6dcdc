import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  DutyReview,
  LegalDuties,
  LegalRefused,
  LegalReview,
  SellerDetail,
} from '@tailorbird/domain/legal';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { LegalDutiesT } from '../../../shared/ports/ports.ts';

export class LegalStore {
  state: LoadState<LegalReview, LegalRefused> = { status: 'initial' };
  readonly #legalDuties: LegalDuties;

  constructor({ legalDuties }: { readonly legalDuties: LegalDuties }) {
    this.#legalDuties = legalDuties;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get review(): LegalReview | undefined {
    return contentOf(this.state);
  }

  /** Details that the settings omit, each once. */
  get missing(): readonly SellerDetail[] {
    return [...new Set(this.review?.duties.flatMap(({ missing }) => missing))];
  }

  get dutiesByKind(): readonly (readonly [DutyReview, ...DutyReview[]])[] {
    const groups = new Map<string, [DutyReview, ...DutyReview[]]>();
    for (const duty of this.review?.duties ?? []) {
      const group = groups.get(duty.kind);
      if (group) group.push(duty);
      else groups.set(duty.kind, [duty]);
    }
    return [...groups.values()];
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#legalDuties.review();
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

export const LegalStoreT = lateStore('LegalStore', {
  scope: 'component',
  needs: { legalDuties: LegalDutiesT },
  is: LegalStore,
});
