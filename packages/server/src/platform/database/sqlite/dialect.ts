import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  type BinaryOperationNode,
  type CompiledQuery,
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
import { DatabaseBusy, DatabaseReadOnly } from '../failures.ts';
import { failureOf } from './failure.ts';
import { createMutex, type Mutex } from './mutex.ts';

const keptStatements = 500;
/** How long a transaction waits for another process. */
const patienceMs = 10_000;

/** One connection to the file, with its prepared statements kept. */
class SqliteFile {
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

/**
 * Writes one transaction after another, and lets those that come together share a commit: a commit waits for the disk, which takes longer than everything else in a transaction. Each is a
 * savepoint in a transaction of SQLite's own that is committed when the event loop has nothing more to bring; until then none of them is answered. So what was acknowledged is on the disk, and
 * what fails undoes itself alone.
 */
class SqliteWriter {
  readonly #file: SqliteFile;
  /** In memory there is nothing to wait for. */
  readonly #shares: boolean;
  readonly #mutex: Mutex = createMutex();
  #isOpen = false;
  #waiting: { readonly resolve: () => void; readonly reject: (cause: unknown) => void }[] = [];

  constructor(file: SqliteFile, shares: boolean) {
    this.#file = file;
    this.#shares = shares;
  }

  /** Inside a transaction only. */
  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#file.execute(query);
  }

  async begin(): Promise<void> {
    await this.#mutex.lock();
    try {
      if (!this.#isOpen) await this.#takeWriteLock();
      this.#isOpen = true;
      this.#run('savepoint one');
    } catch (cause) {
      this.#mutex.unlock();
      throw cause;
    }
  }

  async commit(): Promise<void> {
    this.#run('release one');
    const committed = new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    if (!this.#shares) this.#finish();
    else if (this.#waiting.length === 1) setImmediate(() => void this.#finishInTurn());
    this.#mutex.unlock();
    await committed;
  }

  async rollback(): Promise<void> {
    try {
      // A full disk or a failing one ends the whole transaction, with everybody's part in it.
      if (!this.#file.inTransaction) return this.#fail(new DatabaseReadOnly('the transaction was lost with one it shared a commit with'));
      this.#run('rollback to one');
      this.#run('release one');
      if (this.#waiting.length === 0) this.#finish();
    } finally {
      this.#mutex.unlock();
    }
  }

  /** Commits what is still open. */
  async close(): Promise<void> {
    await this.#finishInTurn();
    this.#file.close();
  }

  /** Another process may be writing. Waiting for it here, and not in SQLite, keeps the event loop going. */
  async #takeWriteLock(): Promise<void> {
    for (const until = performance.now() + patienceMs; ; ) {
      try {
        this.#run('begin immediate');
        return;
      } catch (cause) {
        if (!(cause instanceof DatabaseBusy) || performance.now() > until) throw cause;
        await pause(2 + Math.random() * 8);
      }
    }
  }

  async #finishInTurn(): Promise<void> {
    await this.#mutex.lock();
    this.#finish();
    this.#mutex.unlock();
  }

  #finish(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (!this.#isOpen) return;
    this.#isOpen = false;
    try {
      this.#run('commit');
      for (const { resolve } of waiting) resolve();
    } catch (cause) {
      if (this.#file.inTransaction) this.#run('rollback');
      for (const { reject } of waiting) reject(cause);
    }
  }

  #fail(cause: Error): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isOpen = false;
    for (const { reject } of waiting) reject(cause);
  }

  #run(sql: string): void {
    this.#file.run(sql);
  }
}

/**
 * What Kysely calls a connection: outside a transaction reads go to the reading connection and never wait, a write is a transaction of its own; inside a transaction everything happens on the
 * writing connection, which is held from beginning to end.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #writer: SqliteWriter;
  readonly #reader: SqliteFile | null;
  #inTransaction = false;

  constructor(writer: SqliteWriter, reader: SqliteFile | null) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#writer.execute(query);
    if (this.#reader && SelectQueryNode.is(query.query)) return this.#reader.execute(query);
    await this.begin();
    try {
      const result = this.#writer.execute<Row>(query);
      await this.commit();
      return result;
    } catch (cause) {
      await this.rollback();
      throw cause;
    }
  }

  async begin(): Promise<void> {
    await this.#writer.begin();
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    this.#inTransaction = false;
    await this.#writer.commit();
  }

  /** Nothing is left to roll back when it was the commit that failed. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    await this.#writer.rollback();
  }

  // biome-ignore lint/correctness/useYield: results are read whole, no caller streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported');
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  #writer: SqliteWriter | null = null;
  #reader: SqliteFile | null = null;
  /** Connections hold nothing but where in a transaction they are: one that was given back is as good as new, and Kysely knows it. */
  readonly #free: SqliteConnection[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const inMemory = this.#path === ':memory:';
    const writing = open(this.#path);
    writing.pragma('busy_timeout = 0');
    this.#writer = new SqliteWriter(new SqliteFile(writing), !inMemory);
    if (inMemory) return;
    const reading = open(this.#path);
    reading.pragma('query_only = on');
    this.#reader = new SqliteFile(reading);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#writer) throw new Error('The database is closed');
    return this.#free.pop() ?? new SqliteConnection(this.#writer, this.#reader);
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

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    this.#free.push(connection);
  }

  async destroy(): Promise<void> {
    this.#reader?.close();
    await this.#writer?.close();
    this.#reader = null;
    this.#writer = null;
  }
}

const open = (path: string): Sqlite.Database => {
  const database = new Sqlite(path, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // An acknowledged order survives a power cut, not only the end of the process.
  database.pragma('synchronous = FULL');
  // Pages that were written many times meanwhile are copied into the database once: 16 MB of log.
  database.pragma('wal_autocheckpoint = 4000');
  database.pragma('foreign_keys = on');
  return database;
};

/**
 * Writes `column = ?` as `column = (select ?)`. The bundled SQLite is built with STAT4 and prepares a join anew each time a value it compares an index with is bound, which takes ten times as
 * long as running it; it does not look into subqueries.
 */
class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const isBound = ValueNode.is(rightOperand) && !rightOperand.immediate && ReferenceNode.is(leftOperand);
    if (!isBound || !OperatorNode.is(operator) || operator.operator !== '=') {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(' = (select ');
    this.visitNode(rightOperand);
    this.append(')');
  }
}

/** Who waits for whom is the writer's business, not Kysely's. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely over better-sqlite3, with one writer at a time and prepared statements that are kept. `path` is a file or `:memory:`. */
export const sqliteDialect = (path: string): Dialect => ({
  createAdapter: () => new ManyConnectionsAdapter(),
  createDriver: () => new SqliteDriver(path),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SteadyQueryCompiler(),
});
