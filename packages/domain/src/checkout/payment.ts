import type { Money } from '../kernel/index.ts';

export type PaymentProvider = 'ADYEN' | 'STRIPE' | 'PAYPAL';

/** The failures the error modal distinguishes (CHECKOUT-16), and others (CHECKOUT-13). */
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
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'order-not-finalized' };

export type Payment =
  | { readonly status: 'authorised'; readonly orderNumber: string }
  /** The customer must visit the bank's page and returns with a result. */
  | { readonly status: 'redirect'; readonly paymentId: string; readonly url: string };

/** A card as typed; it is sent to the provider only. */
export type Card = {
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly holderName: string;
};
export type CardField = keyof Card;

export const emptyCard: Card = { number: '', expiry: '', securityCode: '', holderName: '' };

/**
 * Wallets: payment with an external account instead of a card. Named by Adyen's payment method
 * types.
 */
export const walletMethods = ['paypal', 'klarna', 'applepay', 'googlepay'] as const;
export type WalletMethod = (typeof walletMethods)[number];

/** Brand names of the wallets, the same in every language. */
export const walletNames: Readonly<Record<WalletMethod, string>> = {
  paypal: 'PayPal',
  klarna: 'Klarna',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

/**
 * The means of payment as the shop sees it: a single-use token for a card, a wallet with a
 * token or its own page, or a saved card. Never a card number.
 */
export type PaymentMeans =
  /** `keep`: save the card for later orders. */
  | { readonly kind: 'card'; readonly token: string; readonly keep?: boolean }
  | { readonly kind: 'wallet'; readonly method: WalletMethod; readonly token?: string }
  /** `device`: browser data that banks require, if the provider forwards it. */
  | { readonly kind: 'saved'; readonly id: number; readonly device?: string };

/** The means that paid an order: the method and, for a card, its last four digits if known. */
export type PaidBy = { readonly method: 'card' | WalletMethod; readonly lastFour: string | null };

/**
 * The provider script that renders card fields, if the shop's own fields are not used; for
 * Adyen, with its environment and wallets.
 */
export type CardScript =
  | 'stripe'
  | `adyen-${'test' | 'live' | 'live-us' | 'live-au' | 'live-apse' | 'live-in'}${'' | '+applepay'}${'' | '+googlepay'}`;

export type PaymentMethod = {
  readonly type: 'card' | WalletMethod | 'none';
  readonly name: string;
  readonly brands: readonly string[];
  /**
   * Public configuration for the provider's fields or button. `provider` names the provider.
   */
  readonly configuration: Readonly<Record<string, string>>;
};

export type PaymentRequest = {
  /** The same for every retry of one press on "pay", so that a repeated request pays once. */
  readonly idempotencyKey: string;
  /**
   * The amount shown to the customer; the server refuses with `basket-changed` if it differs.
   */
  readonly expected: Money;
  /** Null if nothing is left to pay. */
  readonly means: PaymentMeans | null;
  readonly guestEmail: string | null;
  readonly termsAccepted: boolean;
  readonly comment: string;
  /** The bank's redirect target. */
  readonly returnUrl: string;
};
