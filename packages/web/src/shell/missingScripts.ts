import type { Preferences } from '@tailorbird/domain/shell';

const minute = 60_000;

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
    if (!navigator.onLine || now() - Number(preferences.read('chunkReload') ?? 0) < minute) return;
    preferences.write('chunkReload', String(now()));
    reload();
  });
};
