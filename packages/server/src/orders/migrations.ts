import type { Migration } from '../database/migration.ts';

export const orderMigrations: readonly Migration[] = [];
