import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import { addDesign } from '@tailorbird/domain/designer';
import { err, type Result } from '@tailorbird/domain/kernel';
import type { Sizes } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { type Day, TodayT } from '../../platform/browser/browser.ts';
import { offerReload } from '../../platform/missingScripts/missingScripts.ts';
import { later, store } from '../../platform/services/token.ts';
import type { BasketActions } from '../../shared/basket/basketActions.ts';
import { BasketActionsT, SizesT } from '../../shared/ports/ports.ts';
import type { DesignerStore, DesignRefused } from './designerStore.ts';

export type BuyRefused = BasketRefused | DesignRefused;

export type Purchase =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' }
  | { readonly status: 'added' }
  | { readonly status: 'refused'; readonly failure: BuyRefused };

export type DesignPurchaseDependencies = {
  readonly sizes: () => Promise<Sizes>;
  readonly basket: () => Promise<Pick<BasketActions, 'add' | 'isFrozen' | 'readFrozen'>>;
  /** Today in the visitor's time zone. */
  readonly today: () => Day;
};

export class DesignPurchase {
  state: Purchase = { status: 'idle' };
  /** The basket; null until something was added here. */
  basket: Pick<BasketActions, 'isFrozen'> | null = null;
  readonly #designer: DesignerStore;
  readonly #dependencies: DesignPurchaseDependencies;
  readonly #stop: () => void;

  constructor(designer: DesignerStore, dependencies: DesignPurchaseDependencies) {
    this.#designer = designer;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef, basket: observableRef }, { autoBind: true });
    this.#stop = reaction(() => designer.design, this.forget);
  }

  get isFrozen(): boolean {
    return this.basket?.isFrozen ?? false;
  }

  dispose(): void {
    this.#stop();
  }

  /** Clears messages, which apply to the previous design only. */
  forget(): void {
    if (this.state.status !== 'adding') this.state = { status: 'idle' };
  }

  /** Adds one piece of the design. Returns whether it was added; ignores calls while adding. */
  async addToBasket(): Promise<boolean> {
    if (this.state.status === 'adding') return false;
    const { refusal } = this.#designer;
    if (refusal) {
      this.state = { status: 'refused', failure: refusal };
      return false;
    }
    this.state = { status: 'adding' };
    const added = await this.#add();
    runInAction(() => {
      this.state = added.ok ? { status: 'added' } : { status: 'refused', failure: added.failure };
    });
    return added.ok;
  }

  async #add(): Promise<Result<Basket, BasketRefused>> {
    const { type, design, size, wearerId } = this.#designer;
    const { sizes, basket, today } = this.#dependencies;
    try {
      const ports = { sizes: await sizes(), basket: await basket() };
      runInAction(() => {
        this.basket = ports.basket;
      });
      return await addDesign(ports)({ type, design, size, wearerId, today: today() });
    } catch (error) {
      offerReload(error);
      return err({ kind: 'unreachable' });
    }
  }
}

export const DesignPurchaseT = store('DesignPurchase', {
  scope: 'component',
  needs: { sizes: later(SizesT), basket: later(BasketActionsT), today: TodayT },
  is: DesignPurchase,
});
