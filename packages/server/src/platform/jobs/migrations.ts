import type { Migration } from '../database/migration.ts';

export const jobMigrations: readonly Migration[] = [
  {
    name: 'jobs/001-runs',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('job_run'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('began_at', 'text', (column) => column.notNull())
        .addColumn('ended_at', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('counted', wholeNumber, (column) => column.notNull())
        .addColumn('account_id', wholeNumber)
        .execute();
      await database.schema
        .createIndex('job_run_name')
        .on('job_run')
        .columns(['name', 'outcome'])
        .execute();
      await database.schema.createIndex('job_run_age').on('job_run').column('ended_at').execute();
    },
  },
];
