import type { Account } from '@tailorbird/domain/account';
import type { Money } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';
import type { VisitStore } from '../../platform/visit/visitStore.ts';

/** Tells customers that they have credit, until they close it: then this browser does not tell them again (PRICE-18, PRICE-19). */
export class CreditPopupStore {
  credit: Money | null = null;
  closedBy: string | null;
  readonly #account: Pick<Account, 'credit'>;
  readonly #preferences: Preferences;
  readonly #visit: VisitStore;

  constructor(account: Pick<Account, 'credit'>, preferences: Preferences, visit: VisitStore) {
    this.#account = account;
    this.#preferences = preferences;
    this.#visit = visit;
    this.closedBy = preferences.read('creditPopupClosedBy');
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** PRICE-18: somebody is signed in, has credit, and has not closed it before. */
  get shown(): Money | null {
    const { user } = this.#visit;
    const isWanted = user != null && this.closedBy !== String(user.id);
    return isWanted && this.credit !== null && this.credit.amount > 0 ? this.credit : null;
  }

  async load(): Promise<void> {
    const { user } = this.#visit;
    if (!user || this.closedBy === String(user.id)) return;
    const answer = await this.#account.credit();
    runInAction(() => {
      this.credit = answer.ok ? answer.value : null;
    });
  }

  /** PRICE-19. */
  close(): void {
    const { user } = this.#visit;
    if (!user) return;
    this.closedBy = String(user.id);
    this.#preferences.write('creditPopupClosedBy', this.closedBy);
  }
}
