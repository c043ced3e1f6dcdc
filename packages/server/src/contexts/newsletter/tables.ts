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
    /** How: by the link of a mail, or by the account whose address was proved; null while it waits. */
    proof: 'link' | 'account' | null;
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

export const newsletterSchema = `
create table subscription (
  id {id},
  email text not null,
  list_id text not null,
  source text not null,
  locale text not null,
  created_at text not null,
  email_key text not null,
  wording text not null,
  confirmed_at text,
  proof text,
  token_hash text,
  expires_at text,
  account_id bigint,
  constraint subscription_once unique (email, list_id)
);
create index subscription_key on subscription (email_key);
create index subscription_token on subscription (token_hash);
create index subscription_age on subscription (expires_at);
`;
