/**
 * True if there is no network: the browser reports none, or the page came from the cache.
 * Always false on the server, and in a shop that needs none.
 */
export const isOffline = (): boolean =>
  !import.meta.env.NO_SERVER &&
  (globalThis.navigator?.onLine === false ||
    globalThis.document?.documentElement.dataset.network === 'none');

/**
 * Loads the next page's data. Without a network, the current page stays and the next one opens
 * from the cache or when the network returns. A newer navigation cancels it.
 */
export const withRetry = async <Loaded>(
  load: () => Promise<Loaded>,
  url?: URL,
  signal?: AbortSignal,
): Promise<Loaded> => {
  try {
    return await load();
  } catch (error) {
    if (!isOffline() || signal?.aborted) throw error;
    // The data cannot be loaded, but the cached page contains it.
    if (url)
      import('./cachedPage.ts').then(({ openCachedPage }) => openCachedPage(url)).catch(() => {});
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return withRetry(load, url, signal);
  }
};
