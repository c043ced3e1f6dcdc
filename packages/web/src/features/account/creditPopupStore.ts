import type { Account } from '@tailorbird/domain/account';
import type { Money } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { AccountT, PreferencesT } from '../../shared/ports/ports.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { closedCreditPopup, mayShowCreditPopup, shownCredit } from './creditPopup.ts';

type CreditPopupDependencies = {
  readonly account: Pick<Account, 'credit'>;
  readonly preferences: Preferences;
  readonly visit: VisitStore;
};

export class CreditPopupStore {
  credit: Money | null = null;
  closedBy: string | null;
  readonly #account: Pick<Account, 'credit'>;
  readonly #preferences: Preferences;
  readonly #visit: VisitStore;

  constructor({ account, preferences, visit }: CreditPopupDependencies) {
    this.#account = account;
    this.#preferences = preferences;
    this.#visit = visit;
    this.closedBy = preferences.read('creditPopupClosedBy');
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): Money | null {
    return shownCredit({
      user: this.#visit.user ?? null,
      credit: this.credit,
      closedBy: this.closedBy,
    });
  }

  async load(): Promise<void> {
    if (!mayShowCreditPopup({ user: this.#visit.user ?? null, closedBy: this.closedBy })) return;
    const answer = await this.#account.credit();
    runInAction(() => {
      this.credit = answer.ok ? answer.value : null;
    });
  }

  close(): void {
    const { user } = this.#visit;
    if (!user) return;
    this.closedBy = closedCreditPopup(user);
    this.#preferences.write('creditPopupClosedBy', this.closedBy);
  }
}

export const CreditPopupStoreT = lateStore('CreditPopupStore', {
  scope: 'component',
  needs: { account: AccountT, preferences: PreferencesT, visit: VisitT },
  is: CreditPopupStore,
});
