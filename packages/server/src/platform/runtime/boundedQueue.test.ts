import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './boundedQueue.ts';
import { Unavailable } from './unavailable.ts';

const bounds = { atOnce: 2, mostWaiting: 3, retryAfterSeconds: 7 };

describe('a bounded queue', () => {
  it('a bounded queue limits running work and refuses too many waiters', async () => {
    const queue = createBoundedQueue(bounds);
    let running = 0;
    let most = 0;
    const work = async (): Promise<string> => {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      return 'done';
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => queue.run(work)));
    expect(most).toBe(2);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ retryAfterSeconds: 7 });
    expect(refused[0]).toBeInstanceOf(Unavailable);
  });

  it('a bounded queue continues after a failure', async () => {
    const queue = createBoundedQueue({ ...bounds, atOnce: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
    await expect(queue.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });
});
