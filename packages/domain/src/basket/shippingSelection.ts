import type { Money } from '../kernel/index.ts';
import type { ShippingMethod } from './basket.ts';
import { noShippingRequired } from './priceBasket.ts';

/**
 * The shipping method in force: the active code's, or `no-shipping-required` when nothing is shipped (CHECKOUT-02). When that code is not among the methods, the
 * first one if the total is 0 (CHECKOUT-03), else none: the customer must pick (decisions 56).
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

/** The method that costs least, the first of several: what shipping costs at least while nothing is chosen. Null without methods. */
export const cheapestShippingMethod = (methods: readonly ShippingMethod[]): ShippingMethod | null =>
  methods.reduce<ShippingMethod | null>(
    (cheapest, method) => (cheapest && cheapest.price.amount <= method.price.amount ? cheapest : method),
    null,
  );
