import type { Migration } from '../../platform/database/migration.ts';

export const newsletterMigrations: readonly Migration[] = [
  {
    name: 'newsletter/001-subscriptions',
    up: async (database, { withId }) => {
      await withId(database.schema.createTable('subscription'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('list_id', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('subscription_once', ['email', 'list_id'])
        .execute();
    },
  },
];
