import type { Address } from '../checkout/index.ts';
import type { Result } from '../kernel/index.ts';
import type { ChangeRefused } from './changeOrder.ts';
import type { OrderedPieceChange, OrderedPieceRefused } from './changeOrderedPiece.ts';
import type { FitAnswer, FitRefused } from './confirmFit.ts';
import type { Order } from './order.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';

/** The content of a mailed link: an order and the key that opens it without signing in. */
export type FitLink = { readonly orderNumber: string; readonly key: string };

/**
 * Port: actions on a placed order (ORDER-04, ORDER-08, ORDER-09). Side effects are the
 * server's.
 */
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
  /** Changes pieces of a line, all or none. The price of the order stays the same. */
  readonly changePiece: (
    orderNumber: string,
    lineId: number,
    change: OrderedPieceChange,
    link?: OrderLink,
  ) => Promise<Result<Order, OrderedPieceRefused | OrderRefused>>;
  readonly confirmFit: (
    orderNumber: string,
    /** `key` comes from a mailed link and replaces a session. */
    answer: { readonly fit: FitAnswer; readonly comment: string; readonly key?: string },
  ) => Promise<Result<Order, FitRefused | OrderRefused>>;
  /**
   * Orders that await a fit confirmation, also after a negative one. With a link, only its
   * order.
   */
  readonly awaitingFit: (linked?: FitLink) => Promise<Result<readonly Order[], OrderRefused>>;
  /** Releases the rest of a split order after a negative answer, in the current sizes. */
  readonly releaseRest: (
    orderNumber: string,
    key?: string,
  ) => Promise<Result<Order, FitRefused | OrderRefused>>;
  /** Orders that are eligible for a free remake, as decided by the server. */
  readonly remakeEligible: () => Promise<Result<readonly Order[], OrderRefused>>;
};
