import type { PaymentFailure } from '@tailorbird/domain/checkout';
import { unreachable } from '@tailorbird/domain/kernel';
import { type CheckoutReason, checkoutReasons } from './schema.ts';

const isCheckoutReason = (reason: unknown): reason is CheckoutReason =>
  (checkoutReasons as readonly unknown[]).includes(reason);

/**
 * Maps the reason of a refused checkout (CHECKOUT-13). Two wire reasons share one kind.
 * Unlisted reasons become a general refusal.
 */
export const fromWireCheckoutRefused = (body: {
  readonly reason?: unknown;
  readonly vouchers?: unknown;
}): PaymentFailure => {
  const { reason, vouchers } = body;
  if (!isCheckoutReason(reason)) return { kind: 'payment-refused' };
  switch (reason) {
    case 'Basket Changed':
    // A frozen basket is being paid for elsewhere, so this page is outdated.
    case 'Basket Frozen':
      return { kind: 'basket-changed' };
    case 'Basket Empty':
      return { kind: 'basket-empty' };
    case 'Out Of Stock':
      return { kind: 'out-of-stock' };
    case 'Voucher Removed':
      return {
        kind: 'voucher-removed',
        codes: Array.isArray(vouchers) ? vouchers.map(String) : [],
      };
    case 'Address Missing':
      return { kind: 'address-missing' };
    case 'Shipping Method Missing':
      return { kind: 'shipping-method-missing' };
    case 'Terms Not Accepted':
      return { kind: 'terms-not-accepted' };
    default:
      return unreachable(reason);
  }
};
