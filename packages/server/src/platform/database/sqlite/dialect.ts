import {
  type CompiledQuery,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely';
import type { ReadsAtOnce, RunAtOnce } from '../readsAtOnce.ts';
import { SqliteDriver } from './driver.ts';
import { SteadyQueryCompiler } from './queryCompiler.ts';

/** Who waits for whom is the writer's business, not Kysely's. */
class ManyConnectionsAdapter extends SqliteAdapter implements ReadsAtOnce {
  readonly #driver: () => SqliteDriver | null;

  constructor(driver: () => SqliteDriver | null) {
    super();
    this.#driver = driver;
  }

  readAtOnce<Row>(query: CompiledQuery<Row>): QueryResult<Row> | null {
    return this.#driver()?.readAtOnce(query) ?? null;
  }

  runInTransaction(): RunAtOnce {
    const driver = this.#driver();
    if (!driver) throw new Error('The database is closed');
    return driver.runInTransaction();
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely over better-sqlite3, with one writer at a time and prepared statements that are kept. `path` is a file or `:memory:`. */
export const sqliteDialect = (path: string, onDamage?: (damage: Error) => void): Dialect => {
  let driver: SqliteDriver | null = null;
  return {
    createAdapter: () => new ManyConnectionsAdapter(() => driver),
    createDriver: () => {
      driver = new SqliteDriver(path, onDamage);
      return driver;
    },
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SteadyQueryCompiler(),
  };
};
