import { type Generated, type RawBuilder, type SqlBool, sql } from 'kysely';

/*
 * Column types that SQLite and PostgreSQL share: whole numbers for money, ids and flags; text
 * for everything else. Both return the same JavaScript values, so stores do not depend on the
 * database.
 */

export type GeneratedId = Generated<number>;

/**
 * An instant as ISO 8601 text in UTC with milliseconds (`2026-11-21T05:00:00.000Z`), which
 * sorts chronologically.
 */
export type Instant = string;

/** A boolean, which SQLite lacks. */
export type Flag = 0 | 1;

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
 * `column in ('a', 'b')` with literal values: SQLite uses a partial index only if the query
 * repeats its condition literally, without parameters. For constants only, never for user
 * input.
 */
export const isOneOf = (column: string, values: readonly string[]): RawBuilder<SqlBool> => {
  const [first, ...more] = values.map((value) => sql.lit(value));
  return more.length === 0
    ? sql<SqlBool>`${sql.ref(column)} = ${first}`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join([first, ...more])})`;
};
