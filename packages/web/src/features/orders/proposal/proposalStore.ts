import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  FitFeedbacks,
  LinkedOrder,
  OrderRefused,
  ProposalAnswer,
  ProposalRefused,
  SizeProposal,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { FitFeedbacksT } from '../../../shared/ports/ports.ts';

export type ProposalOutcome = {
  readonly proposal: SizeProposal;
  readonly kind: 'applied' | 'left';
};

export class ProposalStore {
  state: LoadState<readonly SizeProposal[], OrderRefused> = { status: 'initial' };
  answering: number | null = null;
  refused: ProposalRefused['kind'] | null = null;
  readonly outcomes = observable.array<ProposalOutcome>([], { deep: false });
  #of: LinkedOrder | null = null;
  readonly #feedbacks: Pick<FitFeedbacks, 'proposals' | 'answerProposal'>;

  constructor({
    feedbacks,
  }: { readonly feedbacks: Pick<FitFeedbacks, 'proposals' | 'answerProposal'> }) {
    this.#feedbacks = feedbacks;
    makeAutoObservable(this, { outcomes: false }, { autoBind: true });
  }

  get proposals(): readonly SizeProposal[] | undefined {
    return contentOf(this.state);
  }

  async load(of: LinkedOrder | null = this.#of): Promise<void> {
    this.#of = of;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#feedbacks.proposals(of);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Returns whether the size was changed. Outdated proposals are reloaded. */
  async answer(proposal: SizeProposal, choice: ProposalAnswer): Promise<boolean> {
    if (this.answering !== null) return false;
    this.answering = proposal.size.id;
    this.refused = null;
    const answer = await this.#feedbacks.answerProposal(proposal, choice, this.#of);
    runInAction(() => {
      this.answering = null;
      if (!answer.ok) {
        this.refused = answer.failure.kind;
        return;
      }
      this.outcomes.push({ proposal, kind: choice === 'apply' ? 'applied' : 'left' });
      const rest = (this.proposals ?? []).filter(({ size }) => size.id !== proposal.size.id);
      this.state = reduceLoadState(this.state, { type: 'arrived', value: rest });
    });
    if (!answer.ok && answer.failure.kind === 'proposal-outdated') await this.load();
    return answer.ok && choice === 'apply';
  }
}

export const ProposalStoreT = lateStore('ProposalStore', {
  scope: 'component',
  needs: { feedbacks: FitFeedbacksT },
  is: ProposalStore,
});
