import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  contentOf,
  isFresh,
  isLoading,
  type LoadEvent,
  type LoadState,
  maximumAgeMs,
  reduceLoadState,
  retryAfter,
  showsError,
  standardRetries,
} from './index.ts';

type State = LoadState<number, string>;
const states: readonly State[] = [
  { status: 'initial' },
  { status: 'validating' },
  { status: 'revalidating', value: 1 },
  { status: 'success', value: 1 },
  { status: 'error', failure: 'x' },
  { status: 'stale-if-error', value: 1, failure: 'x' },
];
const event: fc.Arbitrary<LoadEvent<number, string>> = fc.oneof(
  fc.constant({ type: 'requested' as const }),
  fc.nat().map((value) => ({ type: 'arrived' as const, value })),
  fc.string().map((failure) => ({ type: 'failed' as const, failure })),
  fc.constant({ type: 'dropped' as const }),
);

describe('a load state', () => {
  test('[DATA-01] a load state has one of six values after any events', () => {
    const known = new Set(states.map(({ status }) => status));
    expect(known.size).toBe(6);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: State = { status: 'initial' };
        let content: number | undefined;
        for (const each of events) {
          state = reduceLoadState(state, each);
          content =
            each.type === 'arrived' ? each.value : each.type === 'dropped' ? undefined : content;
          expect(known.has(state.status)).toBe(true);
          expect(contentOf(state)).toBe(content);
        }
      }),
      runs(500),
    );
  });

  test('[DATA-02] content shows in success, revalidating and stale-if-error', () => {
    expect(
      states.filter((state) => contentOf(state) !== undefined).map(({ status }) => status),
    ).toEqual(['revalidating', 'success', 'stale-if-error']);
  });

  test('[DATA-03] loading shows in initial and validating', () => {
    expect(states.filter(isLoading).map(({ status }) => status)).toEqual(['initial', 'validating']);
  });

  test('[DATA-04] the error shows in error only', () => {
    expect(states.filter(showsError).map(({ status }) => status)).toEqual(['error']);
  });

  test('[DATA-01] exactly one of content, loading and error shows', () => {
    for (const state of states)
      expect(
        [contentOf(state) !== undefined, isLoading(state), showsError(state)].filter(Boolean),
      ).toHaveLength(1);
  });

  test('[DATA-01] stale content stays through an error and a retry', () => {
    const failed = reduceLoadState(
      { status: 'revalidating', value: 1 },
      { type: 'failed', failure: 'x' },
    );
    expect(failed).toEqual({ status: 'stale-if-error', value: 1, failure: 'x' });
    expect(reduceLoadState(failed, { type: 'requested' })).toEqual({
      status: 'revalidating',
      value: 1,
    });
    expect(
      reduceLoadState<number, string>({ status: 'validating' }, { type: 'failed', failure: 'x' }),
    ).toEqual({
      status: 'error',
      failure: 'x',
    });
    expect(
      reduceLoadState<number, string>({ status: 'error', failure: 'x' }, { type: 'requested' }),
    ).toEqual({ status: 'validating' });
  });
});

describe('revalidation', () => {
  test('[DATA-05] data is fresh for ten minutes', () => {
    expect(maximumAgeMs).toBe(600_000);
    expect([isFresh(null, 5), isFresh(0, 599_999), isFresh(0, 600_000)]).toEqual([
      false,
      true,
      false,
    ]);
    // A clock set back must not keep data forever.
    expect(isFresh(1000, 0)).toBe(false);
  });

  test('[DATA-05] a failed call is retried five times, a minute apart', () => {
    const away = { kind: 'unreachable' };
    expect(standardRetries).toEqual({ limit: 5, intervalMs: 60_000 });
    expect([1, 2, 3, 4, 5, 6].map((tries) => retryAfter(tries, away))).toEqual([
      60_000,
      60_000,
      60_000,
      60_000,
      60_000,
      null,
    ]);
    expect(['not-found', 'out-of-stock'].map((kind) => retryAfter(1, { kind }))).toEqual([
      null,
      null,
    ]);
    expect([1, 2].map((tries) => retryAfter(tries, away, { limit: 1, intervalMs: 0 }))).toEqual([
      0,
      null,
    ]);
  });
});
