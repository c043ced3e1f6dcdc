import { type Baskets, setCreditActive } from '@tailorbird/domain/basket';
import { makeAutoObservable } from 'mobx';
import type { BasketDesk } from './basketDesk.ts';

/** Whether account credit pays for the basket. */
export class BasketCredit {
  isChanging = false;
  readonly #desk: BasketDesk;
  readonly #dependencies: { readonly baskets: Baskets };

  constructor(desk: BasketDesk, dependencies: { readonly baskets: Baskets }) {
    this.#desk = desk;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Pays with account credit or stops doing so, then reloads the basket (PRICE-04). */
  async use(active: boolean): Promise<void> {
    if (this.isChanging) return;
    this.isChanging = true;
    this.#desk.tell(null);
    let reloading: Promise<unknown> | null = null;
    await this.#desk.turns.take(
      () => setCreditActive(this.#dependencies)(active),
      (answer) => {
        this.isChanging = false;
        if (!answer.ok) return this.#desk.tell(answer.failure.kind);
        this.#desk.take(answer.value);
        reloading = this.#desk.reload();
      },
    );
    await reloading;
  }

  startOver(): void {
    this.isChanging = false;
  }
}
