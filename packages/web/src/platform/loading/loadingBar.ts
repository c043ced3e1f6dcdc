import { unreachable } from '@tailorbird/domain/kernel';

/** Delay before the bar shows, in ms. */
export const loadingThrottleMs = 200;
export const loadingDurationMs = 5000;
export const loadingTickMs = 100;

/**
 * State of the loading bar. Times in ms of any one clock; `pending` counts requests in
 * progress.
 */
export type LoadingBar =
  | { readonly status: 'hidden' }
  | {
      readonly status: 'waiting';
      readonly since: number;
      readonly pending: number;
      readonly failed: boolean;
    }
  | {
      readonly status: 'running';
      readonly since: number;
      readonly pending: number;
      readonly failed: boolean;
      readonly percent: number;
    }
  /** Full, in the color of success or failure, until it is hidden. */
  | { readonly status: 'finished' | 'failed' };

export type LoadingEvent =
  /** A call, or a change of route or path (SHELL-30). */
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number }
  | { readonly type: 'ended'; readonly outcome: 'finished' | 'failed' }
  | { readonly type: 'hidden' };

export const hiddenLoadingBar: LoadingBar = { status: 'hidden' };

/** Progress in percent: approaches 100 in whole ticks, 95 after five seconds. */
const creep = (elapsedMs: number): number => {
  const ticks = Math.floor(Math.max(0, elapsedMs) / loadingTickMs);
  return Math.min(99, 100 * (1 - Math.exp((-3 * ticks * loadingTickMs) / loadingDurationMs)));
};

/**
 * SHELL-28 … SHELL-30: shows after 200 ms, grows slowly, and ends with the last request; one
 * failure marks the bar as failed.
 */
export const reduceLoadingBar = (bar: LoadingBar, event: LoadingEvent): LoadingBar => {
  const isActive = bar.status === 'waiting' || bar.status === 'running';
  switch (event.type) {
    case 'started':
      return isActive
        ? { ...bar, pending: bar.pending + 1 }
        : { status: 'waiting', since: event.at, pending: 1, failed: false };
    case 'time-passed': {
      if (!isActive || event.at - bar.since < loadingThrottleMs) return bar;
      const { since, pending, failed } = bar;
      const percent = creep(event.at - since - loadingThrottleMs);
      return {
        status: 'running',
        since,
        pending,
        failed,
        percent: bar.status === 'running' ? Math.max(bar.percent, percent) : percent,
      };
    }
    case 'ended': {
      if (!isActive) return bar;
      const failed = bar.failed || event.outcome === 'failed';
      if (bar.pending > 1) return { ...bar, pending: bar.pending - 1, failed };
      if (failed) return { status: 'failed' };
      return bar.status === 'waiting' ? hiddenLoadingBar : { status: 'finished' };
    }
    case 'hidden':
      return isActive ? bar : hiddenLoadingBar;
    default:
      return unreachable(event);
  }
};
