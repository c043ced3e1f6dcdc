import type { InquiryTopic } from '@tailorbird/domain/support';
import type { GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

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
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends SupportTables {}
}
