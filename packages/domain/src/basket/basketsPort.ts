import type { GiftDelivery } from '../giftCards/index.ts';
import type { Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';

/** Why a piece or quantity was refused (BASKET-18 … BASKET-22). */
export type BasketRefused =
  | { readonly kind: 'basket-frozen' }
  | { readonly kind: 'out-of-stock' }
  /** Not enough fabric for that many pieces. */
  | { readonly kind: 'quantity-exceeded' }
  | { readonly kind: 'too-many-pieces' }
  | { readonly kind: 'too-many-lines' }
  | { readonly kind: 'fabric-color-not-available' }
  | { readonly kind: 'missing-size' }
  | { readonly kind: 'wrong-size-type' }
  /** The garment has no pattern for the body the size is cut for (SIZE-97). */
  | { readonly kind: 'not-cut-for-body' }
  | { readonly kind: 'missing-properties' }
  | { readonly kind: 'line-not-found' }
  | { readonly kind: 'invalid-quantity' }
  /** Another refusal of the server; the message is for the customer, in their language. */
  | { readonly kind: 'basket-refused'; readonly message: string }
  /** No answer: offline, timeout or server error. */
  | { readonly kind: 'unreachable' };

/**
 * All reasons a voucher was refused for, in the server's words (PRICE-15); the first is shown
 * and tracked.
 */
export type VoucherNotAdded =
  | { readonly kind: 'voucher-not-added'; readonly reasons: readonly string[] }
  | { readonly kind: 'unreachable' };

export type AddRequest = {
  readonly clothingTypeId: number;
  readonly fabricColorId: number | null;
  readonly selectedProperties: Readonly<Record<string, number>>;
  readonly userSizeId: number | null;
  /** An earlier version of the size; a deleted size has versions too. */
  readonly userSizeVersion?: number | undefined;
  /**
   * The wearer; null is the customer. Without a size, the wearer's default is used (SIZE-125);
   * with a size, it must belong to the wearer.
   */
  readonly wearerId?: number | null | undefined;
  readonly initials: string;
  readonly note: string;
  /** For gift cards: who receives it, and when. */
  readonly gift?: GiftDelivery | null | undefined;
  readonly quantity: number;
  readonly productId: number | null;
  /** Idempotency key: a repeated request with the same key is applied once. */
  readonly key?: string | undefined;
};

/** Changed traits of a line's pieces; absent fields stay. */
export type PieceChange = Partial<
  Pick<
    AddRequest,
    | 'fabricColorId'
    | 'selectedProperties'
    | 'userSizeId'
    | 'userSizeVersion'
    | 'wearerId'
    | 'initials'
    | 'note'
  >
> & {
  /** Null: the card goes to the buyer. */
  readonly gift?: GiftDelivery | null;
  /** Number of pieces to change; absent means all. */
  readonly count?: number;
};

export type Baskets = {
  readonly current: () => Promise<Result<Basket, BasketRefused>>;
  /** Only the quantities of the lines, for clients that show nothing else. */
  readonly quantities: () => Promise<Result<readonly number[], BasketRefused>>;
  /** Sum of the quantities, for the badge. */
  readonly count: () => Promise<Result<number, BasketRefused>>;
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
  readonly changeQuantity: (
    lineId: number,
    quantity: number,
  ) => Promise<Result<Basket, BasketRefused>>;
  /**
   * Changes some or all pieces of a line; on refusal the line stays. Equal lines are merged
   * afterwards.
   */
  readonly changePiece: (
    lineId: number,
    change: PieceChange,
  ) => Promise<Result<Basket, BasketRefused>>;
  readonly remove: (lineId: number) => Promise<Result<Basket, BasketRefused>>;
  readonly addVoucher: (
    code: string,
  ) => Promise<Result<{ readonly type: 'voucher' | 'account' }, VoucherNotAdded>>;
  readonly removeVoucher: (code: string) => Promise<Result<Basket, VoucherNotAdded>>;
  readonly activateCredit: () => Promise<Result<Basket, BasketRefused>>;
  readonly deactivateCredit: () => Promise<Result<Basket, BasketRefused>>;
};
