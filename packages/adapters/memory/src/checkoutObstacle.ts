import { checkVoucher, selectShippingMethod } from '@tailorbird/domain/basket';
import type { PaymentFailure } from '@tailorbird/domain/checkout';
import {
  garmentTotalOf,
  type InMemoryState,
  recordsOf,
  soldOutColor,
  viewBasket,
  voucherOf,
} from './state.ts';

/** Removes expired vouchers (CHECKOUT-15). */
export const checkoutObstacle = (state: InMemoryState): PaymentFailure | null => {
  const records = recordsOf(state);
  const basket = viewBasket(state);
  if (basket.lines.length === 0) return { kind: 'basket-empty' };
  if (basket.status === 'Frozen') return { kind: 'basket-changed' };
  if (soldOutColor(state, records.basket.lines) !== null) return { kind: 'out-of-stock' };
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
    records.basket = {
      ...records.basket,
      voucherCodes: basket.voucherCodes.filter((code) => !lapsed.includes(code)),
    };
    return { kind: 'voucher-removed', codes: lapsed };
  }
  if (basket.requiresShipping && records.basket.address === null)
    return { kind: 'address-missing' };
  return selectShippingMethod(basket) === null ? { kind: 'shipping-method-missing' } : null;
};
