export const orderStatuses = [
  'Pending',
  'Confirmed',
  'InProduction',
  'AwaitingFitConfirmation',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Progress in percent; a canceled order has none. */
export const progressOf: Readonly<Record<OrderStatus, number>> = {
  Pending: 0,
  Confirmed: 15,
  InProduction: 40,
  AwaitingFitConfirmation: 50,
  Shipped: 80,
  Delivered: 100,
  Cancelled: 0,
};
