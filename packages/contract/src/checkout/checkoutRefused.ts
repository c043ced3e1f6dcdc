import type { PaymentFailure } from '@tailorbird/domain/checkout';
import { unreachable } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';

export const checkoutReasons = [
  'Basket Changed',
  'Basket Empty',
  'Basket Frozen',
  'Out Of Stock',
  'Voucher Removed',
  'Address Missing',
  'Shipping Method Missing',
  'Terms Not Accepted',
] as const;

export type CheckoutReason = (typeof checkoutReasons)[number];

/** `vouchers` lists the removed codes, with the reason `Voucher Removed`. */
export const checkoutRefused = z.object({
  reason: z.enum(checkoutReasons),
  vouchers: z.optional(z.array(z.string())),
});
export type WireCheckoutRefused = z.infer<typeof checkoutRefused>;

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
