import type { Address } from '../checkout/index.ts';
import type { Result } from '../kernel/index.ts';
import type { ChangeRefused } from './changeOrder.ts';
import type { OrderedPieceChange, OrderedPieceRefused } from './changeOrderedPiece.ts';
import type { FitAnswer, FitRefused } from './confirmFit.ts';
import type { Order } from './order.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';

/** What the link of a mail knows: an order, and the key that opens it without signing in. */
export type FitLink = { readonly orderNumber: string; readonly key: string };

/** Port: what can be done with an order after it was placed (ORDER-04, ORDER-08, ORDER-09). Effects beyond success and failure are the server's. */
export type Aftercare = {
  readonly changeComment: (
    orderNumber: string,
    comment: string,
    link?: OrderLink,
  ) => Promise<Result<Order, ChangeRefused | OrderRefused>>;
  readonly changeShippingAddress: (
    orderNumber: string,
    address: Address,
    link?: OrderLink,
  ) => Promise<Result<Order, ChangeRefused | OrderRefused>>;
  /** Makes the pieces of a line another way, all or none; when it is refused they are as they were. What the order cost stays. */
  readonly changePiece: (
    orderNumber: string,
    lineId: number,
    change: OrderedPieceChange,
    link?: OrderLink,
  ) => Promise<Result<Order, OrderedPieceRefused | OrderRefused>>;
  readonly confirmFit: (
    orderNumber: string,
    /** `key` comes with the link of a mail: it stands for who is asked. */
    answer: { readonly fit: FitAnswer; readonly comment: string; readonly key?: string },
  ) => Promise<Result<Order, FitRefused | OrderRefused>>;
  /** Orders that wait for the customer's word on the fit, or for the next once it needs adjusting; with the key of a mail's link the one it is about. */
  readonly awaitingFit: (linked?: FitLink) => Promise<Result<readonly Order[], OrderRefused>>;
  /** Has the rest made after all, in the sizes as they are now, by who had said that the first pieces need adjusting. */
  readonly releaseRest: (
    orderNumber: string,
    key?: string,
  ) => Promise<Result<Order, FitRefused | OrderRefused>>;
  /** Orders a free remake can be asked for; the server decides, the client does not recompute. */
  readonly remakeEligible: () => Promise<Result<readonly Order[], OrderRefused>>;
};
