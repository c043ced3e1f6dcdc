import type { Migration } from '../database/migration.ts';

export const mailMigrations: readonly Migration[] = [
  {
    name: 'mail/001-outbox',
    up: async (database, { withId }) => {
      await withId(database.schema.createTable('outbox'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('delivered_at', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema
        .createIndex('outbox_undelivered')
        .on('outbox')
        .column('delivered_at')
        .execute();
    },
  },
  {
    name: 'mail/002-due',
    up: async (database) => {
      await database.schema.alterTable('outbox').addColumn('due_at', 'text').execute();
    },
  },
  {
    name: 'mail/003-redacted',
    up: async (database) => {
      await database
        .updateTable('outbox')
        .set({ payload: '{"to":"","subject":"","text":"","html":""}' })
        .where('delivered_at', 'is not', null)
        .execute();
    },
  },
];
