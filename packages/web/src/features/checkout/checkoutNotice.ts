import type { CheckoutMessage } from '@tailorbird/domain/checkout';

export type CheckoutNotice =
  | {
      readonly kind: 'message';
      readonly message: CheckoutMessage | 'basket-refused' | 'may-be-paid';
    }
  | { readonly kind: 'vouchers-removed'; readonly codes: readonly string[] };
