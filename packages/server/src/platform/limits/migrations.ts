import type { Migration } from '../database/migration.ts';

export const limitMigrations: readonly Migration[] = [
  {
    name: 'limits/001-attempts',
    up: async (database) => {
      await database.schema
        .createTable('attempt_count')
        .addColumn('subject', 'text', (column) => column.primaryKey())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('attempt_count_end')
        .on('attempt_count')
        .column('ends_at')
        .execute();
      // What counted before: of the last hour at most.
      await database.schema.dropTable('form_sent').execute();
      await database.schema.dropTable('sign_in_failure').execute();
    },
  },
];
