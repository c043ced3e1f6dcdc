import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { deliveryWindow, movesOf, type Order, type OrderRefused, type OrderStatus, type Workshop } from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';

/** How the last move went. */
export type MoveResult = { readonly kind: 'moved' | 'refused' | 'failed'; readonly number: string; readonly to: OrderStatus };

/** When an order is to be there at the latest, in milliseconds; what is not sent comes last. */
const dueAt = (order: Order): number => Date.parse(deliveryWindow(order)?.latest ?? '9999-12-31');

/** Everybody's orders, and moving them. */
export class WorkshopStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  search = '';
  /** Number of the order that is being moved. */
  moving: string | null = null;
  result: MoveResult | null = null;
  /** The order in hand. */
  dragged: Order | null = null;
  readonly #workshop: Workshop;

  constructor({ workshop }: { readonly workshop: Workshop }) {
    this.#workshop = workshop;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get orders(): readonly Order[] | undefined {
    return contentOf(this.state);
  }

  /** Those of a status, what is due first at the top. */
  ofStatus(status: OrderStatus): readonly Order[] {
    return (this.orders ?? []).filter((order) => order.status === status).toSorted((one, other) => dueAt(one) - dueAt(other));
  }

  /** Takes an order up, or puts it down where it was. */
  drag(order: Order | null): void {
    this.dragged = order;
  }

  /** Whether the order in hand can be put down at a status. */
  takes(status: OrderStatus): boolean {
    return this.dragged !== null && this.moving === null && movesOf(this.dragged).includes(status);
  }

  drop(status: OrderStatus): void {
    const order = this.dragged;
    const isTaken = this.takes(status);
    this.dragged = null;
    if (order && isTaken) void this.move(order, status);
  }

  /** Asks for what was searched for; an answer to an older search is not shown. */
  async load(search = this.search): Promise<void> {
    this.search = search;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#workshop.orders(search);
    if (this.search !== search) return;
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok ? { type: 'arrived', value: answer.value } : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Moves an order. Refused: somebody else was there before, and what is shown is asked for anew. */
  async move(order: Order, to: OrderStatus): Promise<void> {
    if (this.moving !== null) return;
    this.moving = order.number;
    this.result = null;
    const answer = await this.#workshop.move(order, to);
    runInAction(() => {
      this.moving = null;
      const kind = answer.ok ? 'moved' : answer.failure.kind === 'order-cannot-move' ? 'refused' : 'failed';
      this.result = { kind, number: order.number, to };
      if (!answer.ok) return;
      const orders = (this.orders ?? []).map((known) => (known.number === order.number ? answer.value : known));
      this.state = reduceLoadState(this.state, { type: 'arrived', value: orders });
    });
    if (!answer.ok) await this.load();
  }
}
