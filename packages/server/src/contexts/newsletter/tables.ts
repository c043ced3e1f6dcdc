import type { GeneratedId, Instant } from '../../platform/database/columns.ts';

export type NewsletterTables = {
  /** Newsletter subscriptions, one per address and list. Unconfirmed ones get no letters. */
  subscription: {
    id: GeneratedId;
    email: string;
    /** Hash of the address, used in unsubscribe links. */
    email_key: string;
    list_id: string;
    source: string;
    locale: string;
    /** The version of the accepted consent text. */
    wording: string;
    created_at: Instant;
    /** Confirmation time; null while waiting. */
    confirmed_at: Instant | null;
    /**
     * The way of confirmation: mailed link, or the account's confirmed address; null while
     * waiting.
     */
    proof: 'link' | 'account' | null;
    /** The account that subscribed its own address, while waiting. */
    account_id: number | null;
    token_hash: string | null;
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
