import { type Err, err, ok } from '@tailorbird/domain/kernel';
import { isClientError } from '@tailorbird/domain/shell';
import { reaction } from 'mobx';
import type { Clock } from '../browser/browser.ts';
import { RemoteData } from './remoteData.ts';

/** Why a call failed: `settle` throws the original error or returns the original failure. */
type Failure = { readonly kind: 'unreachable' | 'refused'; readonly settle: () => never };

type Entry = {
  readonly data: RemoteData<unknown, Failure>;
  /** True if a caller has received a response: later data is news. */
  isAnswered: boolean;
};

type Needs = {
  readonly clock: Clock;
  /** Dependencies of responses: language, currency and user. */
  readonly scope: () => string;
  /** Called when data arrived that no caller has received. */
  readonly onNews: () => void;
};

/** Maximum number of entries; the oldest is removed first. */
const mostKept = 100;

const isFailed = (answer: unknown): answer is Err<{ readonly kind: string }> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** 4xx responses are refusals (DATA-05); other errors are temporary. */
const kindOf = (thrown: unknown): Failure['kind'] => {
  const { status } = Object(thrown) as { readonly status?: unknown };
  return typeof status === 'number' && isClientError(status) ? 'refused' : 'unreachable';
};

export type Reads<Port> = {
  [Call in keyof Port]: Port[Call] extends (...asked: never) => Promise<unknown> ? Call : never;
}[keyof Port] &
  string;

/**
 * Response cache of this tab (DATA-02, DATA-05). Entries are fresh for ten minutes; older ones
 * are returned at once, reloaded in the background, and kept if that fails. Failed calls are
 * retried five times, one minute apart. Refusals are never cached.
 */
export class RemoteCache {
  readonly #needs: Needs;
  readonly #entries = new Map<string, Entry>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Reads from the cache or from `ask`. Fails like `ask` if there is no entry. */
  async read<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    // The language may have changed since the call started.
    const key = `${what} ${this.#needs.scope()}`;
    const entry = this.#entries.get(key) ?? this.#open(key, ask);
    const { data } = entry;
    const known = data.content;
    // A caller that retries gets the result as its response, not as news.
    if (known === undefined) entry.isAnswered = false;
    const arrival = data.show();
    if (known !== undefined) {
      void arrival.then(() => this.#dropRefused(key, entry));
      return known as Answer;
    }
    await arrival;
    entry.isAnswered = true;
    this.#dropRefused(key, entry);
    const { content, state } = data;
    if (content !== undefined) return content as Answer;
    if (state.status === 'error') return (state.failure.settle as () => Answer)();
    throw new Error(`Loading ${what} failed`);
  }

  /**
   * Wraps a port so that the named calls are cached. These calls only read, and their arguments
   * are JSON.
   */
  keep<Port extends object>(kind: string, port: Port, calls: readonly Reads<Port>[]): Port {
    const kept = Object.fromEntries(
      calls.map((call) => [
        call,
        (...asked: readonly unknown[]) =>
          this.read(`${kind}${call} ${JSON.stringify(asked)}`, () =>
            (port[call] as (...asked: readonly unknown[]) => Promise<unknown>)(...asked),
          ),
      ]),
    );
    return { ...port, ...kept };
  }

  /** Removes outdated entries: all, or those of one kind. */
  forget(kind = ''): void {
    for (const [key, { data }] of this.#entries) {
      if (!key.startsWith(kind)) continue;
      data.leave();
      this.#entries.delete(key);
    }
  }

  #dropRefused(key: string, entry: Entry): void {
    const { state } = entry.data;
    if ('failure' in state && state.failure.kind === 'refused' && this.#entries.get(key) === entry)
      this.#entries.delete(key);
  }

  #open<Answer>(key: string, ask: () => Promise<Answer>): Entry {
    const { clock, onNews } = this.#needs;
    const data = new RemoteData<unknown, Failure>({
      clock,
      ask: () =>
        ask().then(
          (answer) =>
            isFailed(answer)
              ? err({
                  kind: answer.failure.kind === 'unreachable' ? 'unreachable' : 'refused',
                  settle: () => answer as never,
                } as const)
              : ok(answer),
          (thrown: unknown) =>
            err({
              kind: kindOf(thrown),
              settle: () => {
                throw thrown;
              },
            } as const),
        ),
    });
    const entry: Entry = { data, isAnswered: false };
    reaction(
      () => data.content,
      (now, before) => {
        if (entry.isAnswered && JSON.stringify(now) !== JSON.stringify(before)) onNews();
      },
    );
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.size > mostKept ? this.#entries.entries() : [];
    if (oldest) {
      oldest[1].data.leave();
      this.#entries.delete(oldest[0]);
    }
    return entry;
  }
}
