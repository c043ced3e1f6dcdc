import { type Dialect, PostgresDialect } from 'kysely';
import type pg from 'pg';

const int8 = 20;

/** bigint and count() as numbers: every whole number of the shop is below 2^53. */
const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
});

/** Kysely over a pool of PostgreSQL connections. `onIdleFailure` hears when the server closes a connection nobody uses; the pool opens a new one at the next query. */
export const postgresDialect = async (url: string, onIdleFailure: (cause: Error) => void): Promise<Dialect> => {
  // A shop with an embedded database never needs it.
  const { default: postgres } = await import('pg');
  const pool = new postgres.Pool({
    connectionString: url,
    max: 20,
    types: typesOf(postgres),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', onIdleFailure);
  return new PostgresDialect({ pool });
};

/** A serialization failure or a deadlock: the transaction did nothing, and the same again may succeed. */
export const isWorthRepeating = (cause: unknown): boolean => ['40001', '40P01'].includes((cause as { readonly code?: string }).code ?? '');
