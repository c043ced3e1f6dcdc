import type { BasketRefused } from './basketsPort.ts';

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

export const isStockFailure = (failure: BasketRefused): failure is StockFailure =>
  ['out-of-stock', 'quantity-exceeded', 'fabric-color-not-available'].includes(failure.kind);

/**
 * The message for a refusal, and whether to reload the basket: stock failures and a full line
 * have their own messages and a reload; a missing size and a full basket have one when adding;
 * everything else gets the generic message of the attempted change.
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
