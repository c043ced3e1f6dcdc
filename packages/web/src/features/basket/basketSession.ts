import type { Basket, BasketSummary } from '@tailorbird/domain/basket';
import type { BasketActivityEvent } from './basketActivity.ts';
import type { ChangeQueue } from './changeQueue.ts';

/**
 * An error of the whole basket; also the key of its message (PRICE-16: `voucher.remove_error`,
 * PRICE-17).
 */
export type BasketTrouble =
  | 'credit-not-activated'
  | 'credit-not-deactivated'
  | 'voucher-not-removed'
  | 'not-put-back'
  | 'payment-not-cancelled'
  | 'already-paid';

/** A part of the basket store that loads when the basket is about to change. */
export type BasketExtension = {
  readonly follow: (basket: Basket) => void;
  /** Called before the pieces of a line change: the line may merge with another. */
  readonly beforePieceChange: () => void;
  readonly changed: () => void;
  readonly forgetTrouble: (lineId: number) => void;
  readonly settle: () => Promise<void>;
  readonly startOver: () => void;
};

/**
 * State that the parts of the basket store share: the basket of this tab, the change queue and
 * messages.
 */
export type BasketSession = {
  readonly basket: Basket | undefined;
  readonly summary: BasketSummary | null;
  readonly isFrozen: boolean;
  readonly queue: ChangeQueue;
  readonly join: (part: BasketExtension) => void;
  readonly setBasket: (basket: Basket) => void;
  readonly reload: () => Promise<unknown>;
  readonly recordActivity: (event: BasketActivityEvent) => void;
  readonly setTrouble: (trouble: BasketTrouble | null) => void;
};
