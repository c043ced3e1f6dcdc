import type { Order } from '@tailorbird/domain/orders';
import { store } from '../../platform/services/token.ts';

export class OrderChanges {
  readonly #listeners = new Set<(order: Order) => void>();

  /** Returns the unsubscribe function. */
  onOrderChanged(listen: (order: Order) => void): () => void {
    this.#listeners.add(listen);
    return () => {
      this.#listeners.delete(listen);
    };
  }

  publish(order: Order): void {
    for (const listen of this.#listeners) listen(order);
  }
}

export const OrderChangesT = store('OrderChanges', { scope: 'tab', needs: {}, is: OrderChanges });
