import type { Migration } from '../../platform/database/migration.ts';

/** What is looked for on the way when somebody signs up or in, without reading a table from end to end. */
export const accountIndexMigrations: readonly Migration[] = [
  {
    name: 'account/012-what-has-ended',
    up: async (database) => {
      await database.schema
        .createIndex('session_visit')
        .on('session')
        .column('last_seen_at')
        .execute();
      await database.schema
        .createIndex('email_confirmation_account')
        .on('email_confirmation')
        .column('account_id')
        .execute();
      await database.schema
        .createIndex('email_confirmation_end')
        .on('email_confirmation')
        .column('expires_at')
        .execute();
    },
  },
  {
    name: 'account/013-what-is-swept',
    up: async (database) => {
      for (const table of ['password_reset', 'passkey_question', 'social_attempt'])
        await database.schema.createIndex(`${table}_end`).on(table).column('expires_at').execute();
    },
  },
];
