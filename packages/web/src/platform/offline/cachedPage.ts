import { openDocument } from '../site/shopLocation.ts';
import { keptPages, pageCacheKey } from './pageCacheKey.ts';

export const openCachedPage = async (url: URL): Promise<void> => {
  const kept = await globalThis.caches?.match(pageCacheKey(url), {
    cacheName: keptPages,
    ignoreVary: true,
  });
  if (kept) openDocument(url.href);
};
