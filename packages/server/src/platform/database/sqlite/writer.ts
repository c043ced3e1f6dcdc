import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { DatabaseBusy, DatabaseReadOnly } from '../failures.ts';
import type { SqliteFile } from './file.ts';
import { createMutex, type Mutex } from './mutex.ts';

/** Maximum wait for another process. */
const patienceMs = 10_000;

/**
 * Serializes write transactions and shares a commit between concurrent ones, because waiting
 * for the disk takes most of the time. Each transaction is a savepoint in an outer one, which
 * commits when the event loop has no more work. Results are returned only after the commit, so
 * acknowledged data is on disk, and a failed transaction rolls back alone.
 */
export class SqliteWriter {
  readonly #file: SqliteFile;
  /** An in-memory database has no disk to wait for. */
  readonly #shares: boolean;
  readonly #mutex: Mutex = createMutex();
  #isOpen = false;
  #waiting: { readonly resolve: () => void; readonly reject: (cause: unknown) => void }[] = [];

  constructor(file: SqliteFile, shares: boolean) {
    this.#file = file;
    this.#shares = shares;
  }

  /** Only inside a transaction. */
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
    const committed = new Promise<void>((resolve, reject) =>
      this.#waiting.push({ resolve, reject }),
    );
    if (!this.#shares) this.#finish();
    else if (this.#waiting.length === 1) setImmediate(() => void this.#finishInTurn());
    this.#mutex.unlock();
    await committed;
  }

  async rollback(): Promise<void> {
    try {
      // A disk error ends the whole transaction, including all savepoints.
      if (!this.#file.inTransaction)
        return this.#fail(new DatabaseReadOnly('another transaction of the shared commit failed'));
      this.#run('rollback to one');
      this.#run('release one');
      if (this.#waiting.length === 0) this.#finish();
    } finally {
      this.#mutex.unlock();
    }
  }

  async close(): Promise<void> {
    await this.#finishInTurn();
    this.#file.close();
  }

  /** Another process may be writing. Waiting here, not in SQLite, keeps the event loop free. */
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
