/** Work that is done again and again. */
export type Repeated = {
  /** Does it now, unless it is under way. */
  readonly doNow: () => void;
  /** Ends it, once what is under way is done. */
  readonly stop: () => Promise<void>;
};

/** Does something every so often, never twice at once: what is due while it is under way is left out. A failure is told, and it is tried again when it is due next. */
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
