import type { Preferences } from '@tailorbird/domain/shell';

/** Whether the page may load anew, once a minute at most (ERR-12). Instants in ms; null: it has not yet. */
export const mayReloadForChunk = (lastReload: number | null, now: number): boolean =>
  lastReload === null || now - lastReload >= 60_000;

/**
 * A part of the shop that cannot be loaded usually means that a newer shop is out: the page loads anew, at most once a minute (ERR-12). Without a
 * network it stays, so that nothing typed is lost.
 */
export const reloadOnMissingScripts = (
  preferences: Preferences,
  now: () => number = Date.now,
  reload: () => void = () => location.reload(),
): void => {
  addEventListener('vite:preloadError', () => {
    const last = preferences.read('chunkReload');
    if (!navigator.onLine || !mayReloadForChunk(last === null ? null : Number(last), now())) return;
    preferences.write('chunkReload', String(now()));
    reload();
  });
};
