import Sqlite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { tellStatement } from '../../runtime/statements.ts';
import { DatabaseDamaged } from '../failures.ts';
import { failureOf } from './failure.ts';

const keptStatements = 500;

/** What the connections to a file know of its damage, each as soon as one has met it. */
export class FileHealth {
  damage: DatabaseDamaged | null = null;
  readonly #onDamage: (damage: DatabaseDamaged) => void;

  constructor(onDamage: (damage: DatabaseDamaged) => void = () => {}) {
    this.#onDamage = onDamage;
  }

  /** Answers the failure as it is, and remembers the first that is damage. */
  told(failure: unknown): unknown {
    if (failure instanceof DatabaseDamaged && this.damage === null) {
      this.damage = failure;
      this.#onDamage(failure);
    }
    return failure;
  }
}

/** What ends a transaction without keeping it: the only thing done to a file that is damaged. */
const givesUp = (sql: string): boolean => sql.startsWith('rollback') || sql.startsWith('release');

/** One connection to the file, with its prepared statements kept. */
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
    tellStatement(sql);
    try {
      const statement = this.#prepared(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (cause) {
      throw this.#health.told(failureOf(cause));
    }
  }

  /** A statement without values and rows: where a transaction begins and ends. */
  run(sql: string): void {
    if (this.#health.damage && !givesUp(sql)) throw this.#health.damage;
    try {
      this.#prepared(sql).run();
    } catch (cause) {
      throw this.#health.told(failureOf(cause));
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
