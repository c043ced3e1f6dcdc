import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseAway, DatabaseBusy, DatabaseReadOnly } from './failures.ts';

const int8 = 20;

/** bigint and count() as numbers: every whole number of the shop is below 2^53. */
const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8
      ? Number
      : types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
});

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? '';

/** A serialization failure, a deadlock, a lock that did not come: the transaction did nothing. */
const busyCodes: readonly string[] = ['40001', '40P01', '55P03'];
/** A server that ends, starts or is full, and sockets that do not reach it. */
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
/** What the driver and a pooler in between say of a connection without a code. */
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
/** A disk that is full, and a server that only reads: the standby that a cluster has just made the other one. */
const readOnlyCodes: readonly string[] = ['25006', '53100'];

const isAway = (cause: unknown): boolean =>
  codeOf(cause).startsWith('08') ||
  awayCodes.includes(codeOf(cause)) ||
  (cause instanceof Error && awayWords.some((words) => cause.message.includes(words)));

/** What PostgreSQL and its driver throw, as the failures the shop knows; anything else as it is. */
const failureOf = (cause: unknown): unknown => {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (isAway(cause)) return new DatabaseAway(why);
  if (busyCodes.includes(codeOf(cause))) return new DatabaseBusy(why);
  if (readOnlyCodes.includes(codeOf(cause))) return new DatabaseReadOnly(why);
  return cause;
};

/** Something was made or removed by another transaction in the same moment: one that looks again finds it so. */
export const isOvertaken = (cause: unknown): boolean => ['23503', '23505'].includes(codeOf(cause));

/** A connection as Kysely holds it. One that was lost, or whose server only reads now, does not go back to the pool. */
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

/** How long a statement, or a connection for it, is waited for: a server that hangs is one that is away. */
const patienceMs = 8_000;
const mostConnections = 10;

/**
 * Kysely over a pool of PostgreSQL connections. `onConnectionLost` is called for each connection that ends by itself; the
 * pool opens a new one at the next query. `hasTimeout: false` lets a query take any time.
 */
export const postgresDialect = async (
  url: string,
  onConnectionLost: (cause: Error) => void,
  { hasTimeout = true }: { readonly hasTimeout?: boolean } = {},
): Promise<Dialect> => {
  // A shop with an embedded database never needs it.
  const { default: postgres } = await import('pg');
  const pool = new postgres.Pool({
    connectionString: url,
    max: mostConnections,
    types: typesOf(postgres),
    connectionTimeoutMillis: patienceMs,
    ...(hasTimeout && { query_timeout: patienceMs }),
    keepAlive: true,
  });
  // A connection tells of its own end, also while it is in use: an error nobody hears would end the process. The pool repeats those of idle ones.
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
