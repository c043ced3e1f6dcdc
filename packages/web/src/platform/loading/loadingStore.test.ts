import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingStore } from './loadingStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[SHELL-28] nothing shows before 200 ms; then the bar grows each tick', () => {
  const loading = new LoadingStore({ clock: { now: () => Date.now() } });
  loading.start();
  vi.advanceTimersByTime(199);
  expect(loading.bar.status).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(loading.bar.status).toBe('running');
  vi.advanceTimersByTime(100);
  const early = loading.bar.status === 'running' ? loading.bar.percent : 0;
  vi.advanceTimersByTime(1_000);
  expect(loading.bar).toMatchObject({ status: 'running' });
  expect(loading.bar.status === 'running' && loading.bar.percent).toBeGreaterThan(early);
});

test('[SHELL-29] the bar finishes or fails with its call, then disappears', () => {
  const loading = new LoadingStore({ clock: { now: () => Date.now() } });
  loading.start();
  vi.advanceTimersByTime(500);
  loading.end('failed');
  expect(loading.bar).toEqual({ status: 'failed' });
  vi.runAllTimers();
  expect(loading.bar).toEqual({ status: 'hidden' });
});

test('calls shorter than 200 ms show no bar', () => {
  const loading = new LoadingStore({ clock: { now: () => Date.now() } });
  loading.start();
  vi.advanceTimersByTime(150);
  loading.end('finished');
  vi.runAllTimers();
  expect(loading.bar).toEqual({ status: 'hidden' });
});
