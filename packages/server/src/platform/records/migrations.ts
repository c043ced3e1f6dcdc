import type { Migration } from '../database/migration.ts';

export const recordMigrations: readonly Migration[] = [
  {
    name: 'records/001-staff-records',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('staff_record'))
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('by_account_id', wholeNumber, (column) => column.notNull())
        .addColumn('impersonation_id', wholeNumber)
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('account_id', wholeNumber)
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('staff_record_account')
        .on('staff_record')
        .columns(['account_id', 'id'])
        .execute();
      await database.schema
        .createIndex('staff_record_age')
        .on('staff_record')
        .column('at')
        .execute();
      await withId(database.schema.createTable('impersonation'))
        .addColumn('by_account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('ended_at', 'text')
        .execute();
      await database.schema
        .createIndex('impersonation_account')
        .on('impersonation')
        .column('account_id')
        .execute();
      await database.schema
        .createIndex('impersonation_by')
        .on('impersonation')
        .column('by_account_id')
        .execute();
      await database.schema
        .alterTable('session')
        .addColumn('impersonation_id', wholeNumber)
        .execute();
    },
  },
  {
    name: 'records/002-sessions-that-act',
    up: async (database) => {
      await database.schema
        .createIndex('session_impersonation')
        .on('session')
        .column('impersonation_id')
        .execute();
    },
  },
];
