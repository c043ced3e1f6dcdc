/** Where the script is that answers for the shop without a network. */
export const workerAddress = '/service-worker.js';

/** What a page tells that script. */
export type WorkerMessage =
  /** Keep a page that is shown, by its address, and what it has brought in. */
  | { readonly type: 'keep'; readonly page: string; readonly files: readonly string[] }
  /** Somebody signed out: let go of what says which pages were looked at. */
  | { readonly type: 'forget' };
