import type { GeneratedId, Instant } from '../../platform/database/columns.ts';

export type NewsletterTables = {
  /** Who wants letters of the house, each address once a list. A row that was never confirmed gets none. */
  subscription: {
    id: GeneratedId;
    email: string;
    /** What links to unsubscribe name the address by: a hash of it. */
    email_key: string;
    list_id: string;
    source: string;
    locale: string;
    /** The edition of the words that were agreed to. */
    wording: string;
    /** When it was asked for. */
    created_at: Instant;
    /** When the address was proved to be its reader's; null as long as it waits for that. */
    confirmed_at: Instant | null;
    /** How: by the link of a mail, by the account whose address was proved, or asked for before links were mailed; null as long as it waits. */
    proof: 'link' | 'account' | 'earlier' | null;
    /** The account that asked for its own address, while it waits. */
    account_id: number | null;
    /** Of the link that confirms it, while it waits. */
    token_hash: string | null;
    /** Until when it waits. */
    expires_at: Instant | null;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends NewsletterTables {}
}
