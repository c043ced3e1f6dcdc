import type { Schema } from '../../platform/database/schema.ts';

/**
 * A retention period. `of` selects rows of a table by an SQL condition, `since` is the column
 * with the start time, and `forgets` either deletes the rows or overwrites columns. The
 * condition must exclude overwritten rows, so that each is changed once.
 */
export type RetentionRule = {
  readonly [Table in keyof Schema]: {
    readonly name: string;
    /** Description in the table of `docs/retention.md`. */
    readonly what: string;
    readonly why: string;
    readonly table: Table;
    readonly key: keyof Schema[Table] & string;
    readonly since: keyof Schema[Table] & string;
    readonly days: number;
    /** The years of `BILLING_RETENTION_YEARS` replace `days`, which hold for the default. */
    readonly isBilling?: true;
    readonly of: string;
    /** Rows with a photo's name as key, whose files are deleted first. */
    readonly hasPhotos?: true;
    readonly forgets:
      | 'row'
      | Readonly<Partial<Record<keyof Schema[Table] & string, string | number | null>>>;
  };
}[keyof Schema];
