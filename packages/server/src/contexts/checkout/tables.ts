import type { AddressField, SandboxOutcome, WalletMethod } from '@tailorbird/domain/checkout';
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
 * `pending`: the provider is being called, or was when the server stopped. `redirect`: the
 * customer is at the bank's page. The other three are final; only `authorised` created an
 * order.
 */
export type PaymentStatus = 'pending' | 'redirect' | 'authorised' | 'refused' | 'cancelled';

/** Stock that a payment reserves until it is final. */
export type Reservation = { readonly stock: readonly PiecesOfColor[] };

export type PaymentRow = {
  id: GeneratedId;
  basket_id: number;
  /** The customer's key, equal for each retry of one press on "pay". */
  idempotency_key: string;
  /** The provider's key, and the payment's id in addresses; not guessable. */
  reference: string;
  status: PaymentStatus;
  /**
   * `unheard`: canceled by its owner while the provider could not be queried; to be queried
   * later.
   */
  decline: Decline | 'unheard' | null;
  /** Distinguishes a repeated request from another one with the same key. */
  fingerprint: string;
  /** `till`: in a store, with the method stored in its order. */
  method: WalletMethod | 'card' | 'none' | 'till';
  /** The payment's provider; null if none was called (or for old payments without a record). */
  provider: string | null;
  amount: number;
  currency: Currency;
  redirect_url: string | null;
  reservation: JsonText<Reservation>;
  /**
   * The order as agreed; deleted at settlement, so that failed payments leave no address
   * behind.
   */
  draft: JsonText<OrderDraft> | null;
  order_number: string | null;
  /**
   * The provider's id of the card, without its number; null before payment or if unavailable.
   */
  card_alias: string | null;
  /** Number of failed queries since cancellation; `due_at` is the next one, null for now. */
  attempts: Generated<number>;
  due_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

export type SandboxPaymentRow = {
  reference: string;
  status: 'authorised' | 'refused' | 'cancelled' | 'challenge';
  decline: Decline | null;
  amount: number;
  currency: Currency;
  method: WalletMethod | 'card';
  last_four: string;
  card_alias: string;
  /** Set if the card is to be saved: its display data. */
  keeps: JsonText<SandboxCardFace> | null;
  locale: Locale;
  return_url: string;
  /** The decision on the bank's page, and the result in its return address; null before. */
  decision: 'approve' | 'decline' | 'cancel' | null;
  result: string | null;
  refunded: number;
  created_at: Instant;
};

/** A token of the sandbox bank and its stored card data. Works for one payment. */
export type SandboxTokenRow = {
  token: string;
  outcome: SandboxOutcome;
  last_four: string;
  card_alias: string;
  brand: string;
  /** `2029-04`; empty if unknown. */
  expires: string;
  used_by: string | null;
  created_at: Instant;
};

export type SandboxCardFace = {
  readonly brand: string;
  readonly expires: string;
  readonly outcome: SandboxOutcome;
};

export type SandboxCardRow = {
  name: string;
  reference: string;
  outcome: SandboxOutcome;
  last_four: string;
  card_alias: string;
  brand: string;
  expires: string;
};

export type SandboxRefundRow = { reference: string; key: string; amount: number };

export type ProviderPaymentRow = {
  reference: string;
  provider: string;
  /** Null until the provider has created it; before, no money can have been taken. */
  provider_id: string | null;
  /** The reason for a decline; null while open, and after success. */
  decline: Decline | null;
  /**
   * The amount; null before the request. This and the following columns are for providers
   * without a status request.
   */
  amount: number | null;
  means: string | null;
  /** The status in the provider's last response. */
  standing: JsonText<ProviderPayment> | null;
  given_back: JsonText<Readonly<Record<string, ProviderRefund>>> | null;
  created_at: Instant;
};

/** A part to refund. `failures`: failed attempts; `isDone`: accepted by the provider. */
export type ProviderRefund = {
  readonly amount: number;
  readonly failures: number;
  readonly isDone: boolean;
  readonly isFailed: boolean;
};

export type PaymentNoticeRow = {
  id: GeneratedId;
  provider: string;
  event_id: string;
  reference: string;
  notice: JsonText<ProviderNotice>;
  received_at: Instant;
  /** Null while its payment is unknown, or after an interruption. */
  applied_at: Instant | null;
};

/** A customer's addresses, newest last: one column per field. */
export type SavedAddressRow = { [Field in AddressField as ColumnName<Field>]: string } & {
  id: GeneratedId;
  account_id: number;
  created_at: Instant;
};

/** A card saved by the provider for a customer, without its number. */
export type SavedMeansRow = {
  id: GeneratedId;
  /** Null after removal, until the provider has deleted it. */
  account_id: number | null;
  payment_reference: string;
  provider: string;
  /** The provider's reference; null until the provider has confirmed it. */
  name: string | null;
  kind: 'card';
  brand: string;
  last_four: string;
  expires: string;
  created_at: Instant;
  used_at: Instant;
  /** Number of calls to the provider about saving or deletion. */
  attempts: number;
  /** The time of the next call; null if none is needed, or after the last attempt. */
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
