import {
  addVoucher,
  type Baskets,
  mayRemoveVouchers,
  removeVoucher,
  type VoucherNotAdded,
} from '@tailorbird/domain/basket';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef } from 'mobx';
import { isAdminUi } from '../../shared/visit/viewer.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import type { BasketSession } from './basketSession.ts';

export type VoucherEntry =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'code-missing' }
  | { readonly status: 'refused'; readonly failure: VoucherNotAdded }
  | { readonly status: 'added'; readonly type: 'voucher' | 'account' };

export type BasketVouchersDependencies = {
  readonly baskets: Baskets;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly preferences: Pick<Preferences, 'find'>;
  readonly visit: Pick<VisitStore, 'user'>;
};

export class BasketVouchers {
  entry: VoucherEntry = { status: 'idle' };
  readonly #session: BasketSession;
  readonly #dependencies: BasketVouchersDependencies;

  constructor(session: BasketSession, dependencies: BasketVouchersDependencies) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { entry: observableRef }, { autoBind: true });
  }

  /** GUARD-08: in the summary only admin UI removes vouchers. */
  get mayRemoveInSummary(): boolean {
    const { preferences, visit } = this.#dependencies;
    return mayRemoveVouchers({ adminUi: isAdminUi(visit, preferences) });
  }

  /**
   * Adds the voucher of a code (PRICE-14); an account voucher also turns credit on (PRICE-05).
   * Returns whether it was added.
   */
  async add(typed: string): Promise<boolean> {
    const { baskets, analytics } = this.#dependencies;
    if (this.entry.status === 'submitting') return false;
    this.#session.setTrouble(null);
    if (typed.trim() === '') {
      this.entry = { status: 'code-missing' };
      return false;
    }
    this.entry = { status: 'submitting' };
    let isAdded = false;
    await this.#session.queue.run(
      () => addVoucher({ baskets })(typed),
      (answer) => {
        isAdded = answer.ok;
        if (answer.ok) {
          this.entry = { status: 'added', type: answer.value.type };
          if (answer.value.creditFailure) this.#session.setTrouble('credit-not-activated');
          this.#session.setBasket(answer.value.basket);
          return;
        }
        this.entry = { status: 'refused', failure: answer.failure };
        // PRICE-15: the first reason is tracked.
        const reason =
          answer.failure.kind === 'voucher-not-added' ? answer.failure.reasons[0] : undefined;
        if (reason !== undefined) analytics.track({ name: 'voucher-refused', reason });
      },
    );
    return isAdded;
  }

  async remove(code: string): Promise<void> {
    this.#session.setTrouble(null);
    await this.#session.queue.run(
      () => removeVoucher(this.#dependencies)(code),
      (answer) => {
        this.entry = { status: 'idle' };
        if (answer.ok) this.#session.setBasket(answer.value);
        else this.#session.setTrouble('voucher-not-removed');
      },
    );
  }

  forgetEntry(): void {
    if (this.entry.status !== 'submitting') this.entry = { status: 'idle' };
  }

  startOver(): void {
    this.entry = { status: 'idle' };
  }
}
