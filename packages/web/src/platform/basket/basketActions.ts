import type {
  AddRequest,
  Basket,
  BasketLine,
  BasketRefused,
  PieceChange,
} from '@tailorbird/domain/basket';
import type { Locale, Result } from '@tailorbird/domain/kernel';
import type { StandardSize } from '@tailorbird/domain/sizing';

/** A piece that is to be put in the basket once there is a network. */
export type PieceToWait = {
  readonly request: AddRequest;
  /** The standard size it is made in, which the server keeps a size of first; null: the request says it, or it needs none. */
  readonly size: {
    readonly size: StandardSize;
    readonly sizeTypeId: number;
    readonly title: string;
    readonly wearerId?: number | null;
  } | null;
  /** What is shown of it meanwhile. */
  readonly shown: { readonly title: string; readonly detail: string; readonly imagePath: string };
};

/** What pages that sell something ask of the basket. Its panel is opened with `usePanels().show('basket')`. */
export type BasketActions = {
  /** A payment is under way: nothing can be put in or changed (BASKET-10). */
  readonly isFrozen: boolean;
  /** The basket as it is known here; undefined: it was not brought in yet. */
  readonly basket: Basket | undefined;
  /**
   * Puts a piece in the basket; the basket is reloaded then (BASKET-12). Where no answer comes, the next time the same is asked for it is the same piece:
   * it is there once. `asked` says what is asked for where the request does not say all of it.
   */
  readonly add: (request: AddRequest, asked?: string) => Promise<Result<Basket, BasketRefused>>;
  /** Keeps a piece that could not be put in since there is no network, and puts it in once there is one. Refused where there is one, or too many wait. `asked` is what adding was told. */
  readonly addLater: (piece: PieceToWait, asked: string) => Promise<Result<Basket, BasketRefused>>;
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
