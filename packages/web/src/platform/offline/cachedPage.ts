import { openDocument } from '../site/shopLocation.ts';
import { pageCacheKey, pageCacheName } from './pageCacheKey.ts';

export const openCachedPage = async (url: URL): Promise<void> => {
  const kept = await globalThis.caches?.match(pageCacheKey(url), {
    cacheName: pageCacheName,
    ignoreVary: true,
  });
  if (kept) openDocument(url.href);
};
