import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Aftercare,
  advanceOrder,
  confirmFit,
  isMadeToSize,
  lineStatusOf,
  type MoveRefused,
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderRefused,
  type OrderStatus,
  type Parcel,
  partSent,
  possibleMoves,
  progressOf,
  releaseRest,
  splitOrder,
  stylesWithKnownFit,
} from '@tailorbird/domain/orders';
import { accessibleOrder } from './orderLinks.ts';
import { type InMemoryState, recordsOf } from './state.ts';

/** Lines of a new order with the number of pieces made first (ORDER-05). */
export const splitLines = (
  lines: readonly OrderLine[],
  earlier: readonly Order[],
): readonly OrderLine[] => {
  const orderedStyles = stylesWithKnownFit(earlier);
  const split = splitOrder(
    lines.map((line) => ({ ...line, isMadeToSize: isMadeToSize(line) })),
    { hasOrdered: orderedStyles.size > 0, orderedStyles },
  );
  if (!split) return lines;
  const first = new Map(split.first.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.map((line) =>
    split.onHold.some(({ lineId }) => lineId === line.id) || first.get(line.id) !== line.quantity
      ? { ...line, madeFirst: first.get(line.id) ?? 0 }
      : line,
  );
};

const withStatus = (
  order: Order,
  status: OrderStatus,
  event: OrderEvent,
  changes: Partial<Order> = {},
): Order => {
  const moved = { ...order, ...changes, status, history: [...order.history, event] };
  return {
    ...moved,
    progress: Math.max(order.progress, progressOf[status]),
    isCancellable: possibleMoves(moved, event.at).includes('Cancelled'),
    lines: moved.lines.map((line) => ({ ...line, status: lineStatusOf(moved, line) })),
  };
};

/** Next status set by the workshop; null if the customer decides or the order is delivered. */
export const nextStepOf = (order: Order): OrderStatus | null =>
  order.status === 'AwaitingFitConfirmation'
    ? null
    : (possibleMoves(order, order.datePlaced).find((status) => status !== 'Cancelled') ?? null);

const delivered = (parcels: readonly Parcel[], at: string): readonly Parcel[] =>
  parcels.map((parcel) => ({ ...parcel, deliveredAt: parcel.deliveredAt ?? at }));

/** Moves an order as the workshop does, with its parcel. */
export const advanceInMemory = (
  state: InMemoryState,
  number: string,
  to: OrderStatus,
): Result<Order, MoveRefused | OrderRefused> => {
  const reached = accessibleOrder(state, number, undefined);
  if (!reached) return err({ kind: 'order-not-found' });
  const { order, replace } = reached;
  const at = state.fixture.now;
  const advanced = advanceOrder(order, to, at);
  if (!advanced.ok) return advanced;
  const part = partSent(order, to);
  const parcel: Parcel | null = part && {
    part,
    carrier: 'Demo Express',
    trackingNumber: `${number}-${order.parcels.length + 1}`,
    sentAt: at,
    deliveredAt: part === 'first' ? at : null,
  };
  const sent = parcel ? [...order.parcels, parcel] : order.parcels;
  const parcels = to === 'Delivered' ? delivered(sent, at) : sent;
  return ok(replace(withStatus(order, to, { status: to, at, by: 'staff' }, { parcels })));
};

export class InMemoryFits implements Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'> {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly awaitingFit: Aftercare['awaitingFit'] = async (linked) =>
    ok(
      recordsOf(this.#state).orders.filter(
        ({ status, number }) =>
          status === 'AwaitingFitConfirmation' && (!linked || linked.orderNumber === number),
      ),
    );

  readonly confirmFit: Aftercare['confirmFit'] = async (number, { fit }) => {
    const reached = accessibleOrder(this.#state, number, undefined);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order, replace } = reached;
    const confirmed = confirmFit(order, fit);
    if (!confirmed.ok) return confirmed;
    const { releasesRest, status } = confirmed.value;
    const answered = { ...order, fitAnswer: fit };
    return ok(replace(releasesRest ? this.#released(answered, status) : answered));
  };

  readonly releaseRest: Aftercare['releaseRest'] = async (number) => {
    const reached = accessibleOrder(this.#state, number, undefined);
    if (!reached) return err({ kind: 'order-not-found' });
    const released = releaseRest(reached.order);
    if (!released.ok) return released;
    return ok(reached.replace(this.#released(reached.order, released.value)));
  };

  readonly #released = (order: Order, status: OrderStatus): Order =>
    withStatus(order, status, { status, at: this.#state.fixture.now, by: 'customer' });
}
