import type { Schema } from '../../platform/database/schema.ts';

/**
 * How long something is kept. `of` names rows of a table by an SQL condition, `since` the column with the instant from which their days are counted, and `forgets` what happens after them: the
 * rows go, or columns become what is said here. A condition on a row that was blanked no longer holds, so that each is touched once.
 */
export type RetentionRule = {
  readonly [Table in keyof Schema]: {
    readonly name: string;
    /** For readers of the table in `docs/retention.md`. */
    readonly what: string;
    readonly why: string;
    readonly table: Table;
    readonly key: keyof Schema[Table] & string;
    readonly since: keyof Schema[Table] & string;
    readonly days: number;
    readonly of: string;
    /** Rows whose key is a photo's name: its files go before them. */
    readonly hasPhotos?: true;
    readonly forgets:
      | 'row'
      | Readonly<Partial<Record<keyof Schema[Table] & string, string | number | null>>>;
  };
}[keyof Schema];
