import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type { MakingSheet, OrderRefused, Workshop } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { WorkshopT } from '../../../shared/ports/ports.ts';

export class SheetsStore {
  state: LoadState<readonly MakingSheet[], OrderRefused> = { status: 'initial' };
  number = '';
  readonly #workshop: Workshop;

  constructor({ workshop }: { readonly workshop: Workshop }) {
    this.#workshop = workshop;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sheets(): readonly MakingSheet[] | undefined {
    return contentOf(this.state);
  }

  sheetsOf(piece: string | null): readonly MakingSheet[] {
    const sheets = this.sheets ?? [];
    const own = sheets.filter((sheet) => String(sheet.piece.number) === piece);
    return own.length > 0 ? own : sheets;
  }

  /** Loads the sheets of an order and ignores responses for another. */
  async load(number = this.number): Promise<void> {
    if (number !== this.number) this.state = { status: 'initial' };
    this.number = number;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#workshop.sheets(number);
    if (this.number !== number) return;
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

export const SheetsStoreT = lateStore('SheetsStore', {
  scope: 'component',
  needs: { workshop: WorkshopT },
  is: SheetsStore,
});
