import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (problem) {
    // Somebody else's process may not be asked, and is there.
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Who holds a lock; null when nobody does any more. */
const holderOf = (lock: string): number | null => {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
};

/** Does something that succeeds for one alone; answers whether it did. */
const succeeds = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

let count = 0;
const betweenTriesMs = 100;

/**
 * Does work that no two processes may do at once: whoever comes later waits. `lock` is a file that holds the process at work. One that a process left behind when it ended is nobody's.
 */
export const oneAtATime = async <Value>(
  lock: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  count += 1;
  const own = `${lock}.${process.pid}.${count}`;
  mkdirSync(dirname(lock), { recursive: true });
  // Written before it has the name that others look at: nobody reads half a number.
  writeFileSync(own, String(process.pid));
  try {
    while (!succeeds(() => linkSync(own, lock))) {
      const holder = holderOf(lock);
      if (holder !== null && isAlive(holder)) await pause(betweenTriesMs);
      else if (holder !== null && succeeds(() => renameSync(lock, `${own}.left`))) {
        // Between the two somebody else may have taken it: then it is put back.
        if (holderOf(`${own}.left`) !== holder) succeeds(() => linkSync(`${own}.left`, lock));
        rmSync(`${own}.left`, { force: true });
      }
    }
    try {
      return await work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
};
