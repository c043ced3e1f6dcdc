import type {
  AddRequest,
  Basket,
  BasketLine,
  BasketRefused,
  PieceChange,
} from '@tailorbird/domain/basket';
import type { Locale, Result } from '@tailorbird/domain/kernel';

/** What pages that sell something ask of the basket. Its panel is opened with `usePanels().show('basket')`. */
export type BasketActions = {
  /** A payment is under way: nothing can be put in or changed (BASKET-10). */
  readonly isFrozen: boolean;
  /** The same, once it is known: the basket is read first where it is not here and has pieces. */
  readonly readFrozen: () => Promise<boolean>;
  /** The basket as it is known here; undefined: it was not brought in yet. */
  readonly basket: Basket | undefined;
  /**
   * Puts a piece in the basket; the basket is reloaded then (BASKET-12). Where no answer comes, the next time the same is asked for it is the same piece:
   * it is there once.
   */
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
  /** A line of the basket as it is now; null when it is not there. The basket is brought in for it. */
  readonly line: (
    lineId: number,
    language: Locale,
  ) => Promise<Result<BasketLine | null, BasketRefused>>;
  /** Makes pieces of a line differently, all or as many as the change says. */
  readonly changePiece: (
    lineId: number,
    change: PieceChange,
  ) => Promise<Result<Basket, BasketRefused>>;
  /** Takes over a basket that a call answered with. */
  readonly take: (basket: Basket) => void;
};
