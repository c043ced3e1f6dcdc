import type { Migration } from '../../platform/database/migration.ts';

export const designerMigrations: readonly Migration[] = [
  {
    name: 'designer/001-favorites',
    up: async (database, { wholeNumber }) => {
      await database.schema
        .createTable('favorite')
        .addColumn('account_id', wholeNumber, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('variant_id', 'text', (column) => column.notNull())
        .addColumn('marked_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('favorite_key', ['account_id', 'slug', 'variant_id'])
        .execute();
      await database.schema
        .createTable('favorite_share')
        .addColumn('account_id', wholeNumber, (column) =>
          column.primaryKey().references('account.id').onDelete('cascade'),
        )
        .addColumn('share_key', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
