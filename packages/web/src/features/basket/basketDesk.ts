import type { Basket } from '@tailorbird/domain/basket';
import type { BasketActivityEvent } from './basketActivity.ts';
import type { BasketTurns } from './basketTurns.ts';

/** What went wrong with something that concerns the whole basket; also the key of its message (PRICE-16: `voucher.remove_error`, PRICE-17). */
export type BasketTrouble =
  | 'credit-not-activated'
  | 'credit-not-deactivated'
  | 'voucher-not-removed'
  | 'not-put-back'
  | 'payment-not-cancelled'
  | 'already-paid';

/** What the parts of the basket's store share: the basket on this tab, whose turn it is, and a word to the customer. */
export type BasketDesk = {
  readonly basket: Basket | undefined;
  readonly isFrozen: boolean;
  readonly turns: BasketTurns;
  /** Takes over a basket that a call answered with. */
  readonly take: (basket: Basket) => void;
  readonly reload: () => Promise<unknown>;
  readonly note: (event: BasketActivityEvent) => void;
  /** Says what went wrong with the whole basket; null takes back what was said. */
  readonly tell: (trouble: BasketTrouble | null) => void;
};
