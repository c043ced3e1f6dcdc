import type { Migration } from '../../platform/database/migration.ts';

export const supportMigrations: readonly Migration[] = [
  {
    name: 'inquiries/001-inquiries',
    up: async (database, { withId }) => {
      await withId(database.schema.createTable('inquiry'))
        .addColumn('form_key', 'text', (column) => column.notNull().unique())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await withId(database.schema.createTable('form_sent'))
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('form_sent_subject').on('form_sent').columns(['subject', 'sent_at']).execute();
    },
  },
];
