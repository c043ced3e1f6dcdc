export type Repeated = {
  readonly doNow: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Repeats work at an interval, never concurrently: runs that become due during another are
 * skipped. Failures are reported, and the work is retried at the next interval.
 */
export const repeatEvery = (
  everyMs: number,
  work: () => Promise<unknown>,
  failed: (cause: Error) => void,
): Repeated => {
  let running: Promise<unknown> | undefined;
  const doNow = (): void => {
    running ??= work()
      .catch((cause: unknown) => failed(cause instanceof Error ? cause : new Error(String(cause))))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(doNow, everyMs).unref();
  return {
    doNow,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
