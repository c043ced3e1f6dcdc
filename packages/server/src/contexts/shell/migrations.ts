import type { Migration } from '../../platform/database/migration.ts';

export const shellMigrations: readonly Migration[] = [
  {
    name: 'shell/001-consent',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('consent_record'))
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('allowed', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('recorded_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
