import type { Done, Task } from './runInChildProcess.ts';

/** Handles the parent process's tasks (`runInChildProcess.ts`), and exits with it. */
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
  // Terminals and service managers signal the whole process group; the parent still needs
  // results and ends this process itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
};
