import type { AddressField, WalletMethod } from '@tailorbird/domain/checkout';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { Generated } from 'kysely';
import type {
  ColumnName,
  GeneratedId,
  Instant,
  JsonText,
} from '../../platform/database/columns.ts';
import type { PiecesOfColor } from '../catalog/index.ts';
import type { OrderDraft } from '../orders/index.ts';
import type { Decline, ProviderNotice, ProviderPayment } from './application/paymentProvider.ts';

/**
 * `pending`: the provider is being asked, or was when the server went away. `redirect`: the customer is at the bank's page. The other three are final; only `authorised` made an order.
 */
export type PaymentStatus = 'pending' | 'redirect' | 'authorised' | 'refused' | 'cancelled';

/** What a payment holds back until it is final. */
export type Reservation = { readonly stock: readonly PiecesOfColor[] };

export type PaymentRow = {
  id: GeneratedId;
  basket_id: number;
  /** The customer's key: the same for every try of one press on "pay". */
  idempotency_key: string;
  /** The provider's key, and the name of the payment in addresses; cannot be guessed. */
  reference: string;
  status: PaymentStatus;
  /** `unheard`: given up by its owner while its provider could not be asked, which is to be done once it can. */
  decline: Decline | 'unheard' | null;
  /** Tells a repeated request from another one that came with the same key. */
  fingerprint: string;
  /** `till`: in a store, by the means its order names. */
  method: WalletMethod | 'card' | 'none' | 'till';
  /** Whom it is with; null where there was nobody to ask, and of payments before that was kept which no provider was asked about. */
  provider: string | null;
  amount: number;
  currency: Currency;
  redirect_url: string | null;
  reservation: JsonText<Reservation>;
  /** The order as the customer agreed to it; gone once the payment is settled, so that what came to nothing leaves no address behind. */
  draft: JsonText<OrderDraft> | null;
  order_number: string | null;
  /** What the provider calls the card, which tells no number; null before, and where it tells no such thing. */
  card_alias: string | null;
  /** How often its provider was asked in vain since it was given up, and when it is asked again; null at once. */
  attempts: Generated<number>;
  due_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

/** The sandbox bank's own books: in the shop's database, but never in one of its transactions. */
export type SandboxPaymentRow = {
  reference: string;
  status: 'authorised' | 'refused' | 'cancelled' | 'challenge';
  decline: Decline | null;
  amount: number;
  currency: Currency;
  method: WalletMethod | 'card';
  last_four: string;
  /** The same for each payment with a card. */
  card_alias: string;
  /** Where the card is to be kept: what tells it beside its last digits. */
  keeps: JsonText<SandboxCardFace> | null;
  locale: Locale;
  return_url: string;
  /** What the customer decided at the bank's page, and what that page then puts into the return address; null until then. */
  decision: 'approve' | 'decline' | 'cancel' | null;
  result: string | null;
  /** What was given back of it in all, minor units. */
  refunded: number;
  created_at: Instant;
};

/** A token that the sandbox bank gave for a card, and all it remembers of it. Good for one payment. */
export type SandboxTokenRow = {
  token: string;
  /** What the card does when somebody pays with it. */
  outcome: SandboxOutcome;
  last_four: string;
  card_alias: string;
  brand: string;
  /** `2029-04`; empty where nobody knows. */
  expires: string;
  /** The payment it was good for; null before. */
  used_by: string | null;
  created_at: Instant;
};

/** What is printed on a card beside its number, and what it does. */
export type SandboxCardFace = {
  readonly brand: string;
  readonly expires: string;
  readonly outcome: SandboxOutcome;
};

/** A card that the sandbox bank keeps for its owner. */
export type SandboxCardRow = {
  name: string;
  /** The payment it was kept of. */
  reference: string;
  outcome: SandboxOutcome;
  last_four: string;
  card_alias: string;
  brand: string;
  expires: string;
};

/** What the sandbox bank does with a payment. */
export type SandboxOutcome =
  | 'authorised'
  | 'challenge'
  | Extract<Decline, 'wrong-cvc' | 'fraud' | 'payment-refused'>;

/** What the sandbox bank gave back of a payment: one of each key. */
export type SandboxRefundRow = { reference: string; key: string; amount: number };

/** A payment at a provider of another company, by what that calls it. */
export type ProviderPaymentRow = {
  reference: string;
  provider: string;
  /** Null until the provider has made it; before, it cannot have taken anything. */
  provider_id: string | null;
  /** Why nothing was taken; null while that is open, and when something was. */
  decline: Decline | null;
  /** How much it is to take; null where the provider was not asked. This and the rest are kept of payments at providers that cannot be asked how one stands. */
  amount: number | null;
  /** A hash of what it is paid with, which is good for one payment. */
  means: string | null;
  /** How it stood when the provider was last heard. */
  standing: JsonText<ProviderPayment> | null;
  /** What was given back, by the key it was asked for with. */
  given_back: JsonText<Readonly<Record<string, GivenBackPart>>> | null;
  created_at: Instant;
};

/** A part of a payment that goes back. `failures`: how often it could not; `isDone`: the provider has it. */
export type GivenBackPart = {
  readonly amount: number;
  readonly failures: number;
  readonly isDone: boolean;
  readonly isFailed: boolean;
};

/** What a payment provider told by itself, once however often it was told. */
export type PaymentNoticeRow = {
  id: GeneratedId;
  provider: string;
  event_id: string;
  reference: string;
  notice: JsonText<ProviderNotice>;
  received_at: Instant;
  /** Null while the payment it is about is not known, or the server went away over it. */
  applied_at: Instant | null;
};

/** Addresses a customer has used, newest last: a column for each field. */
export type SavedAddressRow = { [Field in AddressField as ColumnName<Field>]: string } & {
  id: GeneratedId;
  account_id: number;
  created_at: Instant;
};

/** A card that the provider keeps for a customer: never its number. */
export type SavedMeansRow = {
  id: GeneratedId;
  /** Null once it was removed: then nobody's, until the provider has been told. */
  account_id: number | null;
  /** The payment it is kept of. */
  payment_reference: string;
  /** Who keeps it. */
  provider: string;
  /** What the provider is asked for it by; null until it has said so. */
  name: string | null;
  kind: 'card';
  brand: string;
  last_four: string;
  expires: string;
  created_at: Instant;
  /** When it was last paid with. */
  used_at: Instant;
  /** How often the provider was asked whether it keeps it, or to keep it no longer. */
  attempts: number;
  /** When it is asked next; null where there is nothing to ask, and once that was given up. */
  due_at: Instant | null;
};

export type CheckoutTables = {
  payment: PaymentRow;
  payment_notice: PaymentNoticeRow;
  provider_payment: ProviderPaymentRow;
  sandbox_card: SandboxCardRow;
  sandbox_payment: SandboxPaymentRow;
  sandbox_refund: SandboxRefundRow;
  sandbox_token: SandboxTokenRow;
  saved_address: SavedAddressRow;
  saved_means: SavedMeansRow;
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends CheckoutTables {}
}

export const checkoutSchema = `
create table payment (
  id {id},
  basket_id bigint not null references basket (id),
  idempotency_key text not null,
  reference text not null unique,
  status text not null,
  decline text,
  fingerprint text not null,
  method text not null,
  amount bigint not null,
  currency text not null,
  redirect_url text,
  reservation text not null,
  draft text,
  order_number text,
  created_at text not null,
  updated_at text not null,
  card_alias text,
  provider text,
  attempts bigint not null default 0,
  due_at text,
  constraint payment_request unique (basket_id, idempotency_key)
);
create index payment_key on payment (idempotency_key);
create unique index payment_of_basket on payment (basket_id)
  where status in ('pending', 'redirect', 'authorised');
create index payment_unfinished on payment (status, updated_at);
create index payment_order on payment (order_number);
create index payment_unheard on payment (provider) where decline = 'unheard';

create table sandbox_payment (
  reference text primary key,
  status text not null,
  decline text,
  amount bigint not null,
  currency text not null,
  last_four text not null,
  locale text not null,
  return_url text not null,
  decision text,
  result text,
  created_at text not null,
  refunded bigint not null,
  card_alias text not null,
  method text not null,
  keeps text
);
create index sandbox_payment_age on sandbox_payment (created_at);

create table sandbox_refund (
  reference text not null references sandbox_payment (reference) on delete cascade,
  key text not null,
  amount bigint not null,
  constraint sandbox_refund_key primary key (reference, key)
);

create table sandbox_token (
  token text primary key,
  outcome text not null,
  last_four text not null,
  card_alias text not null,
  used_by text,
  created_at text not null,
  brand text not null,
  expires text not null
);
create index sandbox_token_age on sandbox_token (created_at);

create table payment_notice (
  id {id},
  provider text not null,
  event_id text not null,
  reference text not null,
  notice text not null,
  received_at text not null,
  applied_at text,
  constraint payment_notice_event unique (provider, event_id)
);
create index payment_notice_waiting on payment_notice (applied_at, reference);
create index payment_notice_age on payment_notice (received_at);

create table provider_payment (
  reference text primary key,
  provider text not null,
  provider_id text unique,
  decline text,
  created_at text not null,
  amount bigint,
  means text,
  standing text,
  given_back text
);
create unique index provider_payment_means on provider_payment (means);
create index provider_payment_age on provider_payment (created_at);

create table saved_means (
  id {id},
  account_id bigint references account (id),
  payment_reference text not null unique,
  provider text not null,
  name text,
  kind text not null,
  brand text not null,
  last_four text not null,
  expires text not null,
  created_at text not null,
  used_at text not null,
  attempts bigint not null,
  due_at text
);
create index saved_means_account on saved_means (account_id);
create index saved_means_due on saved_means (provider, due_at);
create index saved_means_expires on saved_means (expires);

create table sandbox_card (
  name text primary key,
  reference text not null unique,
  outcome text not null,
  last_four text not null,
  card_alias text not null,
  brand text not null,
  expires text not null
);
`;
