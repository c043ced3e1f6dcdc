import { type Generated, type RawBuilder, type SqlBool, sql } from 'kysely';

/*
 * The part of SQL that SQLite and PostgreSQL share, as column types: whole numbers for money, ids and flags; text for everything else. Both databases answer the same JavaScript
 * values, so no store needs to know which one it runs on.
 */

/** An id the database gives. */
export type GeneratedId = Generated<number>;

/** An instant as ISO 8601 text in UTC with milliseconds (`2026-11-21T05:00:00.000Z`): sorts as it reads. */
export type Instant = string;

/** Yes or no: SQLite has no booleans. */
export type Flag = 0 | 1;

/** A value kept as JSON text. The type says what is in it. */
export type JsonText<Value> = string & { readonly holds?: Value };

/** The column of a field: `country_code` of `countryCode`. */
export type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';
export const columnName = <Field extends string>(field: Field): ColumnName<Field> =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Field>;

export const toFlag = (yes: boolean): Flag => (yes ? 1 : 0);
export const fromFlag = (flag: Flag): boolean => flag === 1;
export const toInstant = (date: Date): Instant => date.toISOString();
export const toJson = <Value>(value: Value): JsonText<Value> => JSON.stringify(value);
export const fromJson = <Value>(text: JsonText<Value>): Value => JSON.parse(text) as Value;

export type DialectName = 'sqlite' | 'postgres';

/**
 * `column in ('a', 'b')` with the values written out: SQLite uses an index that has a condition only for a query that states the condition, which a parameter does not, nor a list of one. For
 * constants of the code, never for what somebody sent.
 */
export const isOneOf = (column: string, values: readonly string[]): RawBuilder<SqlBool> => {
  const [first, ...more] = values.map((value) => sql.lit(value));
  return more.length === 0
    ? sql<SqlBool>`${sql.ref(column)} = ${first}`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join([first, ...more])})`;
};
