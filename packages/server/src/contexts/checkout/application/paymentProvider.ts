import type {
  Address,
  PaymentLine,
  PaymentMeans,
  PaymentMethod,
  SavedMeans,
} from '@tailorbird/domain/checkout';
import type { Currency, Locale, Money, Result } from '@tailorbird/domain/kernel';

/** Why nothing was taken. `not-authenticated`: at the bank's page; `provider-failed`: the provider could not be asked, and has been told not to. */
export type Decline =
  | 'wrong-cvc'
  | 'fraud'
  | 'payment-refused'
  | 'not-authenticated'
  | 'payment-cancelled'
  | 'provider-failed';

/** How a payment stands with the provider. */
export type ProviderPayment =
  /**
   * `card`: what the provider calls the card or the account, the same for each payment with it, and nothing a number could be told from. `lastFour`: the last digits of a card, for people to know it
   * by. Either is absent where the provider tells no such thing.
   */
  | { readonly status: 'authorised'; readonly card?: string; readonly lastFour?: string }
  | { readonly status: 'redirect'; readonly url: string }
  | { readonly status: 'declined'; readonly decline: Decline };

/** What is paid with, as the provider has it. */
export type ProviderMeans =
  | Exclude<PaymentMeans, { readonly kind: 'saved' }>
  /** A card that it keeps, by the name it gave that. */
  | { readonly kind: 'kept'; readonly name: string; readonly device: string | null };

/** A card that a provider keeps. */
export type KeptCard = Omit<SavedMeans, 'id'> & {
  /** What the provider is asked for it by; of no use to anybody without the keys of the shop. */
  readonly name: string;
};

/** Where and in what somebody is about to pay, and how much where that is known. */
export type MethodsAsked = {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly country: string | null;
  readonly owed?: Money;
};

/** A line of what is paid for, in the words of who pays. */
export type BoughtLine = Omit<PaymentLine, 'of'> & {
  readonly id: string;
  readonly description: string;
};

export type Authorisation = {
  /** The shop's own key of the payment: asking again with the same one answers the same and takes nothing twice. */
  readonly reference: string;
  readonly amount: Money;
  /** A token that is unknown, too old or was good for another payment is declined as `payment-refused`; so is a method that is not offered there. */
  readonly means: ProviderMeans;
  /** What is paid for, in the language of who pays: quantities times prices are the amount. Buying on invoice needs it. */
  readonly bought: readonly BoughtLine[];
  /** Whom the provider may ask for, and where: buying on invoice needs it. */
  readonly payer: {
    readonly email: string;
    readonly country: string | null;
    readonly address: Address | null;
  };
  /** Where the bank's page sends the customer back to, with `payment_id` (the reference) and `redirectResult` in its query. */
  readonly returnUrl: string;
  readonly locale: Locale;
};

/** What a provider tells by itself: how a payment now stands, or that a refund was made. */
export type ProviderNotice = {
  /** The same each time the notice is sent again. */
  readonly eventId: string;
  /** The shop's key of the payment it is about. */
  readonly reference: string;
} & (
  | { readonly payment: ProviderPayment }
  /** `key`: the one the refund was asked for with. */
  | { readonly refund: { readonly key: string } }
);

/** How a provider tells the shop of what happened while nobody asked. */
export type PaymentWebhooks = {
  /** Reads a notice and whether it is the provider's own: `forged` is refused, `irrelevant` is acknowledged and forgotten. `headers` are in small letters; `body` is as it came, since it was signed so. */
  readonly read: (request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }) => Promise<Result<ProviderNotice, 'forged' | 'irrelevant'>>;
};

/**
 * Port: who takes the money. No card passes through it: the browser gives it to the provider, and the shop a token. Each call may also throw or take too long; the shop then asks `lookup`, and, when
 * the payment is unknown, `cancel`s it. What `cancel` answered is final: an authorisation that arrives after it is declined. `test/describePaymentProvider.ts` is the suite that each provider passes.
 */
export type PaymentProvider = {
  /** What it is called, in small letters: payments are kept with the name of whom they are with, and its notices come to `/webhooks/payments/<name>`. */
  readonly name: string;
  /** How one can pay there, as it is to be listed. */
  readonly methods: (asked: MethodsAsked) => Promise<readonly PaymentMethod[]>;
  readonly authorise: (request: Authorisation) => Promise<ProviderPayment>;
  /** After the bank's or the wallet's page: `result` is what it put into the return address. One that the provider did not make is a refusal. */
  readonly complete: (reference: string, result: string) => Promise<ProviderPayment>;
  /** Gives a payment up that is not authorised. Answers how it stands: `authorised` when it was too late. */
  readonly cancel: (reference: string) => Promise<ProviderPayment>;
  /**
   * Gives back a part of what an authorised payment took, or all of it, to what it was paid with. Asked again with the same key it gives back nothing more; all keys together never give back more
   * than was taken. Throws when it cannot be done now.
   */
  readonly refund: (
    reference: string,
    part: { readonly key: string; readonly amount: Money },
  ) => Promise<void>;
  /** How a payment stands; null when the provider has never heard of it. */
  readonly lookup: (reference: string) => Promise<ProviderPayment | null>;
  /** The card that was kept of an authorised payment whose means asked for it; null where there is none, or not yet. */
  readonly kept: (reference: string) => Promise<KeptCard | null>;
  /** Keeps a card no longer: nothing is taken from it any more. One that it does not keep is none. Throws when it cannot be done now. */
  readonly forget: (name: string) => Promise<void>;
  readonly webhooks?: PaymentWebhooks;
  /** Where the provider is one to try the shop with, and lives within it: answers what browsers ask of its own pages below `/sandbox/`; null for a page there is none of. */
  readonly pages?: (request: Request) => Promise<Response | null>;
};

export type WithPayments = { readonly payments: PaymentProvider };
