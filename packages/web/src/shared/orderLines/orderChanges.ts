import type { Order } from '@tailorbird/domain/orders';
import { store } from '../../platform/services/token.ts';

/** Tells whoever shows an order what it is now that it was changed elsewhere on the page. */
export class OrderChanges {
  readonly #listeners = new Set<(order: Order) => void>();

  /** Answers how to stop. */
  onOrderChanged(listen: (order: Order) => void): () => void {
    this.#listeners.add(listen);
    return () => {
      this.#listeners.delete(listen);
    };
  }

  tell(order: Order): void {
    for (const listen of this.#listeners) listen(order);
  }
}

export const OrderChangesT = store('OrderChanges', { scope: 'tab', needs: {}, is: OrderChanges });
