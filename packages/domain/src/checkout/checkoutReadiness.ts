import type { Basket, ShippingMethod } from '../basket/index.ts';
import { selectShippingMethod } from '../basket/index.ts';
import type { Address } from './address.ts';
import type { PaymentFailure } from './payment.ts';

export type CheckoutMissing = Extract<
  PaymentFailure,
  {
    readonly kind:
      | 'basket-empty'
      | 'address-missing'
      | 'shipping-method-missing'
      | 'terms-not-accepted';
  }
>;

/**
 * All missing steps before payment (CHECKOUT-01): address and shipping method if something is
 * shipped, and accepted terms. Empty if the customer can pay. An empty basket redirects to the
 * shop (CHECKOUT-14).
 */
export const checkoutMissing = (checkout: {
  readonly basket: Pick<
    Basket,
    'lines' | 'requiresShipping' | 'activeShippingMethodCode' | 'shippingMethods' | 'total'
  >;
  readonly shippingAddress: Address | null;
  readonly termsAccepted: boolean;
}): readonly CheckoutMissing[] => {
  const { basket } = checkout;
  if (basket.lines.length === 0) return [{ kind: 'basket-empty' }];
  const method: ShippingMethod | null = selectShippingMethod(basket);
  return [
    ...(basket.requiresShipping && checkout.shippingAddress === null
      ? [{ kind: 'address-missing' } as const]
      : []),
    ...(method === null ? [{ kind: 'shipping-method-missing' } as const] : []),
    ...(checkout.termsAccepted ? [] : [{ kind: 'terms-not-accepted' } as const]),
  ];
};
