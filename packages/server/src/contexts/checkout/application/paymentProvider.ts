import type {
  Address,
  PaymentLine,
  PaymentMeans,
  PaymentMethod,
  SavedMeans,
} from '@tailorbird/domain/checkout';
import type { Currency, Locale, Money, Result } from '@tailorbird/domain/kernel';

/** `not-authenticated`: failed at the bank's page; `provider-failed`: no response. */
export type Decline =
  | 'wrong-cvc'
  | 'fraud'
  | 'payment-refused'
  | 'not-authenticated'
  | 'payment-cancelled'
  | 'provider-failed';

export type ProviderPayment =
  /** `card`: the provider's id, the same for each payment. `lastFour`: a card's last digits. */
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
  /** An unknown, expired or used token is declined as `payment-refused`. */
  readonly means: ProviderMeans;
  /** In the buyer's language; they add up to the amount. Required for invoices. */
  readonly bought: readonly BoughtLine[];
  readonly payer: {
    readonly email: string;
    readonly country: string | null;
    readonly address: Address | null;
  };
  /** The bank's page adds `payment_id` (the reference) and `redirectResult` to its query. */
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
   * `forged` is rejected, `irrelevant` acknowledged. `body` is the raw signed text; `headers`
   * are in lower case.
   */
  readonly read: (request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }) => Promise<Result<ProviderNotice, 'forged' | 'irrelevant'>>;
};

/**
 * Port. Cards never pass through it: the browser gets a token from the provider. Each call may
 * throw or time out; then the shop calls `lookup`, and `cancel` for an unknown payment. `cancel`
 * is final. Providers must pass `test/describePaymentProvider.ts`.
 */
export type PaymentProvider = {
  /** In lower case; stored with each payment, and part of `/webhooks/payments/<name>`. */
  readonly name: string;
  readonly methods: (asked: MethodsAsked) => Promise<readonly PaymentMethod[]>;
  readonly authorise: (request: Authorisation) => Promise<ProviderPayment>;
  /** After the bank's or wallet's page. A result not made by the provider is a refusal. */
  readonly complete: (reference: string, result: string) => Promise<ProviderPayment>;
  /** `authorised` if it was too late. */
  readonly cancel: (reference: string) => Promise<ProviderPayment>;
  /**
   * To the payment method. Repeating a key has no effect; all keys never exceed the payment.
   * Throws if it is not possible now.
   */
  readonly refund: (
    reference: string,
    part: { readonly key: string; readonly amount: Money },
  ) => Promise<void>;
  /** Null if the provider does not know the payment. */
  readonly lookup: (reference: string) => Promise<ProviderPayment | null>;
  /** Null if there is none (yet). */
  readonly kept: (reference: string) => Promise<SavedCard | null>;
  /** An unknown card is a success. Throws if it is not possible now. */
  readonly forget: (name: string) => Promise<void>;
  readonly webhooks?: PaymentWebhooks;
  /** Pages of a built-in trial provider, below `/sandbox/`; null for an unknown page. */
  readonly pages?: (request: Request) => Promise<Response | null>;
};

export type WithPayments = { readonly payments: PaymentProvider };
