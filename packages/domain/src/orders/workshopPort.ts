import type { Result } from '../kernel/index.ts';
import type { MakingSheet } from './makingSheet.ts';
import type { DeliveryRefused } from './moveDelivery.ts';
import type { MoveRefused } from './moveOrder.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderRefused } from './ordersPort.ts';
import type { UndoRefused } from './undoMove.ts';

export type Workshop = {
  /** Oldest first; `search` is a number, email or name, or empty for all. */
  readonly orders: (search: string) => Promise<Result<readonly Order[], OrderRefused>>;
  /**
   * Split orders that await a fit confirmation, also after a negative one, which staff can
   * record. Oldest first.
   */
  readonly awaitingFit: () => Promise<Result<readonly Order[], OrderRefused>>;
  /** Moves an order. Moving it to its current status succeeds without effect. */
  readonly move: (
    order: Order,
    to: OrderStatus,
  ) => Promise<Result<Order, MoveRefused | OrderRefused>>;
  /** Moves the last expected delivery day (`2026-12-04`) and tells the customer the reason. */
  readonly moveDelivery: (
    order: Order,
    wanted: { readonly latest: string; readonly reason: string },
  ) => Promise<Result<Order, DeliveryRefused | OrderRefused>>;
  readonly undo: (order: Order) => Promise<Result<Order, UndoRefused | OrderRefused>>;
  readonly receiveReturn: (
    order: Order,
    withdrawalId: number,
  ) => Promise<Result<Order, OrderRefused>>;
  readonly sheets: (orderNumber: string) => Promise<Result<readonly MakingSheet[], OrderRefused>>;
};
