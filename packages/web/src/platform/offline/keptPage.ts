import { keptAddress, keptPages } from './keptAddress.ts';

/** Opens a page as it was kept, where it was. */
export const openKept = async (url: URL): Promise<void> => {
  const kept = await globalThis.caches?.match(keptAddress(url), {
    cacheName: keptPages,
    ignoreVary: true,
  });
  if (kept) location.assign(url);
};
