import type { Queries } from '../../../platform/database/database.ts';
import type { StoredOrder } from '../store/orders.ts';

/** Port: hears, within the transaction that delivers an order, that it was. */
export type WithArrivals = {
  readonly orderDelivered: (trx: Queries, order: StoredOrder, now: Date) => Promise<void>;
};
