import type { Instant } from '../../platform/database/columns.ts';

export type DesignerTables = {
  favorite: { account_id: number; slug: string; variant_id: string; marked_at: Instant };
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
`;
