import type { ShopValue } from '@tailorbird/domain/shell';
import type { GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

export type StaffTables = {
  shop_data: { table_name: string; row_key: string; value: JsonText<ShopValue> };
  shop_change: {
    id: GeneratedId;
    at: Instant;
    table_name: string;
    row_key: string;
    by_account_id: number;
    reason: string;
    before: JsonText<ShopValue> | null;
    after: JsonText<ShopValue>;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends StaffTables {}
}

export const staffSchema = `
create table shop_data (
  table_name text not null,
  row_key text not null,
  value text not null,
  constraint shop_data_once primary key (table_name, row_key)
);

create table shop_change (
  id {id},
  at text not null,
  table_name text not null,
  row_key text not null,
  by_account_id bigint not null,
  reason text not null,
  before text,
  after text not null
);
create index shop_change_row on shop_change (table_name, row_key, id);
`;
