import type { BasketRefused } from './basketsPort.ts';

/** Keys of what a customer reads when the basket did not do as told (BASKET-18 … BASKET-22). */
export type BasketMessage =
  | 'fabric-color-not-available'
  | 'quantity-exceeded'
  | 'out-of-stock'
  | 'missing-size'
  | 'too-many-pieces'
  | 'too-many-lines'
  | 'basket-error'
  | 'quantity-change-error';

type StockFailure = Extract<
  BasketRefused,
  { kind: 'out-of-stock' | 'quantity-exceeded' | 'fabric-color-not-available' }
>;

/** CATALOG-20: why there is not enough of a fabric color. */
export const isStockFailure = (failure: BasketRefused): failure is StockFailure =>
  ['out-of-stock', 'quantity-exceeded', 'fabric-color-not-available'].includes(failure.kind);

/**
 * What to say, and whether to reload the basket before anything else is tried: stock failures have their own three messages and a reload, in adding and in
 * changing alike, and so has a line that is full; a missing size and a full basket have one in adding; everything else is the generic message of what was tried.
 */
export const basketMessage = (
  tried: 'add' | 'change-quantity',
  failure: BasketRefused,
): { readonly message: BasketMessage; readonly reload: boolean } => {
  if (isStockFailure(failure)) return { message: failure.kind, reload: true };
  if (failure.kind === 'too-many-pieces') return { message: failure.kind, reload: true };
  if (tried === 'change-quantity') return { message: 'quantity-change-error', reload: false };
  const isTold = failure.kind === 'missing-size' || failure.kind === 'too-many-lines';
  return { message: isTold ? failure.kind : 'basket-error', reload: false };
};
