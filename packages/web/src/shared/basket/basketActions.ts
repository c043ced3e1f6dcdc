import type {
  AddRequest,
  Basket,
  BasketLine,
  BasketRefused,
  PieceChange,
} from '@tailorbird/domain/basket';
import type { Locale, Result } from '@tailorbird/domain/kernel';

/**
 * Basket operations for pages that sell. Open the basket panel with
 * `usePanels().show('basket')`.
 */
export type BasketActions = {
  /** A payment is in progress: the basket cannot change (BASKET-10). */
  readonly isFrozen: boolean;
  /** Like `isFrozen`, but loads the basket first if it has pieces and is not loaded. */
  readonly readFrozen: () => Promise<boolean>;
  readonly basket: Basket | undefined;
  /**
   * Adds a piece, then reloads the basket (BASKET-12). If there was no response, repeating the
   * same request adds the piece only once.
   */
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
  /** The current basket line, or null if it does not exist. Loads the basket if needed. */
  readonly line: (
    lineId: number,
    language: Locale,
  ) => Promise<Result<BasketLine | null, BasketRefused>>;
  readonly changePiece: (
    lineId: number,
    change: PieceChange,
  ) => Promise<Result<Basket, BasketRefused>>;
  readonly setBasket: (basket: Basket) => void;
};
