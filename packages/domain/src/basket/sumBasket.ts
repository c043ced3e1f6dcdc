import { type Money, zero } from '../kernel/index.ts';
import type { Basket, ShippingMethod } from './basket.ts';
import { allocateCredit, amountToPay, type Credit, type CreditSwitches } from './credit.ts';
import { selectShippingMethod } from './shippingSelection.ts';

export type BasketSum = {
  /** Null until the customer chooses one. */
  readonly shippingMethod: ShippingMethod | null;
  readonly shipping: Money;
  readonly credit: Money;
  readonly owed: Money;
};

/**
 * Sums up a priced basket: the selected shipping method (CHECKOUT-02), its price, the credit
 * used (PRICE-01 … PRICE-03) and the amount to pay (PRICE-07).
 */
export const sumBasket = (
  basket: Pick<
    Basket,
    'total' | 'requiresShipping' | 'shippingMethods' | 'activeShippingMethodCode'
  > & { readonly credit: Credit },
  switches: CreditSwitches,
): BasketSum => {
  const { total, credit: available } = basket;
  const shippingMethod = selectShippingMethod(basket);
  const shipping = shippingMethod?.price ?? zero(total.currency);
  const credit = allocateCredit({ total, shipping, credit: available }, switches);
  return { shippingMethod, shipping, credit, owed: amountToPay(total, shipping, credit) };
};
