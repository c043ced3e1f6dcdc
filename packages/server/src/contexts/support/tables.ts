import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { ClaimDecision, ClaimStatus, ClaimType, InquiryTopic } from '@tailorbird/domain/support';
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

export type SupportTables = {
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
  };
  claim: ClaimRow;
  claim_item: { id: GeneratedId; claim_id: number; order_line_id: number; wash_confirmed: Flag };
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
