import { checkVoucher, selectShippingMethod } from '@tailorbird/domain/basket';
import type { PaymentFailure } from '@tailorbird/domain/checkout';
import {
  belongingsOf,
  garmentTotalOf,
  type InMemoryState,
  soldOutColor,
  viewBasket,
  voucherOf,
} from './state.ts';

/** Why the basket cannot be paid; expired vouchers are removed (CHECKOUT-15). */
export const checkoutObstacle = (state: InMemoryState): PaymentFailure | null => {
  const belongings = belongingsOf(state);
  const basket = viewBasket(state);
  if (basket.lines.length === 0) return { kind: 'basket-empty' };
  if (basket.status === 'Frozen') return { kind: 'basket-changed' };
  if (soldOutColor(state, belongings.basket.lines) !== null) return { kind: 'out-of-stock' };
  const situation = {
    currency: state.currency,
    garmentTotal: garmentTotalOf(basket),
    requiresShipping: basket.requiresShipping,
  };
  const lapsed = basket.voucherCodes.filter(
    (code) =>
      !checkVoucher(
        voucherOf(state, code),
        situation,
        { signedIn: state.signedIn !== null },
        state.fixture.now,
      ).ok,
  );
  if (lapsed.length > 0) {
    belongings.basket = {
      ...belongings.basket,
      voucherCodes: basket.voucherCodes.filter((code) => !lapsed.includes(code)),
    };
    return { kind: 'voucher-removed', codes: lapsed };
  }
  if (basket.requiresShipping && belongings.basket.address === null)
    return { kind: 'address-missing' };
  return selectShippingMethod(basket) === null ? { kind: 'shipping-method-missing' } : null;
};
