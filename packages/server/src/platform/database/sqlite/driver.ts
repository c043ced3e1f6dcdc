import type { Driver } from 'kysely';
import { SqliteConnection } from './connection.ts';
import { FileHealth, openFile, SqliteFile } from './file.ts';
import { SqliteWriter } from './writer.ts';

/** Two connections to a file: one for writes, one for reads. */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #health: FileHealth;
  #writer: SqliteWriter | null = null;
  #reader: SqliteFile | null = null;
  /**
   * Connections hold only their transaction state, so returned ones can be reused, which Kysely
   * supports.
   */
  readonly #free: SqliteConnection[] = [];

  constructor(path: string, onDamage?: (damage: Error) => void) {
    this.#path = path;
    this.#health = new FileHealth(onDamage);
  }

  async init(): Promise<void> {
    const inMemory = this.#path === ':memory:';
    const writing = openFile(this.#path);
    writing.pragma('busy_timeout = 0');
    this.#writer = new SqliteWriter(new SqliteFile(writing, this.#health), !inMemory);
    if (inMemory) return;
    const reading = openFile(this.#path);
    reading.pragma('query_only = on');
    this.#reader = new SqliteFile(reading, this.#health);
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
