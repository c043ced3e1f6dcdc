import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../testing/walk.ts';
import {
  hiddenLoadingBar,
  type LoadingBar,
  type LoadingEvent,
  loadingDurationMs,
  loadingThrottleMs,
  loadingTickMs,
  reduceLoadingBar,
} from './loadingBar.ts';

describe('the loading bar', () => {
  const run = (...events: readonly LoadingEvent[]): LoadingBar =>
    events.reduce(reduceLoadingBar, hiddenLoadingBar);
  const start: LoadingEvent = { type: 'started', at: 0 };

  test('[SHELL-28, SHELL-30] the bar shows after 200 ms and grows every 100 ms', () => {
    expect([loadingThrottleMs, loadingDurationMs, loadingTickMs]).toEqual([200, 5000, 100]);
    const percent = (at: number) => {
      const bar = run(start, { type: 'time-passed', at });
      return bar.status === 'running' ? bar.percent : null;
    };
    expect([percent(199), percent(200)]).toEqual([null, 0]);
    expect(percent(299)).toBe(0);
    expect(percent(300)).toBeGreaterThan(0);
    expect(percent(5200)).toBeCloseTo(95, 0);
    expect(percent(60_000)).toBe(99);
  });

  test('[SHELL-29] the bar ends with the last request and fails with any failure', () => {
    expect(run(start, { type: 'ended', outcome: 'finished' })).toEqual(hiddenLoadingBar);
    expect(
      run(start, { type: 'time-passed', at: 300 }, { type: 'ended', outcome: 'finished' }),
    ).toEqual({ status: 'finished' });
    expect(run(start, start, { type: 'ended', outcome: 'failed' })).toMatchObject({
      status: 'waiting',
      pending: 1,
    });
    expect(
      run(
        start,
        start,
        { type: 'ended', outcome: 'failed' },
        { type: 'ended', outcome: 'finished' },
      ),
    ).toEqual({ status: 'failed' });
    expect(
      run(
        start,
        { type: 'time-passed', at: 300 },
        { type: 'ended', outcome: 'finished' },
        { type: 'hidden' },
      ),
    ).toEqual(hiddenLoadingBar);
  });

  test('[SHELL-28, SHELL-29] the bar never goes back and is full only at the end', () => {
    const event: fc.Arbitrary<LoadingEvent> = fc.oneof(
      fc.nat(8000).map((at) => ({ type: 'started' as const, at })),
      fc.nat(20_000).map((at) => ({ type: 'time-passed' as const, at })),
      fc
        .constantFrom('finished' as const, 'failed' as const)
        .map((outcome) => ({ type: 'ended' as const, outcome })),
      bare('hidden'),
    );
    walk({ start: hiddenLoadingBar, event, reduce: reduceLoadingBar }, (after, each, before) => {
      expect(['hidden', 'waiting', 'running', 'finished', 'failed']).toContain(after.status);
      if (after.status === 'running') expect(after.percent).toBeLessThan(100);
      if (before.status === 'running' && after.status === 'running')
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      if (after.status === 'waiting' || after.status === 'running')
        expect(after.pending).toBeGreaterThan(0);
      if ((before.status === 'waiting' || before.status === 'running') && each.type === 'hidden')
        expect(after).toBe(before);
    });
  });
});
