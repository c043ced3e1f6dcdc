import type { ShippingMethod } from '@tailorbird/domain/basket';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckoutStore } from './checkoutStore.ts';

/** The ways to ship as the shop offers them to the address that was accepted (API-38): those of the basket until the answer is here, and where none comes. */
export class ShippingOffer {
  answer: { readonly about: string; readonly methods: readonly ShippingMethod[] } | null = null;
  /** The question that failed; another address asks another one. */
  failed: string | null = null;
  readonly #store: CheckoutStore;

  constructor(store: CheckoutStore) {
    this.#store = store;
    makeAutoObservable(this, { answer: observableRef }, { autoBind: true });
  }

  /** What an answer is about: where to, and what the basket knows of it. Another one is asked for when it changes; which method is chosen is no part of it. */
  get about(): string {
    return JSON.stringify([this.#store.address.accepted, this.#ofBasket]);
  }

  get methods(): readonly ShippingMethod[] {
    return this.answer?.about === this.about ? this.answer.methods : this.#ofBasket;
  }

  /** The methods for this address could not be fetched: those of the basket are shown (CHECKOUT-13). */
  get isFailed(): boolean {
    return this.failed === this.about;
  }

  async read(): Promise<void> {
    const { about } = this;
    const { accepted } = this.#store.address;
    if (!accepted || !this.#store.requiresShipping) return;
    const answer = await this.#store.shipping.dependencies.checkout.shippingMethods(accepted);
    runInAction(() => {
      // An answer that comes late may be about another address.
      if (about !== this.about) return;
      this.failed = answer.ok ? null : about;
      if (answer.ok) this.answer = { about, methods: answer.value };
    });
  }

  get #ofBasket(): readonly ShippingMethod[] {
    return this.#store.basket.basket?.shippingMethods ?? [];
  }
}
