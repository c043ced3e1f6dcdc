/** Whether there is no network: the browser knows of none, or a page came as it was kept, since none answered. A server always has one. */
export const isOffline = (): boolean =>
  globalThis.navigator?.onLine === false ||
  globalThis.document?.documentElement.dataset.network === 'none';

/**
 * Loads what the next page shows. Without a network the page before stays, and the next one opens as it was kept, or once the network is back. Whoever goes elsewhere meanwhile is not
 * led there any more.
 */
export const patiently = async <Loaded>(
  load: () => Promise<Loaded>,
  url?: URL,
  signal?: AbortSignal,
): Promise<Loaded> => {
  try {
    return await load();
  } catch (error) {
    if (!isOffline() || signal?.aborted) throw error;
    // What it shows cannot be asked for now, and is in the page as it was kept.
    if (url) import('./keptPage.ts').then(({ openKept }) => openKept(url)).catch(() => {});
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return patiently(load, url, signal);
  }
};
