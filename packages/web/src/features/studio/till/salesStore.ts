import {
  checkTillReference,
  type SaleNotReturned,
  sumTill,
  type Till,
  type TillDay,
  type TillEntry,
  type TillMeans,
  type TillRefused,
  type TillReturn,
  type TillTotal,
  tillTable,
} from '@tailorbird/domain/checkout';
import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { TillT } from '../../../shared/ports/ports.ts';

/** Start and end of a local calendar day, as instants. */
const instantsOf = (day: string): { readonly from: string; readonly until: string } => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return {
    from: new Date(year, month - 1, date).toISOString(),
    until: new Date(year, month - 1, date + 1).toISOString(),
  };
};

type StartedReturn = {
  readonly orderNumber: string;
  readonly what: TillReturn;
  readonly means: TillMeans;
  readonly reference: string;
};

export class SalesStore {
  state: LoadState<TillDay, TillRefused> = { status: 'initial' };
  stores: readonly string[] = [];
  storeName = '';
  day = '';
  taking: StartedReturn | null = null;
  failure: SaleNotReturned | null = null;
  readonly #action = new PendingAction();
  readonly #till: Pick<Till, 'desk' | 'day' | 'returnSale'>;

  constructor({ till }: { readonly till: Pick<Till, 'desk' | 'day' | 'returnSale'> }) {
    this.#till = till;
    makeAutoObservable(
      this,
      { stores: observableRef, taking: observableRef, failure: observableRef, isTakenBack: false },
      { autoBind: true },
    );
  }

  get entries(): readonly TillEntry[] | undefined {
    return contentOf(this.state)?.entries;
  }

  get due(): TillDay['due'] {
    return contentOf(this.state)?.due ?? [];
  }

  get totals(): readonly TillTotal[] {
    return sumTill(this.entries ?? []);
  }

  get table(): string {
    return tillTable(this.entries ?? []);
  }

  isTakenBack({ orderNumber, amount }: TillEntry): boolean {
    const own = (this.entries ?? []).filter(
      (entry) => entry.orderNumber === orderNumber && entry.kind === 'refund',
    );
    return (
      own.length > 0 && own.reduce((sum, entry) => sum + entry.amount.amount, 0) >= amount.amount
    );
  }

  async open(day: string): Promise<void> {
    const desk = await this.#till.desk();
    if (desk.ok) {
      runInAction(() => {
        this.stores = desk.value.stores.map(({ name }) => name);
        this.storeName ||= this.stores[0] ?? '';
      });
    }
    await this.show({ day });
  }

  async show({
    day = this.day,
    storeName = this.storeName,
  }: {
    readonly day?: string;
    readonly storeName?: string;
  }): Promise<void> {
    // Never show another day's entries.
    if (day !== this.day || storeName !== this.storeName) this.state = { status: 'initial' };
    this.day = day;
    this.storeName = storeName;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const { from, until } = instantsOf(day);
    const answer = await this.#till.day(storeName, from, until);
    if (this.day !== day || this.storeName !== storeName) return;
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Starts a return; refunds use the original payment method unless changed. */
  startReturn(orderNumber: string | null, what: TillReturn = 'order'): void {
    const sale = this.entries?.find((entry) => entry.orderNumber === orderNumber);
    this.taking =
      orderNumber === null
        ? null
        : { orderNumber, what, means: sale?.means ?? 'cash', reference: '' };
    this.failure = null;
  }

  changeReturn(change: Partial<Pick<StartedReturn, 'means' | 'reference'>>): void {
    if (this.taking) this.taking = { ...this.taking, ...change };
    this.failure = null;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async returnSale(): Promise<void> {
    const { taking, storeName: store } = this;
    if (!taking || this.isBusy) return;
    const { orderNumber, what, means } = taking;
    const reference = checkTillReference(means, taking.reference);
    if (!reference.ok) {
      this.failure = { kind: 'sale-invalid', fields: { reference: reference.failure } };
      return;
    }
    this.failure = null;
    const isDone = await this.#action.run(
      () => this.#till.returnSale(orderNumber, { what, store, means, reference: reference.value }),
      (answer) => {
        if (answer.ok) this.taking = null;
        else this.failure = answer.failure;
        return answer.ok;
      },
    );
    if (isDone) await this.show({});
  }
}

export const SalesStoreT = lateStore('SalesStore', {
  scope: 'component',
  needs: { till: TillT },
  is: SalesStore,
});
