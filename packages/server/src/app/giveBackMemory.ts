import { subscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector/promises';

/** Gives the memory back that starting up needed and nothing holds any more: left to itself, the engine keeps it for a time of load. */
export const giveBackMemory = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
};

/** From now on does the same whenever people have asked for something, and then nobody has for a while: nobody waits for it. */
export const giveBackMemoryInQuietTimes = (quietMs = 5_000): void => {
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
      void giveBackMemory();
    }, milliseconds).unref();
  };
  subscribe('http.server.request.start', () => {
    lastAsked = performance.now();
    if (!isWaiting) wait(quietMs);
  });
};
