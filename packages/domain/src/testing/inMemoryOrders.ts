import { err, ok, type Result } from '../kernel/index.ts';
import type { Order, OrderRefused, Orders } from '../orders/index.ts';
import { belongingsOf, type InMemoryState } from './inMemoryState.ts';

/** Orders in memory: a customer's own; of a guest's, those just placed can be read by their number. */
export class InMemoryOrders implements Orders {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly all = async (): Promise<Result<readonly Order[], OrderRefused>> =>
    this.#state.signedIn ? ok(this.#state.signedIn.belongings.orders) : err({ kind: 'permission-denied' });

  readonly byNumber = async (number: string): Promise<Result<Order, OrderRefused>> => {
    const order = belongingsOf(this.#state).orders.find((candidate) => candidate.number === number);
    return order ? ok(order) : err({ kind: 'order-not-found' });
  };
}
