import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.ts';

export const catalogMigrations: readonly Migration[] = [
  {
    name: 'catalog/001-stock',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createTable('fabric_color_stock')
        .addColumn('fabric_color_id', wholeNumber, (column) => column.primaryKey())
        // The database refuses to sell what is not there, whatever the code above it does.
        .addColumn('pieces', wholeNumber, (column) => column.check(sql`pieces >= 0`))
        .execute();
    },
  },
];
