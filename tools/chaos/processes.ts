/**
 * Shop processes on one database, restarted like by a supervisor, with a count of
 * crashes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningShop, startShop } from '../shop.ts';

export type Processes = {
  readonly addresses: () => readonly string[];
  /** Kills a process like the out-of-memory killer. It is then restarted. */
  readonly kill: () => Promise<void>;
  readonly deaths: () => number;
  readonly stop: () => Promise<void>;
};

const untilRestartedMs = 1_000;

export const startProcesses = async (
  count: number,
  databaseUrl: string,
  publicAddress: string,
): Promise<Processes> => {
  const running: (RunningShop & { isMeantToEnd: boolean; isUp: boolean })[] = [];
  let deaths = 0;
  let isOpen = true;

  const start = async (place: number, port: string): Promise<void> => {
    const shop = await startShop({
      env: {
        PORT: port,
        LOG_LEVEL: 'fatal',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: publicAddress,
        ALLOWED_HOSTS: '*',
      },
    });
    const kept = { ...shop, isMeantToEnd: false, isUp: true };
    running[place] = kept;
    kept.ended
      .then(async () => {
        kept.isUp = false;
        if (!isOpen) return;
        if (!kept.isMeantToEnd) deaths += 1;
        await pause(untilRestartedMs);
        await startAgain(place, new URL(kept.address).port);
      })
      .catch((cause: unknown) =>
        console.log(`  a process was not started again: ${String(cause)}`),
      );
  };
  /** Retries like a supervisor while the database is down. */
  const startAgain = async (place: number, port: string): Promise<void> => {
    for (let tries = 0; isOpen; tries += 1) {
      try {
        return await start(place, port);
      } catch (cause) {
        if (tries === 30) throw cause;
        await pause(untilRestartedMs);
      }
    }
  };

  for (let place = 0; place < count; place += 1) await start(place, '0');
  return {
    addresses: () => running.map(({ address }) => address),
    kill: async () => {
      // The other processes keep running.
      while (!running.every(({ isUp }) => isUp)) await pause(100);
      const victim = running[Math.floor(Math.random() * running.length)];
      if (!victim) return;
      victim.isMeantToEnd = true;
      process.kill(victim.processId, 'SIGKILL');
      await victim.ended;
    },
    deaths: () => deaths,
    stop: async () => {
      isOpen = false;
      await Promise.all(running.map((shop) => shop.stop()));
    },
  };
};
