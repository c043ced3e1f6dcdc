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
  /** The form's own key, so that what is sent twice is kept once. */
  form_key: string;
  type: ClaimType;
  /** The number customers know the order by. */
  order_number: string;
  email: string;
  locale: Locale;
  /** Where links in mails about it begin. */
  origin: string;
  comment: string;
  status: ClaimStatus;
  currency: Currency;
  /** What was paid for its pieces, in minor units. */
  value: number;
  /** Null until it is settled; the kind stands beside it for queries. */
  decision: JsonText<ClaimDecision> | null;
  outcome: ClaimDecision['kind'] | null;
  decided_by: number | null;
  received_at: Instant;
  settled_at: Instant | null;
};

export type ConversationRow = {
  id: GeneratedId;
  /** Whose it is: an account's, or a guest's by the hash of their cookie. */
  account_id: number | null;
  guest_key: string | null;
  locale: Locale;
  /** Where links in mails about it begin. */
  origin: string;
  messenger: Messenger;
  is_closed: Flag;
  assigned_to: number | null;
  /** Where a guest wants answers mailed. */
  reply_to: string | null;
  /** Grows with every change; a message takes it as its number. */
  version: number;
  /** Grows when staff take, leave, close or open it. */
  state_version: number;
  /** The last message each side has read. */
  customer_read: number;
  staff_read: number;
  /** When its stream was last open. */
  customer_seen_at: Instant | null;
  /** Each side was mailed since it last read. */
  customer_mailed: Flag;
  staff_mailed: Flag;
  created_at: Instant;
  updated_at: Instant;
};

export type ChatMessageRow = {
  id: GeneratedId;
  conversation_id: number;
  number: number;
  /** The sender's own, so that what is sent twice is kept once. */
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
  /** Photos of messages. One that is in no message is a draft's, and goes after a day. */
  chat_photo: { id: string; conversation_id: number; is_sent: Flag; created_at: Instant };
  /** When people of the house last said that they are there. */
  staff_presence: { account_id: number; seen_at: Instant };
  /** What people wrote to the house by a form. */
  inquiry: {
    id: GeneratedId;
    /** The form's own key, so that what is sent twice is kept once. */
    form_key: string;
    topic: InquiryTopic;
    email: string;
    fields: JsonText<Readonly<Record<string, string>>>;
    locale: string;
    created_at: Instant;
    /** Null while it waits. */
    answered_at: Instant | null;
  };
  claim: ClaimRow;
  claim_item: {
    id: GeneratedId;
    claim_id: number;
    order_line_id: number;
    wash_confirmed: Flag;
    /** How many pieces of the line; null: all. */
    pieces: number | null;
    /** Where the first piece of a split order does not fit. */
    zones: JsonText<FitFeedback['zones']> | null;
  };
  /** Photos of claims and of receipts. One that is in no claim is a draft's, and goes after a day. */
  claim_photo: {
    id: string;
    order_number: string;
    claim_id: number | null;
    /** Null: a receipt's. */
    order_line_id: number | null;
    created_at: Instant;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends SupportTables {}
}
