import type { BasketRefused } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { type Design, requestOfDesign } from '@tailorbird/domain/designer';
import type { SizeRefused, Sizes, UserSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Report, ReportT } from '../../../platform/browser/browser.ts';
import { later, lateStore } from '../../../platform/services/token.ts';
import type { BasketActions } from '../../../shared/basket/basketActions.ts';
import { BasketActionsT, SizesT } from '../../../shared/ports/ports.ts';
import { sizeReports } from '../sizeMessage.ts';

type Found =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly size: UserSize }
  | { readonly status: 'failed'; readonly failure: SizeRefused };

type Adding =
  | { readonly status: 'idle' | 'adding' }
  | { readonly status: 'refused'; readonly failure: BasketRefused };

export type SizeBasketDependencies = {
  readonly sizes: Pick<Sizes, 'byId'>;
  readonly basket: () => Promise<Pick<BasketActions, 'add'>>;
  readonly report: Report;
};

export class SizeBasketStore {
  found: Found = { status: 'looking' };
  adding: Adding = { status: 'idle' };
  readonly #sizeId: number;
  readonly #dependencies: SizeBasketDependencies;

  constructor(sizeId: number, dependencies: SizeBasketDependencies) {
    this.#sizeId = sizeId;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { found: observableRef, adding: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.found = { status: 'looking' };
    const answer = await this.#dependencies.sizes.byId(this.#sizeId);
    runInAction(() => {
      this.found = answer.ok
        ? { status: 'found', size: answer.value }
        : { status: 'failed', failure: answer.failure };
    });
  }

  /**
   * Adds one piece of the design in this size. Returns whether it was added. An unreachable
   * basket is reported (SIZE-63).
   */
  async add(type: ClothingType, design: Design): Promise<boolean> {
    if (this.adding.status === 'adding' || this.found.status !== 'found') return false;
    const { size } = this.found;
    this.adding = { status: 'adding' };
    const basket = await this.#dependencies.basket().catch(() => null);
    if (!basket) this.#dependencies.report(sizeReports.addToBasketMissing);
    const added = await basket?.add(requestOfDesign(type, design, size.id));
    return runInAction(() => {
      this.adding = added?.ok
        ? { status: 'idle' }
        : { status: 'refused', failure: added?.failure ?? { kind: 'unreachable' } };
      return added?.ok ?? false;
    });
  }
}

export const SizeBasketStoreT = lateStore('SizeBasketStore', {
  scope: 'component',
  needs: { sizes: SizesT, basket: later(BasketActionsT), report: ReportT },
  load: async () => SizeBasketStore,
});
