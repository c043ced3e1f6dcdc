import type { Migration } from '../database/migration.ts';

export const sizingMigrations: readonly Migration[] = [
  {
    name: 'sizing/001-user-sizes',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('user_size'))
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('guest_key', 'text')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('size_type_id', wholeNumber, (column) => column.notNull())
        .addColumn('standard_base', 'integer')
        .addColumn('standard_length', 'text')
        .addColumn('measurements', 'text', (column) => column.notNull())
        .addColumn('preferences', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('deleted_at', 'text')
        .execute();
      await database.schema.createIndex('user_size_account').on('user_size').column('account_id').execute();
      await database.schema.createIndex('user_size_guest').on('user_size').column('guest_key').execute();
    },
  },
];
