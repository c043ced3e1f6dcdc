/** What other contexts may ask about a customer's orders, and hand over to them within their transactions. */
export { eraseFitWords, orderNumbersOf } from '../store/eraseOrders.ts';
export { hasGuestOrdered, isFirstOrder } from '../store/firstOrders.ts';
export { lastShippingOf } from '../store/lastShipping.ts';
export { orderCountsOf } from '../store/orderCounts.ts';
export { handOverOrders, handOverOrdersTo, orderOfLine, ordersOf } from '../store/orders.ts';
