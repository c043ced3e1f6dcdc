export { deliveryWindow } from './deliveryWindow.ts';
export { isComplete, type Order, type OrderLine, type OrderStatus, orderStatuses, progressOf } from './order.ts';
export type { OrderRefused, Orders, Reordered } from './ordersPort.ts';
export { addRequestOf, reorder } from './reorder.ts';
