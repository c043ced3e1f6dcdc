import type { Result } from '../kernel/index.ts';
import type { MakingSheet } from './makingSheet.ts';
import type { DeliveryRefused } from './moveDelivery.ts';
import type { MoveRefused } from './moveOrder.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderRefused } from './ordersPort.ts';
import type { UndoRefused } from './undoMove.ts';

/** Port: everybody's orders, for those who make them. */
export type Workshop = {
  /** Oldest first; `search` is a number, an email or a name, empty for all. */
  readonly orders: (search: string) => Promise<Result<readonly Order[], OrderRefused>>;
  /** Split orders that wait for a word on the fit, or for the next once it needs adjusting: what staff can say in the customer's name. Oldest first. */
  readonly awaitingFit: () => Promise<Result<readonly Order[], OrderRefused>>;
  /** Moves an order. Where it already is it stays, which is no failure. */
  readonly move: (
    order: Order,
    to: OrderStatus,
  ) => Promise<Result<Order, MoveRefused | OrderRefused>>;
  /** Moves the last day an order is expected on (`2026-12-04`), and tells its customer why. */
  readonly moveDelivery: (
    order: Order,
    wanted: { readonly latest: string; readonly reason: string },
  ) => Promise<Result<Order, DeliveryRefused | OrderRefused>>;
  /** Takes the last move back. */
  readonly undo: (order: Order) => Promise<Result<Order, UndoRefused | OrderRefused>>;
  /** Notes that withdrawn pieces are back, and has them paid back. */
  readonly takeBack: (order: Order, withdrawalId: number) => Promise<Result<Order, OrderRefused>>;
  /** What the pieces of an order are made by, one sheet a piece. */
  readonly sheets: (orderNumber: string) => Promise<Result<readonly MakingSheet[], OrderRefused>>;
};
