import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEvery } from './repeatEvery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('repeated work runs when due, never concurrently, and ends on stop', async () => {
  const begun: (() => void)[] = [];
  const { doNow, stop } = repeatEvery(
    1_000,
    () =>
      new Promise<void>((resolve) => {
        begun.push(resolve);
      }),
    () => {},
  );
  expect(begun).toHaveLength(0);
  doNow();
  doNow();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(2);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([begun.length, isStopped]).toEqual([2, false]);
  begun[1]?.();
  await stopped;
  expect(isStopped).toBe(true);
});

test('a failure is reported and the work runs again when due', async () => {
  const told: string[] = [];
  let times = 0;
  const { stop } = repeatEvery(
    1_000,
    async () => {
      times += 1;
      throw times === 1 ? new Error('away') : 'no error at all';
    },
    (cause) => told.push(cause.message),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect([times, told]).toEqual([2, ['away', 'no error at all']]);
  await stop();
});
