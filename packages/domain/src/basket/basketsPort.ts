import type { GiftDelivery } from '../giftCards/index.ts';
import type { Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';

/** Why something could not be put in the basket or its quantity not be changed (BASKET-18 … BASKET-22). */
export type BasketRefused =
  | { readonly kind: 'basket-frozen' }
  | { readonly kind: 'out-of-stock' }
  /** There is not enough of a fabric for that many pieces. */
  | { readonly kind: 'quantity-exceeded' }
  /** A line holds fifty pieces at most. */
  | { readonly kind: 'too-many-pieces' }
  | { readonly kind: 'too-many-lines' }
  | { readonly kind: 'fabric-color-not-available' }
  | { readonly kind: 'missing-size' }
  | { readonly kind: 'wrong-size-type' }
  /** There is no block of the garment for the body the size is cut for (SIZE-97). */
  | { readonly kind: 'not-cut-for-body' }
  | { readonly kind: 'missing-properties' }
  | { readonly kind: 'line-not-found' }
  | { readonly kind: 'invalid-quantity' }
  /** The server said something else; the message is for people, in their language. */
  | { readonly kind: 'basket-refused'; readonly message: string }
  /** No answer came: offline, timeout, server error. */
  | { readonly kind: 'unreachable' };

/** PRICE-15: every reason a voucher was refused for, in the server's words; the first is the one to show and to track. */
export type VoucherNotAdded =
  | { readonly kind: 'voucher-not-added'; readonly reasons: readonly string[] }
  | { readonly kind: 'unreachable' };

export type AddRequest = {
  readonly clothingTypeId: number;
  readonly fabricColorId: number | null;
  readonly selectedProperties: Readonly<Record<string, number>>;
  readonly userSizeId: number | null;
  /** An earlier version of the size to make it to, which a size that was removed has too. */
  readonly userSizeVersion?: number | undefined;
  /** Who wears it, null is the customer: without a size it is made in their default (SIZE-125), with one the size has to be theirs. */
  readonly wearerId?: number | null | undefined;
  readonly initials: string;
  readonly note: string;
  /** For gift cards: who receives it, and when. */
  readonly gift?: GiftDelivery | null | undefined;
  readonly quantity: number;
  /** For gift cards and stock items: the product of the tier. */
  readonly productId: number | null;
  /** A name for this request: one that is sent again under the same name is done once. */
  readonly key?: string | undefined;
};

/** What of the pieces of a line is to be another way; what is left out stays. */
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
  /** Null: to whoever buys it. */
  readonly gift?: GiftDelivery | null;
  /** How many of them; all when it is left out. */
  readonly count?: number;
};

/** Port: the one basket of the current customer or guest. */
export type Baskets = {
  readonly current: () => Promise<Result<Basket, BasketRefused>>;
  /** The quantity of each line, and nothing else of it: for a client that shows no more. */
  readonly quantities: () => Promise<Result<readonly number[], BasketRefused>>;
  /** Sum of the quantities, for the badge. */
  readonly count: () => Promise<Result<number, BasketRefused>>;
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
  readonly changeQuantity: (
    lineId: number,
    quantity: number,
  ) => Promise<Result<Basket, BasketRefused>>;
  /** Makes pieces of a line differently, all or some; when it is refused the line is as it was. What is equal then shares a line. */
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
