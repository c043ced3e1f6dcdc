import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.ts';
import { refundMigrations, withdrawalMigrations } from './refundMigrations.ts';

export const orderMigrations: readonly Migration[] = [
  {
    name: 'orders/001-orders',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('placed_order'))
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('guest_key', 'text')
        // A basket becomes one order, whatever the code above does.
        .addColumn('basket_id', wholeNumber, (column) => column.references('basket.id').unique())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('total', wholeNumber, (column) => column.notNull())
        .addColumn('shipping', wholeNumber, (column) => column.notNull())
        .addColumn('credit', wholeNumber, (column) => column.notNull())
        .addColumn('paid', wholeNumber, (column) => column.notNull())
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('placed_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('placed_order_account')
        .on('placed_order')
        .columns(['account_id', 'id'])
        .execute();
      await database.schema
        .createIndex('placed_order_guest')
        .on('placed_order')
        .column('guest_key')
        .execute();
      await withId(database.schema.createTable('order_line'))
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('product_class', 'text', (column) => column.notNull())
        .addColumn('snapshot', 'text', (column) => column.notNull())
        .addColumn('texts', 'text', (column) => column.notNull())
        .addColumn('unit_price', wholeNumber, (column) => column.notNull())
        .addColumn('price_excl_discounts', wholeNumber, (column) => column.notNull())
        .addColumn('price_incl_discounts', wholeNumber, (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('order_line_order')
        .on('order_line')
        .column('order_id')
        .execute();
    },
  },
  {
    name: 'orders/002-sizes-made-to',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .alterTable('order_line')
        .addColumn('user_size_id', wholeNumber)
        .execute();
      await database.schema.alterTable('order_line').addColumn('size_version', 'integer').execute();
      const lines = await database.selectFrom('order_line').select(['id', 'snapshot']).execute();
      for (const { id, snapshot } of lines) {
        const { userSizeId = null } = JSON.parse(snapshot as string) as {
          readonly userSizeId?: number | null;
        };
        if (userSizeId === null) continue;
        await database
          .updateTable('order_line')
          .set({ user_size_id: userSizeId, size_version: 1 })
          .where('id', '=', id)
          .execute();
      }
      await database.schema
        .createIndex('order_line_size')
        .on('order_line')
        .column('user_size_id')
        .execute();
    },
  },
  {
    name: 'orders/003-events',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('order_event'))
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('order_event_order')
        .on('order_event')
        .column('order_id')
        .execute();
      await database.schema
        .createIndex('placed_order_status')
        .on('placed_order')
        .columns(['status', 'id'])
        .execute();
      // Of an order that is older than this table only its beginning is known.
      const orders = await database
        .selectFrom('placed_order')
        .select(['id', 'placed_at'])
        .execute();
      for (const { id, placed_at } of orders) {
        await database
          .insertInto('order_event')
          .values({ order_id: id, status: 'Confirmed', actor: 'system', at: placed_at })
          .execute();
      }
    },
  },
  {
    name: 'orders/004-by-address',
    up: async (database) => {
      await database.schema
        .createIndex('placed_order_address')
        .on('placed_order')
        .expression(sql`lower(email)`)
        .execute();
    },
  },
  {
    name: 'orders/005-split',
    up: async (database, { withId, wholeNumber }) => {
      const { schema } = database;
      await schema
        .alterTable('placed_order')
        .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      for (const name of ['fit_answer', 'fit_comment', 'fit_answered_at', 'fit_key']) {
        await schema.alterTable('placed_order').addColumn(name, 'text').execute();
      }
      await schema
        .alterTable('placed_order')
        .addColumn('fit_reminders', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      for (const name of ['made_first', 'rest_size_version']) {
        await schema.alterTable('order_line').addColumn(name, 'integer').execute();
      }
      await withId(schema.createTable('parcel'))
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('carrier', 'text', (column) => column.notNull())
        .addColumn('tracking_number', 'text', (column) => column.notNull().unique())
        .addColumn('sent_at', 'text', (column) => column.notNull())
        .addColumn('delivered_at', 'text')
        .execute();
      // A part of an order is sent once, whatever the code above does.
      await schema
        .createIndex('parcel_part')
        .on('parcel')
        .columns(['order_id', 'part'])
        .unique()
        .execute();
      await schema.createIndex('parcel_delivered').on('parcel').column('delivered_at').execute();
    },
  },
  {
    name: 'orders/006-refunds',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('refund'))
        // An order is given back once, whatever the code above does.
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().unique().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('done_at', 'text')
        .execute();
      await database.schema.createIndex('refund_done').on('refund').column('done_at').execute();
    },
  },
  {
    name: 'orders/007-changes',
    up: async (database) => {
      await database.schema.alterTable('order_event').addColumn('change', 'text').execute();
    },
  },
  {
    name: 'orders/008-fit-feedback',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createTable('fit_feedback')
        .addColumn('order_line_id', wholeNumber, (column) =>
          column.primaryKey().references('order_line.id').onDelete('cascade'),
        )
        .addColumn('user_size_id', wholeNumber, (column) => column.notNull())
        .addColumn('size_version', 'integer', (column) => column.notNull())
        .addColumn('zones', 'text', (column) => column.notNull())
        .addColumn('washed', 'integer', (column) => column.notNull())
        .addColumn('told_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'orders/009-undo',
    up: async (database, { wholeNumber }) => {
      const { schema } = database;
      for (const name of ['mail_id', 'undone_by'])
        await schema.alterTable('order_event').addColumn(name, wholeNumber).execute();
      await schema.alterTable('order_event').addColumn('undone_at', 'text').execute();
    },
  },
  {
    name: 'orders/010-papers',
    up: async (database, { withId, wholeNumber }) => {
      const { schema } = database;
      await schema
        .createTable('paper_series')
        .addColumn('kind', 'text', (column) => column.primaryKey())
        .addColumn('last', wholeNumber, (column) => column.notNull())
        .execute();
      await withId(schema.createTable('paper'))
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('place', wholeNumber, (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('issued_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('paper_place')
        .on('paper')
        .columns(['kind', 'place'])
        .unique()
        .execute();
      // An order has one invoice, and one credit note for each reason, whatever the code above does.
      await schema
        .createIndex('paper_reason')
        .on('paper')
        .columns(['order_id', 'kind', 'reason'])
        .unique()
        .execute();
    },
  },
  {
    name: 'orders/011-size-proposals',
    up: async (database) => {
      const { schema } = database;
      await schema.alterTable('fit_feedback').addColumn('decided_on', 'text').execute();
      await schema
        .createIndex('fit_feedback_size')
        .on('fit_feedback')
        .column('user_size_id')
        .execute();
    },
  },
  ...refundMigrations,
  {
    name: 'orders/013-till',
    up: async (database, { withId, wholeNumber }) => {
      const { schema } = database;
      await schema
        .alterTable('refund')
        .addColumn('at_till', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await withId(schema.createTable('till_entry'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('store', 'text', (column) => column.notNull())
        .addColumn('means', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('account_id', wholeNumber, (column) => column.notNull().references('account.id'))
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      // An order is paid for once, whatever the code above does.
      await schema
        .createIndex('till_entry_sale')
        .on('till_entry')
        .column('order_id')
        .unique()
        .where(sql<boolean>`kind = 'sale'`)
        .execute();
      await schema
        .createIndex('till_entry_day')
        .on('till_entry')
        .columns(['store', 'at'])
        .execute();
    },
  },
  ...withdrawalMigrations,
  {
    name: 'orders/015-decisions-by-size',
    up: async (database) => {
      await sql`update fit_feedback set decided_on = '{"' || cast(user_size_id as text) || '":"' || decided_on || '"}' where decided_on is not null`.execute(
        database,
      );
    },
  },
];
