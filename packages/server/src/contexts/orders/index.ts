export type { WithArrivals } from './application/arrivals.ts';
export { draftOrder } from './application/draftOrder.ts';
export { findByAddress, typedOrder } from './application/findByAddress.ts';
export { judgedOrder } from './application/fitFeedback.ts';
export { type OrderAccessNeeds, orderOfLink } from './application/orderAccess.ts';
export type { OrderDraft } from './application/orderDraft.ts';
export { issuePartialNote } from './application/papers/issuePapers.ts';
export { paperTexts } from './application/papers/paperTexts.ts';
export { placeOrder } from './application/placeOrder.ts';
export { placeRemake } from './application/placeRemake.ts';
export { ownOrder, ownOrders } from './application/readOrders.ts';
export { finishRefund, refundsDue } from './application/refunds.ts';
export {
  insertTillEntry,
  orderOfSale,
  returnAtTill,
  type SaleReturnFailure,
  type TillNeeds,
  tillDay,
} from './application/till.ts';
export { hasGuestOrdered, isFirstOrder } from './store/firstOrders.ts';
export { fitComment } from './store/fit.ts';
export { feedbackOnLines } from './store/fitFeedback.ts';
export { lastShippingOf } from './store/lastShipping.ts';
export { orderCountsOf } from './store/orderCounts.ts';
export {
  findOrder,
  orderOfLine,
  ordersOf,
  ordersSentBetween,
  type StoredOrder,
  type StoredOrderLine,
  transferOrders,
  transferOrdersTo,
} from './store/orders.ts';
