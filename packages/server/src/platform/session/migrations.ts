import type { Migration } from '../database/migration.ts';

export const sessionMigrations: readonly Migration[] = [
  {
    name: 'session/001-signing-key',
    up: async (database) => {
      await database.schema
        .createTable('signing_key')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
