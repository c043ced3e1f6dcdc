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
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'order-not-finalized' };

/** How a payment stands. */
export type Payment =
  | { readonly status: 'authorised'; readonly orderNumber: string }
  /** The customer must go to the bank's page and comes back with a result. */
  | { readonly status: 'redirect'; readonly paymentId: string; readonly url: string };

/** A card as it is typed: from its fields it goes to the provider, and nowhere else. */
export type Card = {
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly holderName: string;
};
export type CardField = keyof Card;

export const emptyCard: Card = { number: '', expiry: '', securityCode: '', holderName: '' };

/** Wallets: one pays with an account elsewhere, and types no card here. Named as the payment method types of Adyen. */
export const walletMethods = ['paypal', 'klarna', 'applepay', 'googlepay'] as const;
export type WalletMethod = (typeof walletMethods)[number];

/** What each wallet calls itself, in every language. */
export const walletNames: Readonly<Record<WalletMethod, string>> = {
  paypal: 'PayPal',
  klarna: 'Klarna',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

/**
 * What one pays with, as the shop sees it: never a card itself, but a token that the provider gave the browser for it, good for one payment and a short while; or a wallet, by a token where it
 * gives one in the browser, else at its own page; or a card that the provider keeps for the customer.
 */
export type PaymentMeans =
  /** `keep`: its owner asked that the provider keeps it for the next time. */
  | { readonly kind: 'card'; readonly token: string; readonly keep?: boolean }
  | { readonly kind: 'wallet'; readonly method: WalletMethod; readonly token?: string }
  /** `device`: what banks ask to be told of a browser, where the provider hands it on. */
  | { readonly kind: 'saved'; readonly id: number; readonly device?: string };

/** How an order was paid, as far as people are told: by which method, and of a card its last four digits where they are known. */
export type PaidBy = { readonly method: 'card' | WalletMethod; readonly lastFour: string | null };

/** Whose script takes cards in the browser, where cards are not typed into the shop's own fields; of Adyen, in which of its places, and which wallets it brings the scripts of. */
export type CardScript =
  | 'stripe'
  | `adyen-${'test' | 'live' | 'live-us' | 'live-au' | 'live-apse' | 'live-in'}${'' | '+applepay'}${'' | '+googlepay'}`;

/** A way to pay that is offered. */
export type PaymentMethod = {
  readonly type: 'card' | WalletMethod | 'none';
  readonly name: string;
  readonly brands: readonly string[];
  /** What the browser needs to open the provider's fields or button: nothing secret. `provider` says whose they are. */
  readonly configuration: Readonly<Record<string, string>>;
};

export type PaymentRequest = {
  /** The same for every try of one press on "pay": a repeated request never pays twice. */
  readonly idempotencyKey: string;
  /** What the customer saw; the server refuses with `basket-changed` when it owes something else. */
  readonly expected: Money;
  /** Null when nothing is left to pay. */
  readonly means: PaymentMeans | null;
  readonly guestEmail: string | null;
  readonly termsAccepted: boolean;
  readonly comment: string;
  /** Where the bank sends the customer back to. */
  readonly returnUrl: string;
};
