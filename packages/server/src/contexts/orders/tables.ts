import type { LineSnapshot } from '@tailorbird/domain/basket';
import type { ProductClass } from '@tailorbird/domain/catalog';
import type { TillEntry, TillMeans } from '@tailorbird/domain/checkout';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type {
  ChangedPart,
  FitAnswer,
  FitFeedback,
  OrderActor,
  OrderStatus,
  PaperKind,
  ParcelPart,
  RefundedPart,
  RefundReason,
  WithdrawnPieces,
} from '@tailorbird/domain/orders';
import type { Flag, GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';
import type { LineTexts } from '../basket/index.ts';
import type { OrderContent } from './application/orderDraft.ts';
import type { PaperContent } from './application/papers/paper.ts';

export type PlacedOrderRow = {
  /** The public order number is the id plus 100000. */
  id: GeneratedId;
  /** Exactly one of the two owner columns is set. */
  account_id: number | null;
  guest_key: string | null;
  basket_id: number | null;
  email: string;
  locale: Locale;
  status: OrderStatus;
  currency: Currency;
  /** Grand total including shipping, before credit; in minor units, like the next three. */
  total: number;
  shipping: number;
  credit: number;
  paid: number;
  comment: string;
  content: JsonText<OrderContent>;
  placed_at: Instant;
  origin: string;
  /**
   * The customer's answer on the fit of the first pieces, and its time; null before it, and if
   * none is expected.
   */
  fit_answer: FitAnswer | null;
  fit_comment: string | null;
  fit_answered_at: Instant | null;
  /**
   * Key of the fit confirmation, valid without signing in; part of the mails that ask for it.
   */
  fit_key: string | null;
  fit_reminders: number;
};

export type OrderLineRow = {
  id: GeneratedId;
  order_id: number;
  quantity: number;
  status: OrderStatus;
  product_class: ProductClass;
  snapshot: JsonText<LineSnapshot>;
  texts: JsonText<LineTexts>;
  unit_price: number;
  price_excl_discounts: number;
  price_incl_discounts: number;
  /** The size to make, and its version, which never changes. */
  user_size_id: number | null;
  size_version: number | null;
  /** Number of pieces made before the fit confirmation; null if the order is not split. */
  made_first: number | null;
  /** The version for the remaining pieces, if it differs. */
  rest_size_version: number | null;
};

export type ParcelRow = {
  id: GeneratedId;
  order_id: number;
  part: ParcelPart;
  carrier: string;
  tracking_number: string;
  sent_at: Instant;
  delivered_at: Instant | null;
};

/** A step or change of an order. Append-only; undone steps are marked. */
export type OrderEventRow = {
  id: GeneratedId;
  order_id: number;
  status: OrderStatus;
  actor: OrderActor;
  change: ChangedPart | null;
  account_id: number | null;
  at: Instant;
  /** The mail about the step, while the step can be undone. */
  mail_id: number | null;
  /** Time of undoing, and the account; null for steps that count. */
  undone_at: Instant | null;
  undone_by: number | null;
};

/**
 * A refund of an order, written in the transaction that causes it. Credit is entered at once;
 * the payment is returned afterwards.
 */
export type RefundRow = {
  id: GeneratedId;
  order_id: number;
  key: string;
  reason: RefundReason;
  parts: JsonText<readonly RefundedPart[]>;
  /** Amount for the original payment method; in minor units, like the next. */
  amount: number;
  credited: number;
  currency: Currency;
  created_at: Instant;
  /** When the payment was returned. */
  done_at: Instant | null;
  /**
   * Set if the refund is paid at the till of the store that sold the order, not by the payment
   * provider.
   */
  at_till: Flag;
};

/** A payment into or out of a store's till. Append-only. */
export type TillEntryRow = {
  id: GeneratedId;
  kind: TillEntry['kind'];
  order_id: number;
  store: string;
  means: TillMeans;
  reference: string;
  amount: number;
  currency: Currency;
  account_id: number;
  at: Instant;
};

export type WithdrawalRow = {
  id: GeneratedId;
  order_id: number;
  at: Instant;
  pieces: JsonText<readonly WithdrawnPieces[]>;
  shipping: number;
  /** When the pieces were returned, and the staff account that recorded it. */
  back_at: Instant | null;
  back_by: number | null;
};

export type OrderedCardRow = {
  code: string;
  order_line_id: number;
  /** The mail that delivers the card, if it has a delivery date of its own. */
  mail_id: number | null;
};

/** A customer's fit rating of a line: only the newest per line. */
export type FitFeedbackRow = {
  order_line_id: number;
  user_size_id: number;
  size_version: number;
  zones: JsonText<FitFeedback['zones']>;
  washed: Flag;
  told_at: Instant;
  /**
   * Evidence behind the customer's decisions on size changes derived from this rating, by size
   * id; null without a decision.
   */
  decided_on: JsonText<Readonly<Record<string, string>>> | null;
};

/** An invoice or credit note. Append-only. */
export type PaperRow = {
  id: GeneratedId;
  order_id: number;
  kind: PaperKind;
  /** Number within its series: from one, without gaps. */
  place: number;
  /** Why it was issued: `order`, `cancelled`, `claim-…`, `piece-…`. */
  reason: string;
  content: JsonText<PaperContent>;
  issued_at: Instant;
};

export type PaperSeriesRow = { kind: PaperKind; last: number };

export type OrderTables = {
  fit_feedback: FitFeedbackRow;
  placed_order: PlacedOrderRow;
  order_line: OrderLineRow;
  order_event: OrderEventRow;
  parcel: ParcelRow;
  refund: RefundRow;
  till_entry: TillEntryRow;
  withdrawal: WithdrawalRow;
  ordered_card: OrderedCardRow;
  paper: PaperRow;
  paper_series: PaperSeriesRow;
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends OrderTables {}
}

export const orderSchema = `
create table placed_order (
  id {id},
  account_id bigint references account (id),
  guest_key text,
  basket_id bigint unique references basket (id),
  email text not null,
  locale text not null,
  status text not null,
  currency text not null,
  total bigint not null,
  shipping bigint not null,
  credit bigint not null,
  paid bigint not null,
  comment text not null,
  content text not null,
  placed_at text not null,
  origin text not null,
  fit_answer text,
  fit_comment text,
  fit_answered_at text,
  fit_key text,
  fit_reminders integer not null
);
create index placed_order_account on placed_order (account_id, id);
create index placed_order_guest on placed_order (guest_key);
create index placed_order_status on placed_order (status, id);
create index placed_order_address on placed_order (lower(email));
create index placed_order_age on placed_order (placed_at);

create table order_line (
  id {id},
  order_id bigint not null references placed_order (id) on delete cascade,
  quantity integer not null,
  status text not null,
  product_class text not null,
  snapshot text not null,
  texts text not null,
  unit_price bigint not null,
  price_excl_discounts bigint not null,
  price_incl_discounts bigint not null,
  user_size_id bigint,
  size_version integer,
  made_first integer,
  rest_size_version integer
);
create index order_line_order on order_line (order_id);
create index order_line_size on order_line (user_size_id);

create table order_event (
  id {id},
  order_id bigint not null references placed_order (id) on delete cascade,
  status text not null,
  actor text not null,
  account_id bigint references account (id),
  at text not null,
  change text,
  mail_id bigint,
  undone_by bigint,
  undone_at text
);
create index order_event_order on order_event (order_id);

create table parcel (
  id {id},
  order_id bigint not null references placed_order (id) on delete cascade,
  part text not null,
  carrier text not null,
  tracking_number text not null unique,
  sent_at text not null,
  delivered_at text
);
create unique index parcel_part on parcel (order_id, part);
create index parcel_delivered on parcel (delivered_at);

create table fit_feedback (
  order_line_id bigint primary key references order_line (id) on delete cascade,
  user_size_id bigint not null,
  size_version integer not null,
  zones text not null,
  washed integer not null,
  told_at text not null,
  decided_on text
);
create index fit_feedback_size on fit_feedback (user_size_id);

create table paper_series (
  kind text primary key,
  last bigint not null
);

create table paper (
  id {id},
  order_id bigint not null references placed_order (id) on delete cascade,
  kind text not null,
  place bigint not null,
  reason text not null,
  content text not null,
  issued_at text not null
);
create unique index paper_place on paper (kind, place);
create unique index paper_reason on paper (order_id, kind, reason);

create table refund (
  id {id},
  order_id bigint not null references placed_order (id) on delete cascade,
  key text not null,
  reason text not null,
  parts text not null,
  amount bigint not null,
  credited bigint not null,
  currency text not null,
  created_at text not null,
  done_at text,
  at_till integer not null,
  constraint refund_key unique (order_id, key)
);
create index refund_done on refund (done_at);

create table till_entry (
  id {id},
  kind text not null,
  order_id bigint not null references placed_order (id) on delete cascade,
  store text not null,
  means text not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  account_id bigint not null references account (id),
  at text not null
);
create unique index till_entry_sale on till_entry (order_id) where kind = 'sale';
create index till_entry_day on till_entry (store, at);
create index till_entry_use on till_entry (order_id);

create table withdrawal (
  id {id},
  order_id bigint not null references placed_order (id) on delete cascade,
  at text not null,
  pieces text not null,
  shipping bigint not null,
  back_at text,
  back_by bigint references account (id)
);
create index withdrawal_order on withdrawal (order_id);

create table ordered_card (
  code text primary key,
  order_line_id bigint not null references order_line (id) on delete cascade,
  mail_id bigint
);
create index ordered_card_line on ordered_card (order_line_id);
`;
