import { unreachable } from '../kernel/index.ts';
import { emptyBasketPath } from './emptyBasketPath.ts';
import type { PaymentFailure } from './payment.ts';

/** CHECKOUT-13: a message for each thing that can fail on the way. */
export type CheckoutMessage =
  | 'shipping-not-fetched'
  | 'address-not-added'
  | 'shipping-not-picked'
  | 'order-not-finalized'
  | 'payment-failed'
  | 'payment-cancelled'
  | 'basket-changed'
  | 'out-of-stock';

/** How a failed payment is told (CHECKOUT-13 … CHECKOUT-16). */
export type PaymentNotice =
  /** CHECKOUT-16: wrong security code, suspected fraud (ask the bank or support), or other. */
  | { readonly kind: 'modal'; readonly about: 'wrong-cvc' | 'fraud' | 'other' }
  | { readonly kind: 'message'; readonly message: CheckoutMessage }
  /** CHECKOUT-15. */
  | { readonly kind: 'vouchers-removed'; readonly codes: readonly string[] }
  /** CHECKOUT-14. */
  | { readonly kind: 'leave'; readonly path: string }
  /** Something in the form is to be corrected. */
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

/** CHECKOUT-17: how long a refund can take. */
export const refundBusinessDays = 10;
/** CHECKOUT-20: how long the law has billing information kept. */
export const billingRetentionYears = 3;
