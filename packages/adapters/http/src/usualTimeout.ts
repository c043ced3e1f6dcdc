/** API-01, in milliseconds, including retries. */
export const usualTimeout = 20_000;
