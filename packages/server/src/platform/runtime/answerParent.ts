import type { Done, Task } from './ownProcess.ts';

/** Does what the process that started this one asks for (`ownProcess.ts`), and ends with it. */
export const answerParent = <Asked, Value>(work: (asked: Asked) => Promise<Value>): void => {
  process.on('message', async ({ id, asked }: Task<Asked>) => {
    const done: Done<Value> = await work(asked).then(
      (value) => ({ id, value }),
      (cause: unknown) => ({
        id,
        failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
    );
    process.send?.(done);
  });
  // A terminal and a service manager tell every process of a shop to end, which still answers what it was asked: it says when this one is done.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
};
