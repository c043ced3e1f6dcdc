export const providerTimeoutMs = 8_000;

/**
 * Time limit of all requests of a call together: shorter than the call, so that the last
 * response is still handled.
 */
export const requestsTimeoutMs = 7_500;

/** Time limit for listing wallets during checkout; after it, only cards are offered. */
export const offersTimeoutMs = 3_000;
