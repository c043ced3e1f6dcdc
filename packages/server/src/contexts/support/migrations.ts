import type { Migration } from '../../platform/database/migration.ts';

export const supportMigrations: readonly Migration[] = [
  {
    name: 'inquiries/001-inquiries',
    up: async (database, { withId }) => {
      await withId(database.schema.createTable('inquiry'))
        .addColumn('form_key', 'text', (column) => column.notNull().unique())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await withId(database.schema.createTable('form_sent'))
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('form_sent_subject').on('form_sent').columns(['subject', 'sent_at']).execute();
    },
  },
  {
    name: 'support/001-claims',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('claim'))
        .addColumn('form_key', 'text', (column) => column.notNull().unique())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('order_number', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('value', wholeNumber, (column) => column.notNull())
        .addColumn('decision', 'text')
        .addColumn('outcome', 'text')
        .addColumn('decided_by', wholeNumber, (column) => column.references('account.id'))
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .execute();
      await database.schema.createIndex('claim_order').on('claim').column('order_number').execute();
      await database.schema.createIndex('claim_status').on('claim').columns(['status', 'id']).execute();
      await withId(database.schema.createTable('claim_item'))
        .addColumn('claim_id', wholeNumber, (column) => column.notNull().references('claim.id').onDelete('cascade'))
        .addColumn('order_line_id', wholeNumber, (column) => column.notNull())
        .addColumn('wash_confirmed', 'integer', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('claim_item_claim').on('claim_item').column('claim_id').execute();
      await database.schema
        .createTable('claim_photo')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_number', 'text', (column) => column.notNull())
        .addColumn('claim_id', wholeNumber, (column) => column.references('claim.id').onDelete('cascade'))
        .addColumn('order_line_id', wholeNumber)
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('claim_photo_claim').on('claim_photo').column('claim_id').execute();
      await database.schema.createIndex('claim_photo_order').on('claim_photo').column('order_number').execute();
    },
  },
];
