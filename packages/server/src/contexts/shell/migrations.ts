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
  {
    name: 'shell/002-visits',
    up: async (database, { withId }) => {
      await withId(database.schema.createTable('visit_event'))
        .addColumn('session', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('path', 'text')
        .addColumn('words', 'text')
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('device_category', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('visit_event_at').on('visit_event').column('at').execute();
      await database.schema
        .createIndex('visit_event_session')
        .on('visit_event')
        .column('session')
        .execute();
    },
  },
  {
    name: 'shell/003-reported-errors',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('reported_error'))
        .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('problem', 'text', (column) => column.notNull())
        .addColumn('frames', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('times', wholeNumber, (column) => column.notNull())
        .addColumn('first_at', 'text', (column) => column.notNull())
        .addColumn('last_at', 'text', (column) => column.notNull())
        .addColumn('last_reference', 'text', (column) => column.notNull())
        .addColumn('release', 'text', (column) => column.notNull())
        .addColumn('resolved_at', 'text')
        .addColumn('resolved_by', wholeNumber, (column) => column.references('account.id'))
        .execute();
      await database.schema
        .createIndex('reported_error_last')
        .on('reported_error')
        .column('last_at')
        .execute();
    },
  },
];
