import type { Migration } from '../database/migration.ts';

export const basketMigrations: readonly Migration[] = [];
