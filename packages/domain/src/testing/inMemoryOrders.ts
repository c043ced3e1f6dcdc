import { err, ok, type Result } from '../kernel/index.ts';
import { cancelOrder, type Order, type OrderRefused, type Orders, type SplitOrder, splitOrder } from '../orders/index.ts';
import { belongingsOf, type InMemoryState, typeOf } from './inMemoryState.ts';

/** Orders in memory: a customer's own; of a guest's, those just placed can be read by their number. */
export class InMemoryOrders implements Orders {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly all = async (): Promise<Result<readonly Order[], OrderRefused>> =>
    this.#state.signedIn ? ok(this.#state.signedIn.belongings.orders) : err({ kind: 'permission-denied' });

  readonly forecast = async (): Promise<Result<SplitOrder | null, OrderRefused>> => {
    const { basket, orders } = belongingsOf(this.#state);
    const orderedStyles = new Set(orders.flatMap(({ lines }) => lines.map(({ clothingTypeSlug }) => clothingTypeSlug)));
    const lines = basket.lines.flatMap(({ id, quantity, snapshot }) => {
      const type = typeOf(this.#state, snapshot.clothingTypeId);
      return type ? [{ id, quantity, productClass: type.productClass, clothingTypeSlug: type.slug }] : [];
    });
    return ok(splitOrder(lines, { orderCount: orders.length, orderedStyles }));
  };

  readonly cancel: Orders['cancel'] = async (number) => {
    const { orders } = belongingsOf(this.#state);
    const index = orders.findIndex((candidate) => candidate.number === number);
    const order = orders[index];
    if (!order) return err({ kind: 'order-not-found' });
    const repaid = cancelOrder(order);
    if (!repaid.ok) return repaid;
    const cancelled: Order = { ...order, status: 'Cancelled', progress: 0, isCancellable: false };
    belongingsOf(this.#state).orders = orders.with(index, cancelled);
    return ok(cancelled);
  };

  readonly byNumber = async (number: string): Promise<Result<Order, OrderRefused>> => {
    const order = belongingsOf(this.#state).orders.find((candidate) => candidate.number === number);
    return order ? ok(order) : err({ kind: 'order-not-found' });
  };
}
