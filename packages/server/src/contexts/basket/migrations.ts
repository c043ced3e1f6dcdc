import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.ts';

export const basketMigrations: readonly Migration[] = [
  {
    name: 'basket/001-baskets-and-vouchers',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('basket'))
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('guest_key', 'text')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('voucher_codes', 'text', (column) => column.notNull())
        .addColumn('shipping_address', 'text')
        .addColumn('shipping_method_code', 'text')
        .addColumn('drop_point', 'text')
        .addColumn('credit_active', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addCheckConstraint('basket_owner', sql`(account_id is null) <> (guest_key is null)`)
        .execute();
      // One basket at a time, whatever the code above does: two requests that both find none cannot both make one.
      for (const owner of ['account_id', 'guest_key']) {
        await database.schema
          .createIndex(`basket_current_${owner}`)
          .unique()
          .on('basket')
          .column(owner)
          .where(sql<boolean>`status in ('Open', 'Frozen')`)
          .execute();
      }
      await database.schema
        .createIndex('basket_saved')
        .unique()
        .on('basket')
        .column('account_id')
        .where(sql<boolean>`status = 'Saved'`)
        .execute();
      await withId(database.schema.createTable('basket_line'))
        .addColumn('basket_id', wholeNumber, (column) =>
          column.notNull().references('basket.id').onDelete('cascade'),
        )
        .addColumn('quantity', 'integer', (column) =>
          column.notNull().check(sql`quantity between 1 and 50`),
        )
        .addColumn('snapshot', 'text', (column) => column.notNull())
        .addColumn('identity', 'text', (column) => column.notNull())
        .addColumn('user_size_id', wholeNumber, (column) => column.references('user_size.id'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('basket_line_piece')
        .unique()
        .on('basket_line')
        .columns(['basket_id', 'identity'])
        .execute();
      await withId(database.schema.createTable('voucher'))
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('benefit', 'text', (column) => column.notNull())
        .addColumn('valid_from', 'text', (column) => column.notNull())
        .addColumn('valid_until', 'text', (column) => column.notNull())
        .addColumn('usage', 'text', (column) => column.notNull())
        .execute();
      await withId(database.schema.createTable('voucher_use'))
        .addColumn('voucher_id', wholeNumber, (column) => column.notNull().references('voucher.id'))
        .addColumn('account_id', wholeNumber)
        .addColumn('basket_id', wholeNumber, (column) => column.references('basket.id'))
        .addColumn('exclusive_key', 'text', (column) => column.unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('voucher_use_basket')
        .on('voucher_use')
        .column('basket_id')
        .execute();
    },
  },
  {
    name: 'basket/002-additions',
    up: async (database) => {
      await database.schema
        .createTable('basket_addition')
        .addColumn('request_key', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
