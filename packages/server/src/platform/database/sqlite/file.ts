import Sqlite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { notifyStatement } from '../../runtime/statements.ts';
import { DatabaseDamaged } from '../failures.ts';
import { failureOf } from './failure.ts';

const keptStatements = 500;

/** Damage of a file, shared by its connections. */
export class FileHealth {
  damage: DatabaseDamaged | null = null;
  readonly #onDamage: (damage: DatabaseDamaged) => void;

  constructor(onDamage: (damage: DatabaseDamaged) => void = () => {}) {
    this.#onDamage = onDamage;
  }

  /** Returns the failure, and remembers the first one that reports damage. */
  recordFailure(failure: unknown): unknown {
    if (failure instanceof DatabaseDamaged && this.damage === null) {
      this.damage = failure;
      this.#onDamage(failure);
    }
    return failure;
  }
}

/** Rollbacks, the only statements allowed on a damaged file. */
const givesUp = (sql: string): boolean => sql.startsWith('rollback') || sql.startsWith('release');

/** A connection to the file with cached prepared statements. */
export class SqliteFile {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();
  readonly #health: FileHealth;

  constructor(database: Sqlite.Database, health: FileHealth = new FileHealth()) {
    this.#database = database;
    this.#health = health;
  }

  execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    if (this.#health.damage) throw this.#health.damage;
    notifyStatement(sql);
    try {
      const statement = this.#prepared(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (cause) {
      throw this.#health.recordFailure(failureOf(cause));
    }
  }

  /** Runs a statement without values and rows, such as the start or end of a transaction. */
  run(sql: string): void {
    if (this.#health.damage && !givesUp(sql)) throw this.#health.damage;
    try {
      this.#prepared(sql).run();
    } catch (cause) {
      throw this.#health.recordFailure(failureOf(cause));
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

export const openFile = (path: string): Sqlite.Database => {
  const database = new Sqlite(path, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // Committed orders survive a power failure, not only a crash.
  database.pragma('synchronous = FULL');
  // Checkpoints after 16 MB of log, so that frequently written pages are copied only once.
  database.pragma('wal_autocheckpoint = 4000');
  database.pragma('foreign_keys = on');
  return database;
};
