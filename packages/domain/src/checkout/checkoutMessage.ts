import { unreachable } from '../kernel/index.ts';
import { emptyBasketPath } from './emptyBasketPath.ts';
import type { PaymentFailure } from './payment.ts';

export type CheckoutMessage =
  | 'shipping-not-fetched'
  | 'address-not-added'
  | 'shipping-not-picked'
  | 'order-not-finalized'
  | 'payment-failed'
  | 'payment-cancelled'
  | 'basket-changed'
  | 'out-of-stock';

/** Display of a failed payment (CHECKOUT-13 … CHECKOUT-16). */
export type PaymentNotice =
  /**
   * CHECKOUT-16: wrong security code, suspected fraud (contact the bank or support), or other.
   */
  | { readonly kind: 'modal'; readonly about: 'wrong-cvc' | 'fraud' | 'other' }
  | { readonly kind: 'message'; readonly message: CheckoutMessage }
  /** CHECKOUT-15. */
  | { readonly kind: 'vouchers-removed'; readonly codes: readonly string[] }
  /** CHECKOUT-14. */
  | { readonly kind: 'leave'; readonly path: string }
  | { readonly kind: 'form'; readonly failure: PaymentFailure };

export const paymentNotice = (failure: PaymentFailure): PaymentNotice => {
  switch (failure.kind) {
    case 'wrong-cvc':
    case 'fraud':
      return { kind: 'modal', about: failure.kind };
    case 'payment-refused':
      return { kind: 'modal', about: 'other' };
    case 'payment-cancelled':
    case 'basket-changed':
    case 'out-of-stock':
    case 'order-not-finalized':
      return { kind: 'message', message: failure.kind };
    case 'unreachable':
      return { kind: 'message', message: 'payment-failed' };
    case 'basket-empty':
      return { kind: 'leave', path: emptyBasketPath };
    case 'voucher-removed':
      return { kind: 'vouchers-removed', codes: failure.codes };
    case 'address-missing':
    case 'shipping-method-missing':
    case 'terms-not-accepted':
    case 'email-invalid':
      return { kind: 'form', failure };
    default:
      return unreachable(failure);
  }
};

/** Maximum duration of a refund (CHECKOUT-17). */
export const refundBusinessDays = 10;
export const billingRetentionYears = 3;
