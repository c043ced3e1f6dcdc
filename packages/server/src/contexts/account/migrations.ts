import type { Migration } from '../../platform/database/migration.ts';
import { accountIndexMigrations } from './migrationsOfIndexes.ts';

export const accountMigrations: readonly Migration[] = [
  {
    name: 'account/001-accounts',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('account'))
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text')
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull())
        .addColumn('is_superuser', 'integer', (column) => column.notNull())
        .addColumn('is_staff', 'integer', (column) => column.notNull())
        .addColumn('impersonate', 'integer', (column) => column.notNull())
        .addColumn('is_store', 'integer', (column) => column.notNull())
        .addColumn('is_store_impersonate', 'integer', (column) => column.notNull())
        .addColumn('newsletter', 'integer', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('session')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('csrf_token', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('session_account')
        .on('session')
        .column('account_id')
        .execute();
      await database.schema
        .createIndex('session_expiry')
        .on('session')
        .column('expires_at')
        .execute();
      await withId(database.schema.createTable('sign_in_failure'))
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('failed_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('sign_in_failure_subject')
        .on('sign_in_failure')
        .columns(['subject', 'failed_at'])
        .execute();
      await database.schema
        .createTable('password_reset')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text')
        .execute();
      await database.schema
        .createIndex('password_reset_account')
        .on('password_reset')
        .column('account_id')
        .execute();
      await withId(database.schema.createTable('saved_address'))
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('line1', 'text', (column) => column.notNull())
        .addColumn('line2', 'text', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('postcode', 'text', (column) => column.notNull())
        .addColumn('country_code', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('saved_address_account')
        .on('saved_address')
        .column('account_id')
        .execute();
      await withId(database.schema.createTable('credit_entry'))
        .addColumn('account_id', wholeNumber, (column) => column.notNull().references('account.id'))
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('credit_entry_cause', [
          'account_id',
          'currency',
          'reason',
          'reference',
        ])
        .execute();
    },
  },
  {
    name: 'account/002-sessions-and-addresses',
    up: async (database, { wholeNumber }) => {
      for (const column of ['last_seen_at', 'browser', 'system']) {
        await database.schema
          .alterTable('session')
          .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
          .execute();
      }
      await database
        .updateTable('session')
        .set(({ ref }) => ({ last_seen_at: ref('created_at') }))
        .execute();
      await database.schema
        .createTable('email_confirmation')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().unique().references('account.id').onDelete('cascade'),
        )
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'account/003-confirmed-addresses',
    up: async (database) => {
      await database.schema.alterTable('account').addColumn('email_confirmed_at', 'text').execute();
    },
  },
  {
    name: 'account/004-known-devices',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createTable('known_device')
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('known_device_once', ['token_hash', 'account_id'])
        .execute();
      await database.schema
        .createIndex('known_device_account')
        .on('known_device')
        .column('account_id')
        .execute();
    },
  },
  {
    name: 'account/005-deleted-at',
    up: async (database) => {
      await database.schema.alterTable('account').addColumn('deleted_at', 'text').execute();
      // Of those who had left before, nobody knows when: their days begin now.
      await database
        .updateTable('account')
        .set({ deleted_at: new Date().toISOString() })
        .where('is_active', '=', 0)
        .execute();
    },
  },
  {
    name: 'account/006-security-events',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('security_event'))
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('system', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('security_event_account')
        .on('security_event')
        .columns(['account_id', 'id'])
        .execute();
      await database.schema
        .createIndex('security_event_age')
        .on('security_event')
        .column('at')
        .execute();
    },
  },
  {
    name: 'account/007-second-factors',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .alterTable('account')
        .addColumn('has_second_factor', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema
        .createTable('second_factor')
        .addColumn('account_id', wholeNumber, (column) =>
          column.primaryKey().references('account.id').onDelete('cascade'),
        )
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('last_step', wholeNumber, (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('recovery_code')
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('recovery_code_once', ['account_id', 'code_hash'])
        .execute();
    },
  },
  {
    name: 'account/008-referrals',
    up: async (database, { withId, wholeNumber }) => {
      await database.schema
        .createTable('referral_code')
        .addColumn('account_id', wholeNumber, (column) =>
          column.primaryKey().references('account.id').onDelete('cascade'),
        )
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await withId(database.schema.createTable('referral'))
        .addColumn('referrer_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('account_id', wholeNumber, (column) =>
          column.unique().references('account.id').onDelete('set null'),
        )
        .addColumn('guest_key', 'text', (column) => column.unique())
        .addColumn('accepted_at', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .addColumn('settled_at', 'text')
        .addColumn('order_id', wholeNumber)
        .addColumn('friend_amount', wholeNumber)
        .addColumn('friend_currency', 'text')
        .addColumn('is_friend_paid', 'integer', (column) => column.notNull())
        .addColumn('referrer_amount', wholeNumber)
        .addColumn('referrer_currency', 'text')
        .execute();
      await database.schema
        .createIndex('referral_referrer')
        .on('referral')
        .column('referrer_id')
        .execute();
      await database.schema
        .createIndex('referral_order')
        .on('referral')
        .column('order_id')
        .execute();
    },
  },
  {
    name: 'account/009-passkeys',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('passkey'))
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('credential_id', 'text', (column) => column.notNull().unique())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', wholeNumber, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text')
        .execute();
      await database.schema
        .createIndex('passkey_account')
        .on('passkey')
        .column('account_id')
        .execute();
      await database.schema
        .createTable('passkey_question')
        .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('asked_by', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.alterTable('session').addColumn('passkey_id', wholeNumber).execute();
    },
  },
  {
    name: 'account/010-social-sign-in',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createTable('social_identity')
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('social_identity_once', ['provider', 'subject'])
        .addUniqueConstraint('social_identity_of_account', ['account_id', 'provider'])
        .execute();
      await database.schema
        .createTable('social_attempt')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('nonce', 'text', (column) => column.notNull())
        .addColumn('verifier', 'text', (column) => column.notNull())
        .addColumn('next_path', 'text', (column) => column.notNull())
        .addColumn('account_id', wholeNumber, (column) =>
          column.references('account.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('social_pending')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('asks', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'account/011-mail-language',
    up: async (database) => {
      await database.schema.alterTable('account').addColumn('mail_language', 'text').execute();
    },
  },
  ...accountIndexMigrations,
];
