import type { ShippingMethod } from '@tailorbird/domain/basket';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckoutStore } from './checkoutStore.ts';

/**
 * Shipping methods that the shop offers for the accepted address (API-38); those of the basket
 * until the response arrives or if it fails.
 */
export class ShippingOffer {
  answer: { readonly about: string; readonly methods: readonly ShippingMethod[] } | null = null;
  /** The address key of the failed request; another address triggers a new one. */
  failed: string | null = null;
  readonly #store: CheckoutStore;

  constructor(store: CheckoutStore) {
    this.#store = store;
    makeAutoObservable(this, { answer: observableRef }, { autoBind: true });
  }

  /**
   * Key of a request: destination and the basket's relevant data. A change triggers a new
   * request; the selected method is not part of it.
   */
  get about(): string {
    return JSON.stringify([this.#store.address.accepted, this.#ofBasket]);
  }

  get methods(): readonly ShippingMethod[] {
    return this.answer?.about === this.about ? this.answer.methods : this.#ofBasket;
  }

  /** True if the request failed and the methods of the basket show instead (CHECKOUT-13). */
  get isFailed(): boolean {
    return this.failed === this.about;
  }

  async read(): Promise<void> {
    const { about } = this;
    const { accepted } = this.#store.address;
    if (!accepted || !this.#store.requiresShipping) return;
    const answer = await this.#store.shipping.dependencies.checkout.shippingMethods(accepted);
    runInAction(() => {
      // A late response may belong to another address.
      if (about !== this.about) return;
      this.failed = answer.ok ? null : about;
      if (answer.ok) this.answer = { about, methods: answer.value };
    });
  }

  get #ofBasket(): readonly ShippingMethod[] {
    return this.#store.basket.basket?.shippingMethods ?? [];
  }
}
