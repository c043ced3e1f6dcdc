import type { Migration } from '../database/migration.ts';

export const checkoutMigrations: readonly Migration[] = [];
