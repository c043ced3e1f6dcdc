import type { AddRequest, Basket, BasketRefused } from '@tailorbird/domain/basket';
import type { Result } from '@tailorbird/domain/kernel';

/** What pages that sell something ask of the basket. Its panel is opened with `usePanels().show('basket')`. */
export type BasketDesk = {
  /** Puts a piece in the basket; the basket is reloaded then (BASKET-12). */
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
};
