import { type Dialect, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { SqliteDriver } from './driver.ts';
import { SteadyQueryCompiler } from './queryCompiler.ts';

/** The writer, not Kysely, serializes transactions. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely over better-sqlite3, with a single writer and cached prepared statements. `path` is a
 * file or `:memory:`.
 */
export const sqliteDialect = (path: string, onDamage?: (damage: Error) => void): Dialect => ({
  createAdapter: () => new ManyConnectionsAdapter(),
  createDriver: () => new SqliteDriver(path, onDamage),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SteadyQueryCompiler(),
});
