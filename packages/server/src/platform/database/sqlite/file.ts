import Sqlite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { failureOf } from './failure.ts';

const keptStatements = 500;

/** One connection to the file, with its prepared statements kept. */
export class SqliteFile {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const statement = this.#prepared(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (cause) {
      throw failureOf(cause);
    }
  }

  /** A statement without values and rows: where a transaction begins and ends. */
  run(sql: string): void {
    try {
      this.#prepared(sql).run();
    } catch (cause) {
      throw failureOf(cause);
    }
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Sqlite.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= keptStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Opens a database file, or one in memory, as the shop uses it. */
export const openFile = (path: string): Sqlite.Database => {
  const database = new Sqlite(path, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // An acknowledged order survives a power cut, not only the end of the process.
  database.pragma('synchronous = FULL');
  // Pages that were written many times meanwhile are copied into the database once: 16 MB of log.
  database.pragma('wal_autocheckpoint = 4000');
  database.pragma('foreign_keys = on');
  return database;
};
