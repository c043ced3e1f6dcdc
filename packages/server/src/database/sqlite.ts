import Sqlite from 'better-sqlite3';
import {
  type BinaryOperationNode,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  OperatorNode,
  type QueryResult,
  ReferenceNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import { createMutex, type Mutex } from './mutex.ts';

const keptStatements = 500;

/** One connection to the file, with its prepared statements kept. */
class SqliteFile {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepared(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
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

/**
 * What Kysely calls a connection: outside a transaction reads go to the reading connection and never wait, writes wait for the writing one; inside a transaction everything
 * happens on the writing connection, which is held from BEGIN IMMEDIATE to the end.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #writer: SqliteFile;
  readonly #reader: SqliteFile | null;
  readonly #mutex: Mutex;
  #inTransaction = false;

  constructor(writer: SqliteFile, reader: SqliteFile | null, mutex: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#mutex = mutex;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#writer.execute(query);
    if (this.#reader && SelectQueryNode.is(query.query)) return this.#reader.execute(query);
    await this.#mutex.lock();
    try {
      return this.#writer.execute(query);
    } finally {
      this.#mutex.unlock();
    }
  }

  async begin(): Promise<void> {
    await this.#mutex.lock();
    try {
      this.#writer.execute(CompiledQuery.raw('begin immediate'));
      this.#inTransaction = true;
    } catch (cause) {
      this.#mutex.unlock();
      throw cause;
    }
  }

  async commit(): Promise<void> {
    this.#writer.execute(CompiledQuery.raw('commit'));
    this.#release();
  }

  async rollback(): Promise<void> {
    try {
      this.#writer.execute(CompiledQuery.raw('rollback'));
    } finally {
      this.#release();
    }
  }

  // biome-ignore lint/correctness/useYield: results are read whole, no caller streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported');
  }

  #release(): void {
    this.#inTransaction = false;
    this.#mutex.unlock();
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #mutex = createMutex();
  #writer: SqliteFile | null = null;
  #reader: SqliteFile | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const inMemory = this.#path === ':memory:';
    this.#writer = new SqliteFile(open(this.#path));
    if (inMemory) return;
    const reading = open(this.#path);
    reading.pragma('query_only = on');
    this.#reader = new SqliteFile(reading);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#writer) throw new Error('The database is closed');
    return new SqliteConnection(this.#writer, this.#reader, this.#mutex);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer?.close();
    this.#reader = null;
    this.#writer = null;
  }
}

const open = (path: string): Sqlite.Database => {
  const database = new Sqlite(path, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // An acknowledged order survives a power cut, not only the end of the process.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = on');
  return database;
};

/**
 * Writes `column = ?` as `column = (? || '')` for texts and `(? + 0)` for numbers. The bundled SQLite is built with STAT4 and prepares a join anew each time a value it compares an index with is bound, which
 * takes ten times as long as running it; it does not look into expressions.
 */
class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const isBound = ValueNode.is(rightOperand) && !rightOperand.immediate && ReferenceNode.is(leftOperand);
    const hides = isBound && OperatorNode.is(operator) && operator.operator === '=';
    if (!hides || (typeof rightOperand.value !== 'string' && typeof rightOperand.value !== 'number')) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(' = (');
    this.visitNode(rightOperand);
    this.append(typeof rightOperand.value === 'string' ? " || '')" : ' + 0)');
  }
}

/** Kysely over better-sqlite3, with one writer at a time and prepared statements that are kept. `path` is a file or `:memory:`. */
export const sqliteDialect = (path: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(path),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SteadyQueryCompiler(),
});
