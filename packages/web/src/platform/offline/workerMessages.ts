export const workerAddress = '/service-worker.js';

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Cache a shown page by its address, with the files it loaded. */
  | { readonly type: 'keep'; readonly page: string; readonly files: readonly string[] }
  /** After sign-out: delete everything that reveals visited pages. */
  | { readonly type: 'forget' };
