import type { Schema } from '../../platform/database/schema.ts';

/**
 * `of` is an SQL condition, `since` the column with the start, `forgets` deletes rows or
 * overwrites columns. The condition must exclude overwritten rows.
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
