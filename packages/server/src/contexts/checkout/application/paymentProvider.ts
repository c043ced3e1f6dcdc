import type {
  Address,
  PaymentLine,
  PaymentMeans,
  PaymentMethod,
  SavedMeans,
} from '@tailorbird/domain/checkout';
import type { Currency, Locale, Money, Result } from '@tailorbird/domain/kernel';

/**
 * Reason why no money was taken. `not-authenticated`: failed at the bank's page;
 * `provider-failed`: canceled after no response.
 */
export type Decline =
  | 'wrong-cvc'
  | 'fraud'
  | 'payment-refused'
  | 'not-authenticated'
  | 'payment-cancelled'
  | 'provider-failed';

export type ProviderPayment =
  /**
   * `card`: the provider's id of the card or account, the same for each payment.
   * `lastFour`: last digits of a card.
   */
  | { readonly status: 'authorised'; readonly card?: string; readonly lastFour?: string }
  | { readonly status: 'redirect'; readonly url: string }
  | { readonly status: 'declined'; readonly decline: Decline };

export type ProviderMeans =
  | Exclude<PaymentMeans, { readonly kind: 'saved' }>
  | { readonly kind: 'kept'; readonly name: string; readonly device: string | null };

export type SavedCard = Omit<SavedMeans, 'id'> & {
  /** The provider's reference of the card; useless without the shop's keys. */
  readonly name: string;
};

/** Country, currency and, if known, amount of a future payment. */
export type MethodsAsked = {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly country: string | null;
  readonly owed?: Money;
};

export type BoughtLine = Omit<PaymentLine, 'of'> & {
  readonly id: string;
  readonly description: string;
};

export type Authorisation = {
  /** Idempotency key: a repeated request returns the same result and charges once. */
  readonly reference: string;
  readonly amount: Money;
  /**
   * An unknown, expired or used token is declined as `payment-refused`; so is an unavailable
   * method.
   */
  readonly means: ProviderMeans;
  /**
   * Order lines in the buyer's language: quantities times prices add up to the amount. Required
   * for invoices.
   */
  readonly bought: readonly BoughtLine[];
  /** Name, email and address of the buyer. Required for invoices. */
  readonly payer: {
    readonly email: string;
    readonly country: string | null;
    readonly address: Address | null;
  };
  /**
   * Return address of the bank's page, which adds `payment_id` (the reference) and
   * `redirectResult` to its query.
   */
  readonly returnUrl: string;
  readonly locale: Locale;
};

/** A webhook notice: the new status of a payment, or a completed refund. */
export type ProviderNotice = {
  /** Equal for each repetition of the notice. */
  readonly eventId: string;
  readonly reference: string;
} & (
  | { readonly payment: ProviderPayment }
  /** `key`: the idempotency key of the refund request. */
  | { readonly refund: { readonly key: string } }
);

export type PaymentWebhooks = {
  /**
   * Verifies and reads a notice: `forged` is rejected, `irrelevant` is acknowledged and
   * ignored. `headers` are in lower case; `body` is the raw signed text.
   */
  readonly read: (request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }) => Promise<Result<ProviderNotice, 'forged' | 'irrelevant'>>;
};

/**
 * Port: a payment provider. Cards never pass through it: the browser sends them to the provider
 * and the shop gets a token. Each call may throw or time out; then the shop calls `lookup`, and
 * `cancel` for an unknown payment. `cancel` is final: a later authorisation is declined. Each
 * provider must pass the suite `test/describePaymentProvider.ts`.
 */
export type PaymentProvider = {
  /**
   * The provider's name in lower case, stored with each payment and part of the webhook path
   * `/webhooks/payments/<name>`.
   */
  readonly name: string;
  readonly methods: (asked: MethodsAsked) => Promise<readonly PaymentMethod[]>;
  readonly authorise: (request: Authorisation) => Promise<ProviderPayment>;
  /**
   * Completes a payment after the bank's or wallet's page: `result` comes from the return
   * address. A result not made by the provider is a refusal.
   */
  readonly complete: (reference: string, result: string) => Promise<ProviderPayment>;
  /**
   * Cancels a payment that is not authorised. Returns its status: `authorised` if it was too
   * late.
   */
  readonly cancel: (reference: string) => Promise<ProviderPayment>;
  /**
   * Refunds a part of an authorised payment, or all of it, to its payment method. Repeating a
   * key has no effect; the sum of all keys never exceeds the payment. Throws if it is not
   * possible now.
   */
  readonly refund: (
    reference: string,
    part: { readonly key: string; readonly amount: Money },
  ) => Promise<void>;
  /** The status of a payment; null if the provider does not know it. */
  readonly lookup: (reference: string) => Promise<ProviderPayment | null>;
  /** The card saved by an authorised payment; null if there is none (yet). */
  readonly kept: (reference: string) => Promise<SavedCard | null>;
  /**
   * Deletes a saved card, which can no longer be charged. An unknown card is a success. Throws
   * if it is not possible now.
   */
  readonly forget: (name: string) => Promise<void>;
  readonly webhooks?: PaymentWebhooks;
  /**
   * Pages of a provider built into the shop for trials, below `/sandbox/`; null for an unknown
   * page.
   */
  readonly pages?: (request: Request) => Promise<Response | null>;
};

export type WithPayments = { readonly payments: PaymentProvider };
