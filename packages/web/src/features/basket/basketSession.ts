import type { Basket, BasketSummary } from '@tailorbird/domain/basket';
import type { BasketActivityEvent } from './basketActivity.ts';
import type { ChangeQueue } from './changeQueue.ts';

/** What went wrong with something that concerns the whole basket; also the key of its message (PRICE-16: `voucher.remove_error`, PRICE-17). */
export type BasketTrouble =
  | 'credit-not-activated'
  | 'credit-not-deactivated'
  | 'voucher-not-removed'
  | 'not-put-back'
  | 'payment-not-cancelled'
  | 'already-paid';

/** A part of the basket's store that comes when somebody is about to change the basket, and then follows what becomes of it. */
export type BasketExtension = {
  /** Another basket is here. */
  readonly follow: (basket: Basket) => void;
  /** The pieces of a line are about to be made differently: the line may become one with another. */
  readonly beforePieceChange: () => void;
  /** Pieces were added, or those of a line were made differently. */
  readonly changed: () => void;
  /** What was said about a line no longer holds. */
  readonly forgetTrouble: (lineId: number) => void;
  /** Resolves when all of it is answered. */
  readonly settle: () => Promise<void>;
  /** Somebody else is here. */
  readonly startOver: () => void;
};

/** What the parts of the basket's store share: the basket on this tab, whose turn it is, and a word to the customer. */
export type BasketSession = {
  readonly basket: Basket | undefined;
  readonly summary: BasketSummary | null;
  readonly isFrozen: boolean;
  readonly queue: ChangeQueue;
  readonly join: (part: BasketExtension) => void;
  /** Takes over a basket that a call answered with. */
  readonly take: (basket: Basket) => void;
  readonly reload: () => Promise<unknown>;
  readonly note: (event: BasketActivityEvent) => void;
  /** Says what went wrong with the whole basket; null takes back what was said. */
  readonly tell: (trouble: BasketTrouble | null) => void;
};
