import type { Card, PaymentMethod } from '@tailorbird/domain/checkout';
import type { Locale, Money } from '@tailorbird/domain/kernel';

/** Why nothing was taken. `not-authenticated`: at the bank's page; `provider-failed`: the provider could not be asked, and has been told not to. */
export type Decline = 'wrong-cvc' | 'fraud' | 'payment-refused' | 'not-authenticated' | 'payment-cancelled' | 'provider-failed';

/** How a payment stands with the provider. */
export type ProviderPayment =
  /** `card`: what the provider calls the card, the same for each payment with it. It is nothing the card's number could be told from; absent where the provider tells no such thing. */
  | { readonly status: 'authorised'; readonly card?: string }
  | { readonly status: 'redirect'; readonly url: string }
  | { readonly status: 'declined'; readonly decline: Decline };

export type Authorisation = {
  /** The shop's own key of the payment: asking again with the same one answers the same and takes nothing twice. */
  readonly reference: string;
  readonly amount: Money;
  /** Goes to the provider and nowhere else: it is neither stored nor logged. */
  readonly card: Card;
  /** Where the bank's page sends the customer back to. */
  readonly returnUrl: string;
  readonly locale: Locale;
};

/**
 * Port: who takes the money. Each call may also throw or take too long; the shop then asks `lookup`, and, when the payment is unknown, `cancel`s it. What `cancel` answered is final: an
 * authorisation that arrives after it is declined.
 */
export type PaymentProvider = {
  readonly methods: (locale: Locale) => readonly PaymentMethod[];
  readonly authorise: (request: Authorisation) => Promise<ProviderPayment>;
  /** After the bank's page: `result` is what it put into the return address. */
  readonly complete: (reference: string, result: string) => Promise<ProviderPayment>;
  /** Gives a payment up that is not authorised. Answers how it stands: `authorised` when it was too late. */
  readonly cancel: (reference: string) => Promise<ProviderPayment>;
  /**
   * Gives back a part of what an authorised payment took, or all of it. Asked again with the same key it gives back nothing more; all keys together never give back more than was taken. Throws
   * when it cannot be done now.
   */
  readonly refund: (reference: string, part: { readonly key: string; readonly amount: Money }) => Promise<void>;
  /** How a payment stands; null when the provider has never heard of it. */
  readonly lookup: (reference: string) => Promise<ProviderPayment | null>;
};

export type WithPayments = { readonly payments: PaymentProvider };
