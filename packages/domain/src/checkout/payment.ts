import type { Money } from '../kernel/index.ts';

/** Who may take payments (CHECKOUT-12). */
export type PaymentProvider = 'ADYEN' | 'STRIPE' | 'PAYPAL';

/** What the payment error modal distinguishes (CHECKOUT-16), and what else can go wrong (CHECKOUT-13). */
export type PaymentFailure =
  | { readonly kind: 'wrong-cvc' }
  | { readonly kind: 'fraud' }
  | { readonly kind: 'payment-refused' }
  | { readonly kind: 'payment-cancelled' }
  | { readonly kind: 'basket-changed' }
  | { readonly kind: 'basket-empty' }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'voucher-removed'; readonly codes: readonly string[] }
  | { readonly kind: 'address-missing' }
  | { readonly kind: 'shipping-method-missing' }
  | { readonly kind: 'terms-not-accepted' }
  | { readonly kind: 'email-invalid' }
  | { readonly kind: 'card-invalid'; readonly fields: Readonly<Partial<Record<CardField, 'required' | 'invalid' | 'expired'>>> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'order-not-finalized' };

/** How a payment stands. */
export type Payment =
  | { readonly status: 'authorised'; readonly orderNumber: string }
  /** The customer must go to the bank's page and comes back with a result. */
  | { readonly status: 'redirect'; readonly paymentId: string; readonly url: string };

export type Card = {
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly holderName: string;
};
export type CardField = keyof Card;

export const emptyCard: Card = { number: '', expiry: '', securityCode: '', holderName: '' };

export type PaymentMethod = { readonly type: string; readonly name: string; readonly brands: readonly string[] };

export type PaymentRequest = {
  /** The same for every try of one press on "pay": a repeated request never pays twice. */
  readonly idempotencyKey: string;
  /** What the customer saw; the server refuses with `basket-changed` when it owes something else. */
  readonly expected: Money;
  readonly method: { readonly type: 'card'; readonly card: Card } | { readonly type: 'none' };
  readonly guestEmail: string | null;
  readonly termsAccepted: boolean;
  readonly comment: string;
  /** Where the bank sends the customer back to. */
  readonly returnUrl: string;
};
