import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type { GarmentPages, OrderLink, OrderRefused, OwnGarment } from '@tailorbird/domain/orders';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { GarmentPagesT } from '../ports/ports.ts';

/** The pieces of an order with the codes of their garment pages. */
export class GarmentsStore {
  state: LoadState<readonly OwnGarment[], OrderRefused> = { status: 'initial' };
  readonly #pages: Pick<GarmentPages, 'ofOrder'>;

  constructor({ pages }: { readonly pages: Pick<GarmentPages, 'ofOrder'> }) {
    this.#pages = pages;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(number: string, link: OrderLink): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#pages.ofOrder(number, link);
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

export const GarmentsStoreT = lateStore('GarmentsStore', {
  scope: 'component',
  needs: { pages: GarmentPagesT },
  is: GarmentsStore,
});
