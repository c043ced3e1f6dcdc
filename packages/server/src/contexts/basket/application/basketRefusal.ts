import type { BasketReason } from '@tailorbird/contract/basket';
import type { QuantityRefused } from '@tailorbird/domain/basket';
import { unreachable } from '@tailorbird/domain/kernel';

/**
 * The reason a basket was not changed: a reason code of the API, or messages for request
 * fields.
 */
export type BasketRefusal =
  | { readonly kind: 'reason'; readonly reason: BasketReason }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, readonly string[]>> };

export const reason = (text: BasketReason): BasketRefusal => ({ kind: 'reason', reason: text });
export const field = (name: string, message: string): BasketRefusal => ({
  kind: 'fields',
  fields: { [name]: [message] },
});

export const quantityRefusal = ({ kind }: QuantityRefused, least: 0 | 1): BasketRefusal => {
  switch (kind) {
    case 'basket-frozen':
      return reason('Basket Frozen');
    case 'too-many-pieces':
      return reason('Quantity Exceeded');
    case 'too-many-lines':
      return reason('Too Many Lines');
    case 'invalid-quantity':
      return field('quantity', `Ensure this value is greater than or equal to ${least}.`);
    case 'line-not-found':
      return reason('Not Available');
    default:
      return unreachable(kind);
  }
};
