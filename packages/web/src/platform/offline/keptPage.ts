import { openDocument } from '../site/shopLocation.ts';
import { keptAddress, keptPages } from './keptAddress.ts';

export const openKept = async (url: URL): Promise<void> => {
  const kept = await globalThis.caches?.match(keptAddress(url), {
    cacheName: keptPages,
    ignoreVary: true,
  });
  if (kept) openDocument(url.href);
};
