import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { FitFeedback } from '@tailorbird/domain/orders';
import type {
  ChatAuthor,
  ChatSource,
  ClaimDecision,
  ClaimStatus,
  ClaimType,
  InquiryTopic,
  Messenger,
} from '@tailorbird/domain/support';
import type { Flag, GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

export type ClaimRow = {
  id: GeneratedId;
  form_key: string;
  type: ClaimType;
  order_number: string;
  email: string;
  locale: Locale;
  origin: string;
  comment: string;
  status: ClaimStatus;
  currency: Currency;
  /** Price paid for its pieces, in minor units. */
  value: number;
  /** Null until settled; the kind has its own column for queries. */
  decision: JsonText<ClaimDecision> | null;
  outcome: ClaimDecision['kind'] | null;
  decided_by: number | null;
  received_at: Instant;
  settled_at: Instant | null;
};

export type ConversationRow = {
  id: GeneratedId;
  /** Owner: an account, or a guest by the hash of their cookie. */
  account_id: number | null;
  guest_key: string | null;
  locale: Locale;
  origin: string;
  messenger: Messenger;
  is_closed: Flag;
  assigned_to: number | null;
  /** Address for answers to a guest. */
  reply_to: string | null;
  /** Grows with every change; a message uses it as its number. */
  version: number;
  /** Grows when staff assign, release, close or reopen the conversation. */
  state_version: number;
  /** Number of the last message each side has read. */
  customer_read: number;
  staff_read: number;
  /** When the customer's stream was last open. */
  customer_seen_at: Instant | null;
  /** Set once a side has been mailed, until it reads the conversation. */
  customer_mailed: Flag;
  staff_mailed: Flag;
  created_at: Instant;
  updated_at: Instant;
};

export type ChatMessageRow = {
  id: GeneratedId;
  conversation_id: number;
  number: number;
  message_key: string;
  author: ChatAuthor;
  text: string;
  sources: JsonText<readonly ChatSource[]>;
  photos: JsonText<readonly string[]>;
  created_at: Instant;
};

export type SupportTables = {
  conversation: ConversationRow;
  chat_message: ChatMessageRow;
  /**
   * Photos of messages. Photos without a message belong to drafts and are deleted after a day.
   */
  chat_photo: { id: string; conversation_id: number; is_sent: Flag; created_at: Instant };
  /** Last heartbeat of staff members. */
  staff_presence: { account_id: number; seen_at: Instant };
  inquiry: {
    id: GeneratedId;
    form_key: string;
    topic: InquiryTopic;
    email: string;
    fields: JsonText<Readonly<Record<string, string>>>;
    locale: string;
    created_at: Instant;
    /** Null while open. */
    answered_at: Instant | null;
  };
  claim: ClaimRow;
  claim_item: {
    id: GeneratedId;
    claim_id: number;
    order_line_id: number;
    wash_confirmed: Flag;
    /** Number of claimed pieces of the line; null for all. */
    pieces: number | null;
    /** Misfitting places of a split order's first piece. */
    zones: JsonText<FitFeedback['zones']> | null;
  };
  /**
   * Photos of claims and receipts. Photos without a claim belong to drafts and are deleted
   * after a day.
   */
  claim_photo: {
    id: string;
    order_number: string;
    claim_id: number | null;
    /** Null for a receipt. */
    order_line_id: number | null;
    created_at: Instant;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends SupportTables {}
}

export const supportSchema = `
create table inquiry (
  id {id},
  form_key text not null unique,
  topic text not null,
  email text not null,
  fields text not null,
  locale text not null,
  created_at text not null,
  answered_at text
);
create index inquiry_age on inquiry (created_at);

create table claim (
  id {id},
  form_key text not null unique,
  type text not null,
  order_number text not null,
  email text not null,
  locale text not null,
  origin text not null,
  comment text not null,
  status text not null,
  currency text not null,
  value bigint not null,
  decision text,
  outcome text,
  decided_by bigint references account (id),
  received_at text not null,
  settled_at text
);
create index claim_order on claim (order_number);
create index claim_status on claim (status, id);
create index claim_age on claim (settled_at);

create table claim_item (
  id {id},
  claim_id bigint not null references claim (id) on delete cascade,
  order_line_id bigint not null,
  wash_confirmed integer not null,
  pieces integer,
  zones text
);
create index claim_item_claim on claim_item (claim_id);

create table claim_photo (
  id text primary key,
  order_number text not null,
  claim_id bigint references claim (id) on delete cascade,
  order_line_id bigint,
  created_at text not null
);
create index claim_photo_claim on claim_photo (claim_id);
create index claim_photo_order on claim_photo (order_number);
create index claim_photo_age on claim_photo (created_at);

create table conversation (
  id {id},
  account_id bigint references account (id),
  guest_key text,
  locale text not null,
  origin text not null,
  messenger text not null,
  is_closed integer not null,
  assigned_to bigint references account (id),
  reply_to text,
  version integer not null,
  state_version integer not null,
  customer_read integer not null,
  staff_read integer not null,
  customer_seen_at text,
  customer_mailed integer not null,
  staff_mailed integer not null,
  created_at text not null,
  updated_at text not null
);
create index conversation_account on conversation (account_id);
create index conversation_guest on conversation (guest_key);
create index conversation_updated on conversation (is_closed, updated_at);
create index conversation_age on conversation (updated_at);

create table chat_message (
  id {id},
  conversation_id bigint not null references conversation (id) on delete cascade,
  number integer not null,
  message_key text not null,
  author text not null,
  text text not null,
  sources text not null,
  photos text not null,
  created_at text not null,
  constraint chat_message_key unique (conversation_id, message_key),
  constraint chat_message_number unique (conversation_id, number)
);

create table chat_photo (
  id text primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  is_sent integer not null,
  created_at text not null
);
create index chat_photo_conversation on chat_photo (conversation_id);
create index chat_photo_age on chat_photo (created_at);

create table staff_presence (
  account_id bigint primary key references account (id) on delete cascade,
  seen_at text not null
);
`;
