import type { Migration } from '../../platform/database/migration.ts';

/** What an order gives back in parts. */
export const refundMigrations: readonly Migration[] = [
  {
    name: 'orders/012-several-refunds',
    up: async (database, { withId, wholeNumber }) => {
      const { schema } = database;
      const before = await database
        .selectFrom('placed_order')
        .leftJoin('refund', 'refund.order_id', 'placed_order.id')
        .select([
          'placed_order.id as order_id',
          'placed_order.currency',
          'credit',
          'amount',
          'created_at',
          'done_at',
          'placed_at',
        ])
        .where('status', '=', 'Cancelled')
        .orderBy('refund.id')
        .execute();
      // A table whose order was unique: SQLite changes that only by making it anew.
      await schema.dropTable('refund').execute();
      await withId(schema.createTable('refund'))
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('parts', 'text', (column) => column.notNull())
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('credited', wholeNumber, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('done_at', 'text')
        // A key gives back once, whatever the code above does.
        .addUniqueConstraint('refund_key', ['order_id', 'key'])
        .execute();
      await schema.createIndex('refund_done').on('refund').column('done_at').execute();
      for (const { order_id, currency, credit, amount, created_at, done_at, placed_at } of before) {
        if (Number(credit) === 0 && amount === null) continue;
        const cancelled = {
          order_id,
          key: 'cancelled',
          reason: 'cancelled',
          parts: '[]',
          currency,
          credited: credit,
        };
        const money = {
          amount: amount ?? 0,
          created_at: created_at ?? placed_at,
          done_at: amount === null ? placed_at : done_at,
        };
        await database
          .insertInto('refund')
          .values({ ...cancelled, ...money })
          .execute();
      }
    },
  },
];

/** What was withdrawn from. */
export const withdrawalMigrations: readonly Migration[] = [
  {
    name: 'orders/014-withdrawals',
    up: async (database, { withId, wholeNumber }) => {
      const { schema } = database;
      await withId(schema.createTable('withdrawal'))
        .addColumn('order_id', wholeNumber, (column) =>
          column.notNull().references('placed_order.id').onDelete('cascade'),
        )
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('pieces', 'text', (column) => column.notNull())
        .addColumn('shipping', wholeNumber, (column) => column.notNull())
        .addColumn('back_at', 'text')
        .addColumn('back_by', wholeNumber, (column) => column.references('account.id'))
        .execute();
      await schema.createIndex('withdrawal_order').on('withdrawal').column('order_id').execute();
      await schema
        .createTable('ordered_card')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('order_line_id', wholeNumber, (column) =>
          column.notNull().references('order_line.id').onDelete('cascade'),
        )
        .addColumn('mail_id', wholeNumber)
        .execute();
      await schema
        .createIndex('ordered_card_line')
        .on('ordered_card')
        .column('order_line_id')
        .execute();
      // Cards of before said in their name alone which order they came of: they are dealt out to its lines in the order they were made.
      const cards = await database
        .selectFrom('voucher')
        .select(['code', 'name'])
        .where('name', 'like', 'Gift card of order %')
        .orderBy('id')
        .execute();
      const codesOf = new Map<number, string[]>();
      for (const { code, name } of cards) {
        const orderId = (Number(name.slice('Gift card of order '.length)) || 0) - 100_000;
        codesOf.set(orderId, [...(codesOf.get(orderId) ?? []), code]);
      }
      for (const [orderId, codes] of codesOf) {
        const lines = await database
          .selectFrom('order_line')
          .select(['id', 'quantity'])
          .where('order_id', '=', orderId)
          .where('product_class', '=', 'Gift Card')
          .orderBy('id')
          .execute();
        const places = lines.flatMap(({ id, quantity }) =>
          Array<number>(Number(quantity)).fill(id),
        );
        for (const [place, code] of codes.entries()) {
          const line = places[place];
          if (line !== undefined)
            await database
              .insertInto('ordered_card')
              .values({ code, order_line_id: line })
              .execute();
        }
      }
    },
  },
];
