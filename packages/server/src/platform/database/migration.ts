import type { Kysely } from 'kysely';
import type { ColumnKit } from './columns.ts';

/**
 * One step of the schema. Steps are never changed once they are released: a later step corrects an earlier one. `name` is `context/number-what`, such as
 * `account/001-users`.
 */
export type Migration = {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's schema
  readonly up: (database: Kysely<any>, columns: ColumnKit) => Promise<void>;
};
