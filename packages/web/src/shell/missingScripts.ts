import { readChunkReload, rememberChunkReload } from '../composition/memory.ts';

const minute = 60_000;

/**
 * A part of the shop that cannot be loaded usually means that a newer shop is out: the page loads anew, at most once a minute (ERR-12). Without a
 * network it stays, so that nothing typed is lost.
 */
export const reloadOnMissingScripts = (now: () => number = Date.now, reload: () => void = () => location.reload()): void => {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || now() - readChunkReload() < minute) return;
    rememberChunkReload(now());
    reload();
  });
};
