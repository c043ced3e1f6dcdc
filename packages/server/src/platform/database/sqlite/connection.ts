import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { SqliteFile } from './file.ts';
import type { SqliteWriter } from './writer.ts';

/**
 * A Kysely connection. Outside a transaction, reads use the read connection and never wait, and
 * each write is its own transaction. Inside a transaction, everything uses the write
 * connection, which is reserved until the end.
 */
export class SqliteConnection implements DatabaseConnection {
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

  /** After a failed commit there is nothing to roll back. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    await this.#writer.rollback();
  }

  // biome-ignore lint/correctness/useYield: streaming is not supported
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported');
  }
}
