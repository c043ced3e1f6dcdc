import type { Money } from '../kernel/index.ts';
import type { ShippingMethod } from './basket.ts';
import { noShippingRequired } from './priceBasket.ts';

/**
 * The shipping method in force: the active code's, or `no-shipping-required` when nothing is shipped (CHECKOUT-02). When that code is not among the methods, the
 * first one if the total is 0 (CHECKOUT-03), else none: the customer must pick.
 */
export const selectShippingMethod = (basket: {
  readonly requiresShipping: boolean;
  readonly activeShippingMethodCode: string | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly total: Money;
}): ShippingMethod | null => {
  const code = basket.requiresShipping ? basket.activeShippingMethodCode : noShippingRequired;
  const found = basket.shippingMethods.find((method) => method.code === code);
  if (found) return found;
  return basket.total.amount === 0 ? (basket.shippingMethods[0] ?? null) : null;
};
