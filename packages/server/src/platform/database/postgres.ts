import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseAway, DatabaseBusy, DatabaseReadOnly } from './failures.ts';

const int8 = 20;

/** Parses bigint and count() as numbers: all of the shop's integers are below 2^53. */
const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8
      ? Number
      : types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
});

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? '';

/** Serialization failure, deadlock or lock timeout: the transaction was rolled back. */
const busyCodes: readonly string[] = ['40001', '40P01', '55P03'];
/** The server is stopping, starting or full, or cannot be reached. */
const awayCodes: readonly string[] = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
/** Messages of connection errors that have no code, from the driver or a pooler. */
const awayWords: readonly string[] = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'is not queryable',
  'Query read timeout',
  'server_login_retry',
  'server conn crashed',
  'query_wait_timeout',
  'pgbouncer cannot connect to server',
];
/** A full disk, or a read-only server, such as a former primary after a failover. */
const readOnlyCodes: readonly string[] = ['25006', '53100'];

const isAway = (cause: unknown): boolean =>
  codeOf(cause).startsWith('08') ||
  awayCodes.includes(codeOf(cause)) ||
  (cause instanceof Error && awayWords.some((words) => cause.message.includes(words)));

/**
 * Maps errors of PostgreSQL and its driver to the shop's failures; returns others unchanged.
 */
const failureOf = (cause: unknown): unknown => {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (isAway(cause)) return new DatabaseAway(why);
  if (busyCodes.includes(codeOf(cause))) return new DatabaseBusy(why);
  if (readOnlyCodes.includes(codeOf(cause))) return new DatabaseReadOnly(why);
  return cause;
};

/** A concurrent transaction created or deleted the same row; a retry will see that. */
export const isConcurrentChange = (cause: unknown): boolean =>
  ['23503', '23505'].includes(codeOf(cause));

/**
 * A connection for Kysely. A connection that was lost or has become read-only is not returned
 * to the pool.
 */
const holdConnection = (client: pg.PoolClient): PostgresPoolClient => {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (cause) {
      const failure = failureOf(cause);
      isLost ||= failure instanceof DatabaseAway || failure instanceof DatabaseReadOnly;
      throw failure;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard || isLost),
  };
};

/** Maximum wait for a connection or statement; a hanging server counts as unreachable. */
const patienceMs = 8_000;
const mostConnections = 10;

/**
 * Kysely over a pool of PostgreSQL connections. `onConnectionLost` is called for each
 * connection that ends unexpectedly; the pool replaces it at the next query. `hasTimeout:
 * false` disables the statement timeout.
 */
export const postgresDialect = async (
  url: string,
  onConnectionLost: (cause: Error) => void,
  { hasTimeout = true }: { readonly hasTimeout?: boolean } = {},
): Promise<Dialect> => {
  // Not loaded with an embedded database.
  const { default: postgres } = await import('pg');
  const pool = new postgres.Pool({
    connectionString: url,
    max: mostConnections,
    types: typesOf(postgres),
    connectionTimeoutMillis: patienceMs,
    ...(hasTimeout && { query_timeout: patienceMs }),
    keepAlive: true,
  });
  // Connections in use emit errors too, and an unhandled one would end the process. The pool
  // forwards only those of idle connections.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => {});
  return new PostgresDialect({
    pool: {
      options: {},
      connect: async () => {
        try {
          return holdConnection(await pool.connect());
        } catch (cause) {
          throw failureOf(cause);
        }
      },
      end: () => pool.end(),
    },
  });
};
