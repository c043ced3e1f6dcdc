import type { Money } from '../kernel/index.ts';
import type { ShippingMethod } from './basket.ts';
import { noShippingRequired } from './priceBasket.ts';

/**
 * The selected shipping method: the active code, or `no-shipping-required` if nothing is
 * shipped (CHECKOUT-02). If the code is unavailable, the first method for a total of 0
 * (CHECKOUT-03), otherwise none, so that the customer must choose.
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
