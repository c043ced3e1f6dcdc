/** API-01: default timeout of a call in milliseconds, including retries. */
export const usualTimeout = 20_000;
