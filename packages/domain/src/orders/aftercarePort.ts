import type { Address } from '../checkout/index.ts';
import type { Result } from '../kernel/index.ts';
import type { FitAnswer, FitRefused } from './confirmFit.ts';
import type { Order } from './order.ts';
import type { OrderRefused } from './ordersPort.ts';

/** Port: what can be done with an order after it was placed (ORDER-04, ORDER-08, ORDER-09). Effects beyond success and failure are the server's. */
export type Aftercare = {
  readonly changeComment: (orderNumber: string, comment: string) => Promise<Result<Order, OrderRefused>>;
  readonly changeShippingAddress: (orderNumber: string, address: Address) => Promise<Result<Order, OrderRefused>>;
  readonly confirmFit: (
    orderNumber: string,
    answer: { readonly fit: FitAnswer; readonly comment: string },
  ) => Promise<Result<Order, FitRefused | OrderRefused>>;
  /** Orders that wait for the customer's word on the fit. */
  readonly awaitingFit: () => Promise<Result<readonly Order[], OrderRefused>>;
  /** Orders a free remake can be asked for; the server decides, the client does not recompute. */
  readonly remakeEligible: () => Promise<Result<readonly Order[], OrderRefused>>;
};
