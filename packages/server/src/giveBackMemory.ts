import { Session } from 'node:inspector/promises';

/** Gives the memory back that starting up needed and nothing holds any more: left to itself, the engine keeps it for a time of load. */
export const giveBackMemory = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
};
