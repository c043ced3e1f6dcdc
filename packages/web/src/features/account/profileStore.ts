import type { Account, ProfileChanges } from '@tailorbird/domain/account';
import { type LoadState, type Money, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { AccountT } from '../../shared/ports/ports.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

type Unreached = { readonly kind: 'unreachable' };

export class ProfileStore {
  credit: LoadState<Money, Unreached> = { status: 'initial' };
  saving: 'idle' | 'saving' | 'saved' | 'failed' = 'idle';
  readonly #account: Account;
  readonly #visit: VisitStore;

  constructor({ account, visit }: { readonly account: Account; readonly visit: VisitStore }) {
    this.#account = account;
    this.#visit = visit;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async save(changes: ProfileChanges): Promise<void> {
    if (this.saving === 'saving') return;
    this.saving = 'saving';
    const answer = await this.#account.update(changes);
    runInAction(() => {
      this.saving = answer.ok ? 'saved' : 'failed';
      const { visit } = this.#visit;
      if (answer.ok && visit) this.#visit.setVisit({ ...visit, user: answer.value });
    });
  }

  edit(): void {
    if (this.saving !== 'saving') this.saving = 'idle';
  }

  async loadCredit(): Promise<void> {
    this.credit = reduceLoadState(this.credit, { type: 'requested' });
    const answer = await this.#account.credit();
    runInAction(() => {
      this.credit = reduceLoadState(
        this.credit,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }
}

export const ProfileStoreT = lateStore('ProfileStore', {
  scope: 'component',
  needs: { account: AccountT, visit: VisitT },
  is: ProfileStore,
});
