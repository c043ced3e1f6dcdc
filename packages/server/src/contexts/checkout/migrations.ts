import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.ts';

export const checkoutMigrations: readonly Migration[] = [
  {
    name: 'checkout/001-payments',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('payment'))
        .addColumn('basket_id', wholeNumber, (column) => column.notNull().references('basket.id'))
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('decline', 'text')
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('redirect_url', 'text')
        .addColumn('reservation', 'text', (column) => column.notNull())
        .addColumn('draft', 'text')
        .addColumn('order_number', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('payment_request', ['basket_id', 'idempotency_key'])
        .execute();
      await database.schema
        .createIndex('payment_key')
        .on('payment')
        .column('idempotency_key')
        .execute();
      // A basket is never paid twice, whatever the code above does.
      await database.schema
        .createIndex('payment_of_basket')
        .unique()
        .on('payment')
        .column('basket_id')
        .where(sql<boolean>`status in ('pending', 'redirect', 'authorised')`)
        .execute();
      await database.schema
        .createIndex('payment_unfinished')
        .on('payment')
        .columns(['status', 'updated_at'])
        .execute();
      await database.schema
        .createTable('sandbox_payment')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('decline', 'text')
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('last_four', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('return_url', 'text', (column) => column.notNull())
        .addColumn('decision', 'text')
        .addColumn('result', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'checkout/002-refunds',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .alterTable('sandbox_payment')
        .addColumn('refunded', wholeNumber, (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema
        .createIndex('payment_order')
        .on('payment')
        .column('order_number')
        .execute();
    },
  },
  {
    name: 'checkout/003-cards',
    up: async (database) => {
      await database.schema.alterTable('payment').addColumn('card_alias', 'text').execute();
      await database.schema
        .alterTable('sandbox_payment')
        .addColumn('card_alias', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  {
    name: 'checkout/004-several-refunds',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createTable('sandbox_refund')
        .addColumn('reference', 'text', (column) =>
          column.notNull().references('sandbox_payment.reference').onDelete('cascade'),
        )
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('sandbox_refund_key', ['reference', 'key'])
        .execute();
      const given = await database
        .selectFrom('sandbox_payment')
        .select(['reference', 'refunded'])
        .where('refunded', '>', 0)
        .execute();
      for (const { reference, refunded } of given) {
        await database
          .insertInto('sandbox_refund')
          .values({ reference, key: 'cancelled', amount: refunded })
          .execute();
      }
    },
  },
  {
    name: 'checkout/005-tokens',
    up: async (database) => {
      await database.schema
        .createTable('sandbox_token')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('last_four', 'text', (column) => column.notNull())
        .addColumn('card_alias', 'text', (column) => column.notNull())
        .addColumn('used_by', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .alterTable('sandbox_payment')
        .addColumn('method', 'text', (column) => column.notNull().defaultTo('card'))
        .execute();
    },
  },
  {
    name: 'checkout/006-notices',
    up: async (database, { withId }) => {
      await withId(database.schema.createTable('payment_notice'))
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('notice', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('applied_at', 'text')
        .addUniqueConstraint('payment_notice_event', ['provider', 'event_id'])
        .execute();
      await database.schema
        .createIndex('payment_notice_waiting')
        .on('payment_notice')
        .columns(['applied_at', 'reference'])
        .execute();
    },
  },
  {
    name: 'checkout/007-provider-payments',
    up: async (database) => {
      await database.schema
        .createTable('provider_payment')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('provider_id', 'text', (column) => column.unique())
        .addColumn('decline', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'checkout/008-provider-standings',
    up: async (database, { wholeNumber }) => {
      const alter = () => database.schema.alterTable('provider_payment');
      await alter().addColumn('amount', wholeNumber).execute();
      await alter().addColumn('means', 'text').execute();
      await alter().addColumn('standing', 'text').execute();
      await alter().addColumn('given_back', 'text').execute();
      await database.schema
        .createIndex('provider_payment_means')
        .unique()
        .on('provider_payment')
        .column('means')
        .execute();
    },
  },
  {
    name: 'checkout/009-providers',
    up: async (database) => {
      await database.schema.alterTable('payment').addColumn('provider', 'text').execute();
      await sql`update payment set provider = (select provider_payment.provider from provider_payment where provider_payment.reference = payment.reference)`.execute(
        database,
      );
      await sql`update payment set provider = 'sandbox' where provider is null and reference in (select reference from sandbox_payment)`.execute(
        database,
      );
    },
  },
  {
    name: 'checkout/010-saved-means',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('saved_means'))
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('payment_reference', 'text', (column) => column.notNull().unique())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('last_four', 'text', (column) => column.notNull())
        .addColumn('expires', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('saved_means_account')
        .on('saved_means')
        .column('account_id')
        .execute();
      await database.schema
        .createTable('sandbox_card')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('last_four', 'text', (column) => column.notNull())
        .addColumn('card_alias', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('expires', 'text', (column) => column.notNull())
        .execute();
      await database.schema.alterTable('sandbox_payment').addColumn('keeps', 'text').execute();
      for (const name of ['brand', 'expires'])
        await database.schema
          .alterTable('sandbox_token')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute();
    },
  },
  {
    name: 'checkout/011-tending',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createIndex('payment_unheard')
        .on('payment')
        .column('provider')
        .where(sql<boolean>`decline = 'unheard'`)
        .execute();
      await database.schema
        .alterTable('saved_means')
        .addColumn('attempts', wholeNumber, (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema.alterTable('saved_means').addColumn('due_at', 'text').execute();
      await sql`update saved_means set due_at = created_at where name is null or account_id is null`.execute(
        database,
      );
      await database.schema
        .createIndex('saved_means_due')
        .on('saved_means')
        .columns(['provider', 'due_at'])
        .execute();
      await database.schema
        .createIndex('saved_means_expires')
        .on('saved_means')
        .column('expires')
        .execute();
    },
  },
  {
    name: 'checkout/012-unheard',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .alterTable('payment')
        .addColumn('attempts', wholeNumber, (column) => column.notNull().defaultTo(0))
        .execute();
      await database.schema.alterTable('payment').addColumn('due_at', 'text').execute();
    },
  },
];
