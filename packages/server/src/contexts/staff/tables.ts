import type { ShopValue } from '@tailorbird/domain/shell';
import type { GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

export type StaffTables = {
  /** Rows that take the place of those the shop comes with. */
  shop_data: { table_name: string; row_key: string; value: JsonText<ShopValue> };
  /** What rows were, and became. */
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
