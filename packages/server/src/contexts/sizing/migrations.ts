import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migration.ts';

export const sizingMigrations: readonly Migration[] = [
  {
    name: 'sizing/001-user-sizes',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('user_size'))
        .addColumn('account_id', wholeNumber, (column) => column.references('account.id'))
        .addColumn('guest_key', 'text')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('size_type_id', wholeNumber, (column) => column.notNull())
        .addColumn('standard_base', 'integer')
        .addColumn('standard_length', 'text')
        .addColumn('measurements', 'text', (column) => column.notNull())
        .addColumn('preferences', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('deleted_at', 'text')
        .execute();
      await database.schema
        .createIndex('user_size_account')
        .on('user_size')
        .column('account_id')
        .execute();
      await database.schema
        .createIndex('user_size_guest')
        .on('user_size')
        .column('guest_key')
        .execute();
    },
  },
  {
    name: 'sizing/002-versions',
    up: async (database, { wholeNumber }) => {
      // What was computed for a customer before was of the first design; standard sizes are what they were.
      await database.schema
        .alterTable('user_size')
        .addColumn('design_version', 'text', (column) => column.notNull().defaultTo('V1'))
        .execute();
      await database.schema
        .alterTable('user_size')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await database.schema
        .alterTable('user_size')
        .addColumn('saved_at', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await database
        .updateTable('user_size')
        .set({ design_version: 'V2' })
        .where('standard_base', 'is not', null)
        .execute();
      await database
        .updateTable('user_size')
        .set({ saved_at: sql.ref('created_at') })
        .execute();
      await database.schema
        .createTable('user_size_version')
        .addColumn('user_size_id', wholeNumber, (column) =>
          column.notNull().references('user_size.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('standard_base', 'integer')
        .addColumn('standard_length', 'text')
        .addColumn('measurements', 'text', (column) => column.notNull())
        .addColumn('preferences', 'text')
        .addColumn('design_version', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('user_size_version_key', ['user_size_id', 'version'])
        .execute();
      const columns = [
        'version',
        'title',
        'standard_base',
        'standard_length',
        'measurements',
        'preferences',
        'design_version',
        'saved_at',
      ];
      await database
        .insertInto('user_size_version')
        .columns(['user_size_id', ...columns])
        .expression(database.selectFrom('user_size').select(['id', ...columns]))
        .execute();
    },
  },
  {
    name: 'sizing/003-learned',
    up: async (database) => {
      await database.schema
        .alterTable('user_size_version')
        .addColumn('learned_from', 'text')
        .execute();
    },
  },
  {
    name: 'sizing/004-wearers',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('wearer'))
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text')
        .execute();
      await database.schema
        .createIndex('wearer_account')
        .on('wearer')
        .column('account_id')
        .execute();
      // Sizes from before are their owner's own.
      await database.schema
        .alterTable('user_size')
        .addColumn('wearer_id', wholeNumber, (column) =>
          column.references('wearer.id').onDelete('set null'),
        )
        .execute();
    },
  },
  {
    name: 'sizing/005-cut-for',
    up: async (database) => {
      // Sizes from before are cut for men, as everything was.
      for (const table of ['user_size', 'user_size_version'] as const) {
        await database.schema
          .alterTable(table)
          .addColumn('cut_for', 'text', (column) => column.notNull().defaultTo('men'))
          .execute();
      }
    },
  },
  {
    name: 'sizing/006-size-links',
    up: async (database, { withId, wholeNumber }) => {
      await withId(database.schema.createTable('size_link'))
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('wearer_id', wholeNumber, (column) =>
          column.notNull().references('wearer.id').onDelete('cascade'),
        )
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('sender_name', 'text', (column) => column.notNull())
        .addColumn('size_type_id', wholeNumber, (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('ended_at', 'text')
        .addColumn('given_at', 'text')
        .execute();
      await database.schema
        .createIndex('size_link_account')
        .on('size_link')
        .column('account_id')
        .execute();
      await database.schema
        .createIndex('size_link_wearer')
        .on('size_link')
        .column('wearer_id')
        .execute();
    },
  },
  {
    name: 'sizing/007-defaults',
    up: async (database) => {
      await database.schema.alterTable('wearer').addColumn('cut_for', 'text').execute();
      await database.schema
        .alterTable('user_size')
        .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  {
    name: 'sizing/008-link-locale',
    up: async (database) => {
      await database.schema
        .alterTable('size_link')
        .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();
    },
  },
  {
    name: 'sizing/009-by-shop',
    up: async (database) => {
      // Who saved the sizes from before is not known: they are their owner's.
      for (const table of ['user_size', 'user_size_version'] as const) {
        await database.schema
          .alterTable(table)
          .addColumn('by_shop', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
    },
  },
];
