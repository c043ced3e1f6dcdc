import type { GeneratedId, Instant } from '../../platform/database/columns.ts';

export type CatalogTables = {
  fabric_color_stock: {
    fabric_color_id: number;
    /** Stock quantity; null is unlimited. */
    pieces: number | null;
  };
  /** Prices of the catalog since the shop first started, one row per change. */
  price_change: {
    id: GeneratedId;
    clothing_type_id: number;
    currency: string;
    /** Minor units. */
    amount: number;
    changed_at: Instant;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends CatalogTables {}
}

export const catalogSchema = `
create table fabric_color_stock (
  fabric_color_id bigint primary key,
  pieces bigint check (pieces >= 0)
);
create table price_change (
  id {id},
  clothing_type_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  changed_at text not null
);
`;
