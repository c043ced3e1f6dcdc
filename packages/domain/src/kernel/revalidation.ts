/** Cached data younger than ten minutes is not requested again (DATA-05). */
export const maximumAgeMs = 600_000;

/** Maximum number of retries, and the pause after each failure in ms. */
export type RetryPolicy = { readonly limit: number; readonly intervalMs: number };

/** Five retries, a minute apart (DATA-05). */
export const standardRetries: RetryPolicy = { limit: 5, intervalMs: 60_000 };

/**
 * True if data from `fetchedAt` needs no new request (DATA-05). Instants in ms, null if
 * never fetched.
 */
export const isFresh = (fetchedAt: number | null, now: number): boolean =>
  fetchedAt !== null && now >= fetchedAt && now - fetchedAt < maximumAgeMs;

/**
 * Pause before the next retry in ms, null to give up (DATA-05). Only `unreachable` calls
 * are retried (no response or a server error), because a refusal would repeat.
 * `failedTries` includes the first call.
 */
export const retryAfter = (
  failedTries: number,
  failure: { readonly kind: string },
  { limit, intervalMs }: RetryPolicy = standardRetries,
): number | null => (failure.kind !== 'unreachable' || failedTries > limit ? null : intervalMs);
