/** Interval between network checks, in milliseconds. */
export const offlineRetryMs = 10_000;
