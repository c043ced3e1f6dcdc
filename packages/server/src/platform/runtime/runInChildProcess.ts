import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Unavailable } from './unavailable.ts';

/** Idle time after which the process exits to free its memory. */
const idleMs = 20_000;

export type Task<Asked> = { readonly id: number; readonly asked: Asked };
export type Done<Value> = { readonly id: number } & (
  | { readonly value: Value }
  | { readonly failure: string }
);

type Waiting<Asked, Value> = {
  readonly asked: Asked;
  /** Whether an earlier process ended during this task or another one. */
  readonly again: boolean;
  readonly resolve: (value: Value) => void;
  readonly reject: (cause: Error) => void;
};
type Running<Asked, Value> = {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting<Asked, Value>>;
};

const retryAfterSeconds = 5;

/**
 * Runs CPU-intensive work in a child process whose entry calls `answerParent`, so that requests
 * are not blocked and its memory is separate. The process starts with the first task and exits
 * when idle. A task of a crashed process is retried once in a new one; if that crashes too, the
 * task is `Unavailable`.
 */
export const runInChildProcess = <Asked, Value>(entry: URL): ((asked: Asked) => Promise<Value>) => {
  let running: Running<Asked, Value> | null = null;
  let goes: NodeJS.Timeout | undefined;
  let lastId = 0;

  const forget = (gone: Running<Asked, Value>): void => {
    if (running === gone) running = null;
  };

  const start = (): Running<Asked, Value> => {
    const child = fork(fileURLToPath(entry), { serialization: 'advanced', execArgv: [] });
    const waiting: Running<Asked, Value>['waiting'] = new Map();
    const started = { child, waiting };
    const died = (): void => {
      forget(started);
      const left = [...waiting.values()];
      waiting.clear();
      for (const task of left) {
        if (task.again) task.reject(new Unavailable('the child process ended', retryAfterSeconds));
        else sendTask({ ...task, again: true });
      }
    };
    child.once('exit', died);
    child.on('error', died);
    child.on('message', (done: Done<Value>) => {
      const task = waiting.get(done.id);
      waiting.delete(done.id);
      if (waiting.size === 0) {
        // An idle child does not keep the parent alive.
        child.unref();
        child.channel?.unref();
        goes = setTimeout(() => {
          // A task that arrives during shutdown needs a new process.
          forget(started);
          child.disconnect();
        }, idleMs).unref();
      }
      if ('value' in done) task?.resolve(done.value);
      else task?.reject(new Error(done.failure));
    });
    return started;
  };

  const sendTask = (task: Waiting<Asked, Value>): void => {
    clearTimeout(goes);
    running ??= start();
    const { child, waiting } = running;
    child.ref();
    child.channel?.ref();
    lastId += 1;
    waiting.set(lastId, task);
    child.send({ id: lastId, asked: task.asked } satisfies Task<Asked>);
  };

  return (asked) =>
    new Promise((resolve, reject) => sendTask({ asked, again: false, resolve, reject }));
};
