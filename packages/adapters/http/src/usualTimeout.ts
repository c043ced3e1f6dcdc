/** API-01: milliseconds a call may take, retries included, unless it says otherwise. */
export const usualTimeout = 20_000;
