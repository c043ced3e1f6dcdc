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
      await database.schema
        .createIndex('form_sent_subject')
        .on('form_sent')
        .columns(['subject', 'sent_at'])
        .execute();
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
      await database.schema
        .createIndex('claim_status')
        .on('claim')
        .columns(['status', 'id'])
        .execute();
      await withId(database.schema.createTable('claim_item'))
        .addColumn('claim_id', wholeNumber, (column) =>
          column.notNull().references('claim.id').onDelete('cascade'),
        )
        .addColumn('order_line_id', wholeNumber, (column) => column.notNull())
        .addColumn('wash_confirmed', 'integer', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('claim_item_claim')
        .on('claim_item')
        .column('claim_id')
        .execute();
      await database.schema
        .createTable('claim_photo')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_number', 'text', (column) => column.notNull())
        .addColumn('claim_id', wholeNumber, (column) =>
          column.references('claim.id').onDelete('cascade'),
        )
        .addColumn('order_line_id', wholeNumber)
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('claim_photo_claim')
        .on('claim_photo')
        .column('claim_id')
        .execute();
      await database.schema
        .createIndex('claim_photo_order')
        .on('claim_photo')
        .column('order_number')
        .execute();
    },
  },
  {
    name: 'support/002-chat',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('conversation'))
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('guest_key', 'text')
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('messenger', 'text', (column) => column.notNull())
        .addColumn('is_closed', 'integer', (column) => column.notNull())
        .addColumn('assigned_to', wholeNumber, (column) => column.references('account.id'))
        .addColumn('reply_to', 'text')
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('state_version', 'integer', (column) => column.notNull())
        .addColumn('customer_read', 'integer', (column) => column.notNull())
        .addColumn('staff_read', 'integer', (column) => column.notNull())
        .addColumn('customer_seen_at', 'text')
        .addColumn('customer_mailed', 'integer', (column) => column.notNull())
        .addColumn('staff_mailed', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('conversation_account')
        .on('conversation')
        .column('account_id')
        .execute();
      await database.schema
        .createIndex('conversation_guest')
        .on('conversation')
        .column('guest_key')
        .execute();
      await database.schema
        .createIndex('conversation_updated')
        .on('conversation')
        .columns(['is_closed', 'updated_at'])
        .execute();
      await withId(database.schema.createTable('chat_message'))
        .addColumn('conversation_id', wholeNumber, (column) =>
          column.notNull().references('conversation.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('message_key', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('sources', 'text', (column) => column.notNull())
        .addColumn('photos', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('chat_message_key', ['conversation_id', 'message_key'])
        .addUniqueConstraint('chat_message_number', ['conversation_id', 'number'])
        .execute();
      await database.schema
        .createTable('chat_photo')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('conversation_id', wholeNumber, (column) =>
          column.notNull().references('conversation.id').onDelete('cascade'),
        )
        .addColumn('is_sent', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('chat_photo_conversation')
        .on('chat_photo')
        .column('conversation_id')
        .execute();
      await database.schema
        .createTable('staff_presence')
        .addColumn('account_id', wholeNumber, (column) =>
          column.primaryKey().references('account.id').onDelete('cascade'),
        )
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.alterTable('inquiry').addColumn('answered_at', 'text').execute();
    },
  },
  {
    name: 'support/003-first-pieces',
    up: async (database) => {
      await database.schema.alterTable('claim_item').addColumn('pieces', 'integer').execute();
      await database.schema.alterTable('claim_item').addColumn('zones', 'text').execute();
    },
  },
];
