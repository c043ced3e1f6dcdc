import { type Err, err, ok } from '@tailorbird/domain/kernel';
import { isClientError } from '@tailorbird/domain/shell';
import { reaction } from 'mobx';
import type { Clock } from '../browser/browser.ts';
import { RemoteData } from './remoteData.ts';

/** Why nothing came: `settle` throws what the call threw, or returns the failure it answered with. */
type Failure = { readonly kind: 'unreachable' | 'refused'; readonly settle: () => never };

type Entry = {
  readonly data: RemoteData<unknown, Failure>;
  /** Whether a caller has had an answer: what arrives after that is news. */
  isAnswered: boolean;
};

type Needs = {
  readonly clock: Clock;
  /** What answers depend on: the language, the currency and who is here. */
  readonly scope: () => string;
  /** Called when something arrived that nobody has been given. */
  readonly onNews: () => void;
};

/** How many answers are kept at most; the one that was asked for first goes first. */
const mostKept = 100;

const isFailed = (answer: unknown): answer is Err<{ readonly kind: string }> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** 4xx is refused (DATA-05); any other error may pass. */
const kindOf = (thrown: unknown): Failure['kind'] => {
  const { status } = Object(thrown) as { readonly status?: unknown };
  return typeof status === 'number' && isClientError(status) ? 'refused' : 'unreachable';
};

/** Names of the calls of a port. */
export type Reads<Port> = {
  [Call in keyof Port]: Port[Call] extends (...asked: never) => Promise<unknown> ? Call : never;
}[keyof Port] &
  string;

/**
 * Keeps the answers of calls for this tab (DATA-02, DATA-05). For ten minutes they are not asked for
 * again. Older ones are returned at once and brought in anew meanwhile, and stay where that fails.
 * What did not come is tried five times more, a minute apart. A refusal is never kept.
 */
export class RemoteCache {
  readonly #needs: Needs;
  readonly #entries = new Map<string, Entry>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** The answer to a call, from the cache or from `ask`. Fails as `ask` does where nothing is kept. */
  async read<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    // By the time of the answer the reader may have gone on to another language.
    const key = `${what} ${this.#needs.scope()}`;
    const entry = this.#entries.get(key) ?? this.#open(key, ask);
    const { data } = entry;
    const known = data.content;
    // A caller who asks again for what did not come hears by the answer.
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

  /** A port whose named calls go through the cache. They only read, and their arguments are JSON. */
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

  /** Drops what a change has made old: all answers, or those of a kind of call. */
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
