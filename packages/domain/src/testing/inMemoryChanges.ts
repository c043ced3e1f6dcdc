import { validateAddress } from '../checkout/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import {
  type Aftercare,
  type ChangeRefused,
  changeOrder,
  type Order,
  type OrderLink,
  type OrderRefused,
  type WantedChanges,
} from '../orders/index.ts';
import { reachOrder } from './inMemoryOrderLinks.ts';
import type { InMemoryState } from './inMemoryState.ts';

/** Changes of orders in memory. */
export class InMemoryChanges implements Pick<Aftercare, 'changeComment' | 'changeShippingAddress'> {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly changeComment: Aftercare['changeComment'] = async (number, comment, link) => this.#change(number, { comment }, link);
  readonly changeShippingAddress: Aftercare['changeShippingAddress'] = async (number, shippingAddress, link) =>
    this.#change(number, { shippingAddress }, link);

  #change(number: string, wanted: WantedChanges, link: OrderLink | undefined): Result<Order, ChangeRefused | OrderRefused> {
    const reached = reachOrder(this.#state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order, replace } = reached;
    const outcome = changeOrder({ ...order, toDropPoint: false }, wanted, validateAddress);
    if (!outcome.ok) return outcome;
    const { changed, ...parts } = outcome.value;
    const events = changed.map((change) => ({ status: order.status, change, at: order.datePlaced, by: 'customer' }) as const);
    return ok(replace({ ...order, ...parts, history: [...order.history, ...events] }));
  }
}
