import type { Instant } from './columns.ts';

/**
 * Every table of the database. Here are those that the database itself needs; each part of the server adds those it owns where it describes them (`tables.ts`), by declaration merging:
 *
 *     declare module '../../platform/database/schema.ts' {
 *       interface Schema extends BasketTables {}
 *     }
 */
export interface Schema {
  /** The schema steps that were applied. */
  migration: { name: string; applied_at: Instant };
  /** One row, which whoever applies steps holds. */
  migration_lock: { id: number };
  /** Whose turn it is, for as long as a transaction takes (`takeTurns.ts`): nobody ever sees a row. */
  turn: { name: string };
}

export const databaseSchema = `
create table turn (
  name text primary key
);
`;
