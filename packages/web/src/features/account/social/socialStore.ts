import type {
  SocialAccounts,
  SocialConfirmRefused,
  SocialLinkRefused,
  SocialState,
} from '@tailorbird/domain/account';
import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { SocialAccountsT } from '../../../shared/ports/ports.ts';
import type { VisitStore } from '../../../shared/visit/visitStore.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';

type Dependencies = {
  readonly social: SocialAccounts;
  readonly visit: Pick<VisitStore, 'refresh'>;
};

export class SocialStore {
  state: LoadState<SocialState, { readonly kind: 'unreachable' }> = { status: 'initial' };
  readonly #action = new PendingAction();
  refused: SocialConfirmRefused | SocialLinkRefused | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get known(): SocialState | undefined {
    return contentOf(this.state);
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#dependencies.social.state();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Completes a sign-in with the missing proof; false if refused. */
  async confirm(proof: {
    readonly password: string;
    readonly oneTimeCode: string;
  }): Promise<boolean> {
    const answer = await this.#send(() => this.#dependencies.social.confirm(proof));
    if (answer === null) return false;
    await this.#dependencies.visit.refresh();
    return true;
  }

  async link(provider: SocialProvider, currentPassword: string): Promise<string | null> {
    return (
      (await this.#send(() => this.#dependencies.social.link({ provider, currentPassword })))
        ?.value ?? null
    );
  }

  async unlink(provider: SocialProvider, currentPassword: string): Promise<boolean> {
    const answer = await this.#send(() =>
      this.#dependencies.social.unlink({ provider, currentPassword }),
    );
    if (answer !== null) await this.load();
    return answer !== null;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  /** Clears the refusal when the input changes. */
  edit(): void {
    this.refused = null;
  }

  async #send<Value, Failure extends SocialConfirmRefused | SocialLinkRefused>(
    call: () => Promise<Result<Value, Failure>>,
  ): Promise<{ readonly value: Value } | null> {
    if (this.isBusy) return null;
    this.refused = null;
    return this.#action.run(call, (answer) => {
      this.refused = answer.ok ? null : answer.failure;
      return answer.ok ? { value: answer.value } : null;
    });
  }
}

export const SocialStoreT = lateStore('SocialStore', {
  scope: 'component',
  needs: { social: SocialAccountsT, visit: VisitT },
  is: SocialStore,
});
