export const workerAddress = '/service-worker.js';

export type WorkerMessage =
  /** Cache a shown page by its address, with the files it loaded. */
  | { readonly type: 'keep'; readonly page: string; readonly files: readonly string[] }
  /** After sign-out: delete everything that reveals visited pages. */
  | { readonly type: 'forget' };
