import type { Migration } from '../../platform/database/migration.ts';

export const staffMigrations: readonly Migration[] = [
  {
    name: 'staff/001-shop-data',
    up: async (database, { withId, wholeNumber }) => {
      await database.schema
        .createTable('shop_data')
        .addColumn('table_name', 'text', (column) => column.notNull())
        .addColumn('row_key', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('shop_data_once', ['table_name', 'row_key'])
        .execute();
      await withId(database.schema.createTable('shop_change'))
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('table_name', 'text', (column) => column.notNull())
        .addColumn('row_key', 'text', (column) => column.notNull())
        .addColumn('by_account_id', wholeNumber, (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('before', 'text')
        .addColumn('after', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('shop_change_row')
        .on('shop_change')
        .columns(['table_name', 'row_key', 'id'])
        .execute();
    },
  },
];
