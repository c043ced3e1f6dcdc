import { type Dialect, PostgresDialect } from 'kysely';
import type pg from 'pg';

const int8 = 20;

/** bigint and count() as numbers: every whole number of the shop is below 2^53. */
const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
});

/** Kysely over a pool of PostgreSQL connections. `onConnectionLost` hears of each connection that ends by itself; the pool opens a new one at the next query. */
export const postgresDialect = async (url: string, onConnectionLost: (cause: Error) => void): Promise<Dialect> => {
  // A shop with an embedded database never needs it.
  const { default: postgres } = await import('pg');
  const pool = new postgres.Pool({
    connectionString: url,
    max: 20,
    types: typesOf(postgres),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A connection tells of its own end, also while it is in use: an error nobody hears would end the process. The pool repeats those of idle ones.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
};

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? '';

/** A serialization failure or a deadlock: the transaction did nothing, and the same again may succeed. */
export const isWorthRepeating = (cause: unknown): boolean => ['40001', '40P01'].includes(codeOf(cause));

/** Connection exceptions, a server that ends, starts or is full, and sockets that do not reach it. */
const awayCodes: readonly string[] = ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** What the driver says of a connection without a code. */
const awayWords: readonly string[] = ['Connection terminated', 'timeout exceeded when trying to connect', 'is not queryable'];

/** The database cannot be reached, or was lost on the way: the same call may succeed in a moment. */
export const isAway = (cause: unknown): boolean =>
  codeOf(cause).startsWith('08') ||
  awayCodes.includes(codeOf(cause)) ||
  (cause instanceof Error && awayWords.some((words) => cause.message.includes(words)));
