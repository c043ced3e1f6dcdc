import { subscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector/promises';

/**
 * Runs a garbage collection after startup; V8 would otherwise keep the memory for later load.
 */
export const releaseMemory = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
};

/** Collects garbage when the server is idle after requests, so that it delays none. */
export const releaseMemoryWhenIdle = (quietMs = 5_000): void => {
  let lastAsked = 0;
  let isWaiting = false;
  const wait = (milliseconds: number): void => {
    isWaiting = true;
    setTimeout(() => {
      const rest = lastAsked + quietMs - performance.now();
      if (rest > 0) {
        wait(rest);
        return;
      }
      isWaiting = false;
      void releaseMemory();
    }, milliseconds).unref();
  };
  subscribe('http.server.request.start', () => {
    lastAsked = performance.now();
    if (!isWaiting) wait(quietMs);
  });
};
