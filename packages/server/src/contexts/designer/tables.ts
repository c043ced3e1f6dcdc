import type { Instant } from '../../platform/database/columns.ts';

export type DesignerTables = {
  /** The designs an account likes. */
  favorite: { account_id: number; slug: string; variant_id: string; marked_at: Instant };
  /** The key of the link to an account's list, where it has one. As it is: whoever likes the designs is shown it again, and what it opens names nobody. */
  favorite_share: { account_id: number; share_key: string; created_at: Instant };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends DesignerTables {}
}

export const designerSchema = `
create table favorite (
  account_id bigint not null references account (id) on delete cascade,
  slug text not null,
  variant_id text not null,
  marked_at text not null,
  constraint favorite_key primary key (account_id, slug, variant_id)
);

create table favorite_share (
  account_id bigint primary key references account (id) on delete cascade,
  share_key text not null unique,
  created_at text not null
);
`;
