/** DATA-05: cached data younger than ten minutes is not fetched again. */
export const freshForMs = 600_000;
export const retryLimit = 5;
export const retryIntervalMs = 60_000;

/** Whether data fetched at `fetchedAt` may be shown without asking again (DATA-05). Instants in ms; null was never fetched. */
export const isFresh = (fetchedAt: number | null, now: number): boolean =>
  fetchedAt !== null && now >= fetchedAt && now - fetchedAt < freshForMs;

/**
 * How long to wait before trying a failed call again, in ms; null to give up (DATA-05). Five retries; what the server refused (4xx) it would refuse again.
 * `status` is null when no answer came.
 */
export const retryAfter = (failedTries: number, status: number | null): number | null => {
  const wasRefused = status !== null && status >= 400 && status < 500;
  return wasRefused || failedTries > retryLimit ? null : retryIntervalMs;
};
