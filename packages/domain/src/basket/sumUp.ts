import { type Money, zero } from '../kernel/index.ts';
import type { Basket, ShippingMethod } from './basket.ts';
import { allocateCredit, amountToPay, type Credit, type CreditSwitches } from './credit.ts';
import { selectShippingMethod } from './shippingSelection.ts';

/** What a basket comes to. */
export type BasketSum = {
  /** Null while the customer has yet to pick one. */
  readonly shippingMethod: ShippingMethod | null;
  readonly shipping: Money;
  /** What credit pays. */
  readonly credit: Money;
  readonly owed: Money;
};

/** Sums a priced basket up: the shipping method in force (CHECKOUT-02), what it costs, what credit pays (PRICE-01 … PRICE-03), and what is owed (PRICE-07). */
export const sumUp = (
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
