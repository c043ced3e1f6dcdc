import type { Queries } from '../../../platform/database/database.ts';
import type { StoredOrder } from '../store/orders.ts';

/** Port: called in the transaction that marks an order as delivered. */
export type WithArrivals = {
  readonly orderDelivered: (trx: Queries, order: StoredOrder, now: Date) => Promise<void>;
};
