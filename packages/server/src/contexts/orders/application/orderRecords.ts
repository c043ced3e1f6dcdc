/** Orders as they are kept, for contexts that act on them after they have arrived. */
export { findOrder, type StoredOrder, type StoredOrderLine } from '../store/orders.ts';
