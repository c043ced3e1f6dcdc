import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import {
  type DeliveryRefused,
  deliveryWindow,
  type Order,
  type OrderRefused,
  type OrderStatus,
  possibleMoves,
  undoableUntil,
  type Workshop,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';
import { ClockT } from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { WorkshopT } from '../../../shared/ports/ports.ts';

export type MoveResult = {
  readonly kind:
    | 'moved'
    | 'undone'
    | 'delivery-moved'
    | 'taken-back'
    | 'refused'
    | 'failed'
    | 'undo-refused';
  readonly number: string;
  readonly to: OrderStatus;
};

const undoableAt = (order: Order, now: number): boolean => {
  const until = undoableUntil(order);
  return until !== null && now <= Date.parse(until);
};

/** Latest delivery time in milliseconds; orders without shipping sort last. */
const dueAt = (order: Order): number => Date.parse(deliveryWindow(order)?.latest ?? '9999-12-31');

export class WorkshopStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  search = '';
  moving: string | null = null;
  result: MoveResult | null = null;
  dragged: Order | null = null;
  undoable: ReadonlySet<string> = new Set();
  #callOffLook = (): void => {};
  readonly #workshop: Workshop;
  readonly #clock: Clock;

  constructor({ workshop, clock }: { readonly workshop: Workshop; readonly clock: Clock }) {
    this.#workshop = workshop;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get orders(): readonly Order[] | undefined {
    return contentOf(this.state);
  }

  ofStatus(status: OrderStatus): readonly Order[] {
    return (this.orders ?? [])
      .filter((order) => order.status === status)
      .toSorted((one, other) => dueAt(one) - dueAt(other));
  }

  drag(order: Order | null): void {
    this.dragged = order;
  }

  takes(status: OrderStatus): boolean {
    return (
      this.dragged !== null &&
      this.moving === null &&
      this.possibleMoves(this.dragged).includes(status)
    );
  }

  possibleMoves(order: Order): readonly OrderStatus[] {
    return possibleMoves(order, new Date(this.#clock.now()).toISOString());
  }

  drop(status: OrderStatus): void {
    const order = this.dragged;
    const isTaken = this.takes(status);
    this.dragged = null;
    if (order && isTaken) void this.move(order, status);
  }

  /** Loads the search results and ignores responses to earlier searches. */
  async load(search = this.search): Promise<void> {
    this.search = search;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#workshop.orders(search);
    if (this.search !== search) return;
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
      this.#lookWhatCanBeUndone();
    });
  }

  /** Moves an order. A refusal means that another person changed it first, so reload. */
  async move(order: Order, to: OrderStatus): Promise<void> {
    if (this.moving !== null) return;
    this.moving = order.number;
    this.result = null;
    const answer = await this.#workshop.move(order, to);
    const refused =
      !answer.ok && answer.failure.kind === 'order-cannot-move' ? 'refused' : 'failed';
    await this.#show(order, answer.ok ? answer.value : null, {
      kind: answer.ok ? 'moved' : refused,
      number: order.number,
      to,
    });
  }

  async undo(order: Order): Promise<void> {
    if (this.moving !== null) return;
    this.moving = order.number;
    this.result = null;
    const answer = await this.#workshop.undo(order);
    const isLate =
      !answer.ok &&
      (answer.failure.kind === 'undo-too-late' || answer.failure.kind === 'nothing-to-undo');
    const kind = answer.ok ? 'undone' : isLate ? 'undo-refused' : 'failed';
    await this.#show(order, answer.ok ? answer.value : null, {
      kind,
      number: order.number,
      to: answer.ok ? answer.value.status : order.status,
    });
  }

  /** Changes the latest delivery day. Returns errors by field, or null on success. */
  async moveDelivery(
    order: Order,
    wanted: { readonly latest: string; readonly reason: string },
  ): Promise<DeliveryRefused['kind'] | 'failed' | null> {
    if (this.moving !== null) return null;
    this.moving = order.number;
    this.result = null;
    const answer = await this.#workshop.moveDelivery(order, wanted);
    if (answer.ok) {
      await this.#show(order, answer.value, {
        kind: 'delivery-moved',
        number: order.number,
        to: order.status,
      });
      return null;
    }
    runInAction(() => {
      this.moving = null;
    });
    const { kind } = answer.failure;
    return kind === 'day-refused' || kind === 'reason-refused' || kind === 'delivery-settled'
      ? kind
      : 'failed';
  }

  async receiveWithdrawal(order: Order, withdrawalId: number): Promise<void> {
    if (this.moving !== null) return;
    this.moving = order.number;
    this.result = null;
    const answer = await this.#workshop.receiveReturn(order, withdrawalId);
    const kind = answer.ok ? 'taken-back' : 'failed';
    await this.#show(order, answer.ok ? answer.value : null, {
      kind,
      number: order.number,
      to: order.status,
    });
  }

  undoNewest(): void {
    const lastMoved = (order: Order): string => order.history.at(-1)?.at ?? '';
    const [newest] = (this.orders ?? [])
      .filter(({ number }) => this.undoable.has(number))
      .toSorted((one, other) => lastMoved(other).localeCompare(lastMoved(one)));
    if (newest) void this.undo(newest);
  }

  async #show(order: Order, now: Order | null, result: MoveResult): Promise<void> {
    runInAction(() => {
      this.moving = null;
      this.result = result;
      if (!now) return;
      const orders = (this.orders ?? []).map((known) =>
        known.number === order.number ? now : known,
      );
      this.state = reduceLoadState(this.state, { type: 'arrived', value: orders });
      this.#lookWhatCanBeUndone();
    });
    if (!now) await this.load();
  }

  /** Updates the undoable moves now, and when the next one expires. */
  #lookWhatCanBeUndone(): void {
    this.#callOffLook();
    const now = this.#clock.now();
    const orders = (this.orders ?? []).filter((order) => undoableAt(order, now));
    this.undoable = new Set(orders.map(({ number }) => number));
    const [next] = orders
      .map((order) => Date.parse(undoableUntil(order) ?? ''))
      .toSorted((one, other) => one - other);
    if (next !== undefined)
      this.#callOffLook = this.#clock.after(next - now + 1, () =>
        runInAction(() => this.#lookWhatCanBeUndone()),
      );
  }
}

export const WorkshopStoreT = lateStore('WorkshopStore', {
  scope: 'component',
  needs: { workshop: WorkshopT, clock: ClockT },
  is: WorkshopStore,
});
