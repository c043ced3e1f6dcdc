import type { Instant } from './columns.ts';

/**
 * All tables of the database. This file declares the tables of the database layer; each context
 * adds its own in its `tables.ts` by declaration merging:
 *
 *     declare module '../../platform/database/schema.ts' {
 *       interface Schema extends BasketTables {}
 *     }
 */
export interface Schema {
  migration: { name: string; applied_at: Instant };
  /** A single row, locked during a migration. */
  migration_lock: { id: number };
  /**
   * A named lock for the length of a transaction (`acquireLocks.ts`); rows are never committed.
   */
  turn: { name: string };
}

export const databaseSchema = `
create table turn (
  name text primary key
);
`;
