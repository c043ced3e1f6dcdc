import type { Expenditure, ExpenditureRefused, Expenditures } from '@tailorbird/domain/content';
import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { ExpendituresT } from '../ports/ports.ts';

/** A basket line or an order line; `link` is the access token from a mail. */
export type AskedLine =
  | { readonly of: 'basket'; readonly id: number }
  | { readonly of: 'order'; readonly id: number; readonly link: string | undefined };

/** Materials and resources of one piece (API-43, API-44). */
export class ExpenditureStore {
  state: LoadState<Expenditure, ExpenditureRefused> = { status: 'initial' };
  readonly #line: AskedLine;
  readonly #expenditures: Expenditures;

  constructor(line: AskedLine, { expenditures }: { readonly expenditures: Expenditures }) {
    this.#line = line;
    this.#expenditures = expenditures;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const line = this.#line;
    const answer =
      line.of === 'basket'
        ? await this.#expenditures.ofBasketLine(line.id)
        : await this.#expenditures.ofOrderLine(line.id, line.link ?? null);
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

export const ExpenditureStoreT = lateStore('ExpenditureStore', {
  scope: 'component',
  needs: { expenditures: ExpendituresT },
  is: ExpenditureStore,
});
