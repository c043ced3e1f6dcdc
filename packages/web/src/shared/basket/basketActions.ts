import type {
  AddRequest,
  Basket,
  BasketLine,
  BasketRefused,
  PieceChange,
} from '@tailorbird/domain/basket';
import type { Locale, Result } from '@tailorbird/domain/kernel';

/** Open the basket panel with `usePanels().show('basket')`. */
export type BasketActions = {
  /** A payment is in progress (BASKET-10). */
  readonly isFrozen: boolean;
  /** Like `isFrozen`, but loads the basket first if it has pieces and is not loaded. */
  readonly readFrozen: () => Promise<boolean>;
  readonly basket: Basket | undefined;
  /**
   * Reloads the basket (BASKET-12). Without a response, repeating the request adds the piece
   * once.
   */
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
  /** Null if the line does not exist. Loads the basket if needed. */
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
