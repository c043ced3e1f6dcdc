/** DATA-05: cached data younger than ten minutes is not fetched again. */
export const freshForMs = 600_000;

/** How often a call that failed is tried again, and how long after each failure, in ms. */
export type RetryPolicy = { readonly limit: number; readonly intervalMs: number };

/** DATA-05: five retries, a minute apart. */
export const standardRetries: RetryPolicy = { limit: 5, intervalMs: 60_000 };

/** Whether data fetched at `fetchedAt` may be shown without asking again (DATA-05). Instants in ms; null was never fetched. */
export const isFresh = (fetchedAt: number | null, now: number): boolean =>
  fetchedAt !== null && now >= fetchedAt && now - fetchedAt < freshForMs;

/**
 * How long to wait before trying a failed call again, in ms; null to give up (DATA-05). Only a call that was `unreachable` (no answer, or a server in trouble) is tried again: what was
 * refused would be refused again. `failedTries` counts the first call.
 */
export const retryAfter = (
  failedTries: number,
  failure: { readonly kind: string },
  { limit, intervalMs }: RetryPolicy = standardRetries,
): number | null => (failure.kind !== 'unreachable' || failedTries > limit ? null : intervalMs);
