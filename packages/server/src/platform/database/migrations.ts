import type { Migration } from './migration.ts';

export const databaseMigrations: readonly Migration[] = [
  {
    name: 'database/001-turns',
    up: async (database) => {
      await database.schema
        .createTable('turn')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .execute();
    },
  },
];
