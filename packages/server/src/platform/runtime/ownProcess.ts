import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How long a process waits for more to do before it goes, and its memory with it. */
const idleMs = 20_000;

export type Task<Asked> = { readonly id: number; readonly asked: Asked };
export type Done<Value> = { readonly id: number } & ({ readonly value: Value } | { readonly failure: string });

type Waiting<Value> = { readonly resolve: (value: Value) => void; readonly reject: (cause: Error) => void };
type Running<Value> = { readonly child: ChildProcess; readonly waiting: Map<number, Waiting<Value>> };

/**
 * Has work that takes the processor for long done in a process of its own, by an entry that calls `answerParent`: meanwhile everybody else is answered, and what it needs of memory is not the
 * shop's. The process comes with the first task and goes when no more come.
 */
export const inOwnProcess = <Asked, Value>(entry: URL): ((asked: Asked) => Promise<Value>) => {
  let running: Running<Value> | null = null;
  let goes: NodeJS.Timeout | undefined;
  let lastId = 0;

  const forget = (gone: Running<Value>): void => {
    if (running === gone) running = null;
  };

  const start = (): Running<Value> => {
    const child = fork(fileURLToPath(entry), { serialization: 'advanced', execArgv: [] });
    const waiting: Running<Value>['waiting'] = new Map();
    const started = { child, waiting };
    const died = (): void => {
      forget(started);
      for (const { reject } of waiting.values()) reject(new Error('The process that does this work ended'));
      waiting.clear();
    };
    child.once('exit', died);
    child.on('error', died);
    child.on('message', (done: Done<Value>) => {
      const asked = waiting.get(done.id);
      waiting.delete(done.id);
      if (waiting.size === 0) {
        // An idle process keeps nobody from ending.
        child.unref();
        child.channel?.unref();
        goes = setTimeout(() => {
          // Whoever comes while it goes needs another.
          forget(started);
          child.disconnect();
        }, idleMs).unref();
      }
      if ('value' in done) asked?.resolve(done.value);
      else asked?.reject(new Error(done.failure));
    });
    return started;
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      clearTimeout(goes);
      running ??= start();
      const { child, waiting } = running;
      child.ref();
      child.channel?.ref();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      child.send({ id: lastId, asked } satisfies Task<Asked>);
    });
};
