import type { PaymentFailure } from '@tailorbird/domain/checkout';
import { unreachable } from '@tailorbird/domain/kernel';
import { type CheckoutReason, checkoutReasons } from './schema.ts';

const isCheckoutReason = (reason: unknown): reason is CheckoutReason =>
  (checkoutReasons as readonly unknown[]).includes(reason);

/** Why the way to the order is closed (CHECKOUT-13). Two reasons are one to a customer, and one that is not on the list is a refusal. */
export const fromWireCheckoutRefused = (body: {
  readonly reason?: unknown;
  readonly vouchers?: unknown;
}): PaymentFailure => {
  const { reason, vouchers } = body;
  if (!isCheckoutReason(reason)) return { kind: 'payment-refused' };
  switch (reason) {
    case 'Basket Changed':
    // A frozen basket is being paid for elsewhere: what this customer sees is out of date.
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
