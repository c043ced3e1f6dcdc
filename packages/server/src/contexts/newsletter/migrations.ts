import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.ts';

const emailKey = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 40);

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
  {
    // Who subscribed in the footer and who said so in their account are on one list from here on.
    name: 'newsletter/002-one-list',
    up: async (database, { wholeNumber }) => {
      const { schema } = database;
      for (const [name, first] of [
        ['email_key', ''],
        ['wording', 'earlier'],
      ] as const)
        await schema
          .alterTable('subscription')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
          .execute();
      for (const name of ['confirmed_at', 'proof', 'token_hash', 'expires_at'])
        await schema.alterTable('subscription').addColumn(name, 'text').execute();
      await schema.alterTable('subscription').addColumn('account_id', wholeNumber).execute();
      await sql`update subscription set confirmed_at = created_at, proof = 'earlier'`.execute(
        database,
      );
      const month = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
      // An address nobody has proved waits for it as long as one that is asked for today.
      await sql`
        insert into subscription (email, list_id, source, locale, created_at, wording, confirmed_at, proof, account_id, expires_at)
        select email, 'tailorbird-letters', 'account', locale, created_at, 'earlier', email_confirmed_at,
          case when email_confirmed_at is null then null else 'earlier' end,
          case when email_confirmed_at is null then id else null end,
          case when email_confirmed_at is null then ${month} else null end
        from account where newsletter = 1 and email not like '%@deleted.invalid'
        on conflict (email, list_id) do nothing`.execute(database);
      const rows = await sql<{
        readonly id: number;
        readonly email: string;
      }>`select id, email from subscription`.execute(database);
      for (const { id, email } of rows.rows)
        await sql`update subscription set email_key = ${emailKey(email)} where id = ${id}`.execute(
          database,
        );
      await schema.createIndex('subscription_key').on('subscription').column('email_key').execute();
      await schema
        .createIndex('subscription_token')
        .on('subscription')
        .column('token_hash')
        .execute();
      await schema.alterTable('account').dropColumn('newsletter').execute();
    },
  },
  {
    name: 'newsletter/003-letters',
    up: async (database, { withId, wholeNumber }) => {
      const { schema } = database;
      let letters = withId(schema.createTable('letter'));
      for (const name of [
        'subject_en',
        'subject_de',
        'body_en',
        'body_de',
        'piece',
        'state',
        'changed_at',
        'origin',
      ])
        letters = letters.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['version', 'reached', 'queued', 'unsubscribed'])
        letters = letters.addColumn(name, wholeNumber, (column) => column.notNull());
      await letters.addColumn('started_at', 'text').execute();
      await schema
        .createTable('letter_mail')
        .addColumn('outbox_id', wholeNumber, (column) => column.primaryKey())
        .addColumn('letter_id', wholeNumber, (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('letter_mail_letter')
        .on('letter_mail')
        .column('letter_id')
        .execute();
    },
  },
];
