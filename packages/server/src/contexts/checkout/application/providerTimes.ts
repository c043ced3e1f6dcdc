/** How long a payment provider may take for a call of the shop, with all requests that it is made of. */
export const providerTimeoutMs = 8_000;

/** How long those requests may take together: less than the call, so that the last of them is still heard. */
export const requestsTimeoutMs = 7_500;

/** How long somebody who is about to pay waits for a provider to say which wallets it takes; after that cards alone are offered. */
export const offersTimeoutMs = 3_000;
